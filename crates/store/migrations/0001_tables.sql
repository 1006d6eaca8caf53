-- A table: what is fixed when the game starts, and the number of its state.
CREATE TABLE tables (
    id       TEXT    NOT NULL PRIMARY KEY,
    game     TEXT    NOT NULL,
    -- The record as JSON, without decisions, seal and key.
    header   TEXT    NOT NULL,
    -- 64 hexadecimal digits; NULL in a game that can only be watched.
    dice_key TEXT,
    -- Grows with every change, also when something is taken back.
    state    INTEGER NOT NULL,
    -- Seconds since 1970.
    created  INTEGER NOT NULL,
    touched  INTEGER NOT NULL
) STRICT;

-- Who sits where. Of a seat's key only the hash is kept; NULL if nobody can sit there.
CREATE TABLE seats (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    place    INTEGER NOT NULL,
    seat     TEXT    NOT NULL,
    plan     TEXT    NOT NULL,
    key_hash BLOB,
    PRIMARY KEY (table_id, place)
) STRICT, WITHOUT ROWID;

-- The decisions, in order, counted from 1.
CREATE TABLE entries (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    seat     TEXT    NOT NULL,
    decision TEXT    NOT NULL,
    dice     BLOB    NOT NULL,
    forced   INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
