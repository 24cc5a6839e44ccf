-- The review of a finished game, kept because it takes long to make.
CREATE TABLE reviews (match TEXT PRIMARY KEY, playouts INTEGER NOT NULL, review BLOB NOT NULL);
