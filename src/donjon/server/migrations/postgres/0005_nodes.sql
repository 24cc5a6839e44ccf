-- Several servers share a database. `address` is where the others reach a server; without one, it is alone here.
-- `pulse`: until when it is known to have run, by its own clock.
ALTER TABLE nodes ADD COLUMN address TEXT NOT NULL DEFAULT '', ADD COLUMN pulse BIGINT NOT NULL DEFAULT 0;
-- Servers that have ended or were taken for dead. Their tables wait for an heir.
CREATE TABLE gone (node TEXT PRIMARY KEY, pulse BIGINT NOT NULL);
ALTER TABLE tables ADD COLUMN owner TEXT;
CREATE INDEX owned ON tables (owner) WHERE stage IN ('open', 'playing');
-- The pause of one table, while it had no owner; without a table, that of the whole house.
ALTER TABLE pauses ADD COLUMN match TEXT NOT NULL DEFAULT '';
CREATE INDEX paused ON pauses (match);
