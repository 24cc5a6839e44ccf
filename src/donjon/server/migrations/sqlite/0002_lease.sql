-- One server at a time owns the database: its name is checked at every write.
CREATE TABLE lease (holder TEXT NOT NULL, process INTEGER NOT NULL, host TEXT NOT NULL, since INTEGER NOT NULL);
