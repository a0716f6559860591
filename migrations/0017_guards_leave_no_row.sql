-- A guard inserts only a row that the table refuses (packages/db/src/atomically.ts): nothing is there to delete.
DROP TRIGGER `must_change_stays_empty`;
