-- Who is alive, by the clock of the database. The row of a server is checked at every write; to bury it is to delete it.
CREATE TABLE nodes (
    node TEXT PRIMARY KEY, process INTEGER NOT NULL, host TEXT NOT NULL, since BIGINT NOT NULL, until TIMESTAMPTZ NOT NULL
);
