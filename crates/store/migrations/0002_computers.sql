-- The level at which the computer plays a seat; NULL if a person does.
ALTER TABLE seats ADD COLUMN computer TEXT;

-- How long the computer leaves between its decisions, in the server's word.
ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'quick';
