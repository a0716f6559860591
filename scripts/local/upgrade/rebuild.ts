import { DatabaseSync } from 'node:sqlite';
import type { Migration } from './migration-files.ts';
import { MIGRATIONS_TABLE } from './migrations-table.ts';
import { type Copy, filledBy, firesAtInsert, planCopies } from './plan-copies.ts';
import { readTables, readTriggers, type Trigger } from './read-schema.ts';

/** Rows that this version has no place for: nothing was written. */
class NoPlaceError extends Error {
  override name = 'NoPlaceError';
}

/**
 * Makes a database of this version's migrations in the new file `target`, and brings every row of `source` into it. Until the end of
 * November 2026 migrations were changed in place, so that no further migration fits such a database. `source` must have no write-ahead
 * log; it is only read. Counts and search that `source` did not keep are worked out by their triggers. Throws NoPlaceError for rows that
 * no table of today takes, and SQLite's own errors.
 */
export function rebuild(source: string, target: string, migrations: readonly Migration[]): void {
  const db = new DatabaseSync(target, { enableForeignKeyConstraints: false });
  try {
    db.exec('PRAGMA synchronous = FULL; BEGIN');
    for (const statement of migrations.flatMap(({ statements }) => statements)) db.exec(statement);
    db.exec('COMMIT');
    db.prepare('ATTACH ? AS former').run(source);
    db.exec('BEGIN');
    bringRows(db);
    bringBookkeeping(db, migrations);
    const [orphan] = db.prepare('PRAGMA main.foreign_key_check').all();
    if (orphan && db.prepare('PRAGMA former.foreign_key_check').all().length === 0)
      throw new Error(`A row of ${String(orphan.table)} refers to a row that is not there.`);
    db.exec('COMMIT');
  } finally {
    db.close();
  }
}

function bringRows(db: DatabaseSync): void {
  const [former, today] = [readTables(db, 'former'), readTables(db, 'main')];
  const { copies, untaken, ungiven } = planCopies(former, today);
  const triggers = readTriggers(db);
  const counts = new Set(triggers.filter(firesAtInsert).flatMap(filledBy));
  // A table of counts that lacked a column is counted anew.
  const whole = copies.filter(
    ({ table, columns }) =>
      !counts.has(table) || columns.length === today.get(table)?.filter((c) => !c.isGenerated).length,
  );
  const brought = new Set(whole.map(({ table }) => table));
  refuse(db, 'This version has no place for', untaken, (path) => !counts.has(path.split('.')[0] ?? ''));
  refuse(db, 'The former version did not keep', ungiven, (path) => brought.has(path.split('.')[0] ?? ''));

  for (const { name } of triggers) db.exec(`DROP TRIGGER \`${name}\``);
  const fills = triggers.filter((trigger) => firesAtInsert(trigger) && filledBy(trigger).some((t) => !brought.has(t)));
  const isBroughtCount = (table: string) => counts.has(table) && brought.has(table);
  const asked = (trigger: Trigger) => isBroughtCount(trigger.table);
  // The listing's trigger reads events and venues into the search index.
  const base = whole.filter(({ table }) => !counts.has(table)).toSorted((a, b) => late(a) - late(b));
  withTriggers(
    db,
    fills.filter((trigger) => !asked(trigger)),
    base,
  );
  withTriggers(
    db,
    fills.filter(asked),
    whole.filter(({ table }) => counts.has(table)),
  );
  for (const { sql } of triggers) db.exec(sql);
  for (const { former: from, table } of whole) {
    const [before, after] = [count(db, `former."${from}"`), count(db, `main."${table}"`)];
    if (before !== after) throw new Error(`${table} has ${after} rows; it had ${before}.`);
  }
}

const late = ({ table }: Copy): number => Number(table === 'listing');

/** Copies the rows while only these triggers stand. What they counted is replaced by what was kept. */
function withTriggers(db: DatabaseSync, triggers: readonly Trigger[], copies: readonly Copy[]): void {
  for (const { table } of copies) db.exec(`DELETE FROM main."${table}"`);
  for (const { sql } of triggers) db.exec(sql);
  for (const { former, table, columns, values } of copies) {
    const names = columns.map((name) => `"${name}"`).join(', ');
    db.exec(`INSERT INTO main."${table}" (${names}) SELECT ${values.join(', ')} FROM former."${former}" o`);
  }
  for (const { name } of triggers) db.exec(`DROP TRIGGER \`${name}\``);
}

/** An empty table or column without a place loses nothing. */
function refuse(db: DatabaseSync, because: string, paths: readonly string[], matters: (path: string) => boolean): void {
  const lost = paths.filter((path) => {
    const [table, column] = path.split('.');
    const held = db.prepare(`SELECT 1 FROM former.sqlite_schema WHERE name = ?`).get(table ?? '');
    if (!matters(path) || !held) return false;
    const isOwn = db
      .prepare(`SELECT 1 FROM pragma_table_xinfo(?, 'former') WHERE name = ?`)
      .get(table ?? '', column ?? '');
    return count(db, `former."${table}"${isOwn ? ` WHERE "${column}" IS NOT NULL` : ''}`) > 0;
  });
  if (lost.length > 0) throw new NoPlaceError(`${because} ${lost.join(', ')}.`);
}

/** What SQLite, the runtime and wrangler keep beside our tables. */
function bringBookkeeping(db: DatabaseSync, migrations: readonly Migration[]): void {
  db.exec(`DELETE FROM main.sqlite_sequence;
    INSERT INTO main.sqlite_sequence (name, seq) SELECT name, seq FROM former.sqlite_sequence
      WHERE name IN (SELECT name FROM main.sqlite_schema)`);
  const own = db.prepare(
    "SELECT name, sql FROM former.sqlite_schema WHERE type = 'table' AND name LIKE '\\_cf\\_%' ESCAPE '\\'",
  );
  for (const { name, sql } of own.all()) {
    db.exec(String(sql));
    db.exec(`INSERT INTO main."${String(name)}" SELECT * FROM former."${String(name)}"`);
  }
  db.exec(MIGRATIONS_TABLE);
  const note = db.prepare('INSERT INTO d1_migrations (name, sha256) VALUES (?, ?)');
  for (const { name, sha256 } of migrations) note.run(name, sha256);
}

function count(db: DatabaseSync, from: string): number {
  return Number(db.prepare(`SELECT count(*) AS rows FROM ${from}`).get()?.rows);
}
