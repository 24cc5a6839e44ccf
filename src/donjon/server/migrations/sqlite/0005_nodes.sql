-- In PostgreSQL, several servers share a database, and a pause may be that of one table. A file has one server, but it
-- may be the copy of such a database.
ALTER TABLE pauses ADD COLUMN match TEXT NOT NULL DEFAULT '';
