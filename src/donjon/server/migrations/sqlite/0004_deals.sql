-- The day of a deal of the day, so that its results can be found.
ALTER TABLE tables ADD COLUMN day TEXT NOT NULL DEFAULT '';
CREATE INDEX deals ON tables (day) WHERE day <> '';
