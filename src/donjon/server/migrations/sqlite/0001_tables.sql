-- The columns `match` hold ids of tables, the rows of `steps` their entries: names of files that are kept.
CREATE TABLE IF NOT EXISTS tables (match TEXT PRIMARY KEY, stage TEXT NOT NULL, sheet BLOB NOT NULL);
CREATE INDEX IF NOT EXISTS unfinished ON tables (stage) WHERE stage IN ('open', 'playing');
CREATE TABLE IF NOT EXISTS steps (
    match TEXT NOT NULL, number INTEGER NOT NULL, ply INTEGER NOT NULL, words TEXT NOT NULL,
    seat INTEGER, at INTEGER NOT NULL, after BLOB NOT NULL, PRIMARY KEY (match, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS remarks (
    match TEXT NOT NULL, number INTEGER NOT NULL, remark BLOB NOT NULL, PRIMARY KEY (match, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS pauses (since INTEGER NOT NULL, until INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value BLOB NOT NULL);
