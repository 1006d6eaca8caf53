-- Games that have outlived the rules they began by: as they were kept before they were carried over to newer ones.
-- Nothing of this changes any more.
CREATE TABLE former_tables (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    -- Counted from 1: a game may outlive several versions of its rules.
    chapter  INTEGER NOT NULL,
    header   TEXT    NOT NULL,
    dice_key TEXT,
    -- How many of its decisions the newer rules still allow.
    kept     INTEGER NOT NULL,
    -- Seconds since 1970.
    ended    INTEGER NOT NULL,
    PRIMARY KEY (table_id, chapter)
) STRICT, WITHOUT ROWID;

CREATE TABLE former_entries (
    table_id TEXT    NOT NULL,
    chapter  INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    seat     TEXT    NOT NULL,
    decision TEXT    NOT NULL,
    dice     BLOB    NOT NULL,
    forced   INTEGER NOT NULL,
    PRIMARY KEY (table_id, chapter, number),
    FOREIGN KEY (table_id, chapter) REFERENCES former_tables (table_id, chapter) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
