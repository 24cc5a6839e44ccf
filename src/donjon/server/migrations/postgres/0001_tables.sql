-- As in SQLite, with the same names. `born` keeps the order in which tables came.
CREATE TABLE tables (
    match TEXT PRIMARY KEY, stage TEXT NOT NULL, sheet TEXT NOT NULL, born BIGINT GENERATED ALWAYS AS IDENTITY
);
CREATE INDEX unfinished ON tables (stage) WHERE stage IN ('open', 'playing');
CREATE TABLE steps (
    match TEXT NOT NULL, number INTEGER NOT NULL, ply INTEGER NOT NULL, words TEXT NOT NULL,
    seat INTEGER, at BIGINT NOT NULL, after TEXT NOT NULL, PRIMARY KEY (match, number)
);
CREATE TABLE remarks (match TEXT NOT NULL, number INTEGER NOT NULL, remark TEXT NOT NULL, PRIMARY KEY (match, number));
CREATE TABLE pauses (since BIGINT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE facts (name TEXT PRIMARY KEY, value BYTEA NOT NULL);
