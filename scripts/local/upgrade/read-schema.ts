import type { DatabaseSync } from 'node:sqlite';

export interface Column {
  name: string;
  /** A row needs a value for it: it may not be empty and has no default. */
  isRequired: boolean;
  /** SQLite works it out. */
  isGenerated: boolean;
}

export interface Trigger {
  name: string;
  /** The table whose rows fire it. */
  table: string;
  sql: string;
}

/** What has no rows of its own, or belongs to SQLite and to wrangler. */
const NOT_OURS =
  "name NOT LIKE 'event_search%' AND name NOT LIKE 'sqlite_%' AND name <> 'd1_migrations' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'";

/** The columns of each of our tables in an attached database (`main`, or its name). */
export function readTables(db: DatabaseSync, schema: string): Map<string, Column[]> {
  const names = db.prepare(`SELECT name FROM ${schema}.sqlite_schema WHERE type = 'table' AND ${NOT_OURS}`).all();
  return new Map(names.map(({ name }) => [String(name), readColumns(db, schema, String(name))]));
}

function readColumns(db: DatabaseSync, schema: string, table: string): Column[] {
  const columns = db.prepare(`PRAGMA ${schema}.table_xinfo("${table}")`).all();
  return columns.map(({ name, notnull, dflt_value: value, hidden }) => ({
    name: String(name),
    isRequired: notnull === 1 && value === null,
    isGenerated: hidden !== 0,
  }));
}

export function readTriggers(db: DatabaseSync): Trigger[] {
  const rows = db.prepare("SELECT name, tbl_name, sql FROM sqlite_schema WHERE type = 'trigger'").all();
  return rows.map((row) => ({ name: String(row.name), table: String(row.tbl_name), sql: String(row.sql) }));
}
