import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '@marquee/db';
import { proveLedger, storedBooks } from '@marquee/domain/ledger';
import { afterAll, describe, expect, it } from 'vitest';
import { differences } from '../../scripts/backup/prove.ts';
import { at } from '../../scripts/deploy/layout.ts';
import { projectWrangler } from '../../scripts/deploy/wrangler.ts';
import { openLocal, openMigrated } from '../../scripts/local/open-local.ts';
import { databaseFile, keptFile, readApplied } from '../../scripts/local/upgrade/database-file.ts';
import { RENAMED_COLUMNS, RENAMED_TABLES } from '../../scripts/local/upgrade/former-tables.ts';
import { readMigrations } from '../../scripts/local/upgrade/migration-files.ts';
import {
  KEPT,
  MIGRATIONS,
  migrationsWith,
  NEXT,
  PRESENT,
  type Rows,
  removeFolders,
  rowsOf,
  stateOf,
} from './kept-states.ts';

afterAll(removeFolders);

const MIGRATION_NAMES = readMigrations(MIGRATIONS).map(({ name }) => name);

/** Former rows under today's names; a value that has another place today is left out. */
function asToday(before: Rows, after: Rows): Rows {
  return Object.fromEntries(
    Object.entries(before).flatMap(([name, rows]) => {
      const table = RENAMED_TABLES[name] ?? name;
      const wanted = after[table];
      if (!wanted) return rows.length === 0 ? [] : [[name, rows]];
      const columns = new Set(Object.keys(wanted[0] ?? {}));
      const renamed = rows.map((row) =>
        Object.fromEntries(
          Object.entries(row)
            .map(([column, value]) => [RENAMED_COLUMNS[`${table}.${column}`] ?? column, value] as const)
            .filter(([column]) => columns.has(column)),
        ),
      );
      return [[table, renamed]];
    }),
  );
}

/** Only the columns that the former rows have. */
function narrowed(before: Rows, after: Rows): Rows {
  return Object.fromEntries(
    Object.entries(before).map(([table, rows]) => {
      const columns = Object.keys(rows[0] ?? {});
      return [
        table,
        rows.length === 0
          ? []
          : (after[table] ?? []).map((row) => Object.fromEntries(columns.map((name) => [name, row[name]]))),
      ];
    }),
  );
}

/** Kept states whose migrations are the first of today's, with those that they lack; older ones were rewritten. */
const LACKING: Readonly<Record<string, readonly string[]>> = {
  '09-promoter-requests': MIGRATION_NAMES.slice(2),
  '10-event-facts': MIGRATION_NAMES.slice(3),
  '11-unmet-requests': MIGRATION_NAMES.slice(5),
  '12-limits-and-cards': MIGRATION_NAMES.slice(6),
  '13-change-counts': MIGRATION_NAMES.slice(7),
  '14-console-tours': MIGRATION_NAMES.slice(8),
  '15-past-events': MIGRATION_NAMES.slice(9),
  '16-sources-and-disagreements': MIGRATION_NAMES.slice(10),
  '17-once-newsletters-sales': MIGRATION_NAMES.slice(14),
  '18-data-sets-and-derived': MIGRATION_NAMES.slice(16),
  '19-found-pictures': MIGRATION_NAMES.slice(18),
  '20-search-words-and-regions': MIGRATION_NAMES.slice(20),
  '21-later-dates': MIGRATION_NAMES.slice(21),
};

/** Counts that were kept under fewer headings once are counted anew; some tables are views of others now. */
const COUNTED_ANEW = ['city_source_counts', 'event_totals', 'host_totals', 'source_health_counts'];

describe.each(KEPT)('a local state of %s', (name) => {
  it('is upgraded by what `npm start` runs, with every row, its lists, search and money [REL-28]', async () => {
    const { state, file } = await stateOf(name);
    const bytes = readFileSync(file);
    const former = rowsOf(file);
    const { database, from, migrations, close } = await openMigrated(state);
    const missing = LACKING[name] ?? [];
    expect(migrations).toEqual(missing);
    expect(from).toBe(name === PRESENT ? 'current' : missing.length > 0 ? 'behind' : 'rewritten');
    // A backup's proof: the ledger's chain, balances, references, lists, and the search index.
    expect(
      await differences(database, {
        rows: { events: 4, listing: 12, users: 2 },
        balances: {},
        madeAt: '',
        migrations: [],
      }),
    ).toEqual(
      former['ledger_balances'] ? expect.arrayContaining([expect.stringContaining('the backup has none')]) : [],
    );
    const proof = await proveLedger(storedBooks({ db: openDatabase(database) }));
    expect(proof).toEqual({ entries: former['ledger_entries']?.length ?? 0, breaks: [] });
    const found = await database
      .prepare(
        `SELECT e.title FROM event_search s JOIN events e ON e.seq = (s.rowid & 68719476735) WHERE s.title MATCH '"cafe"'`,
      )
      .all();
    expect(found.results).toEqual([{ title: 'Café of "Poems"' }]);
    await close();

    const now = rowsOf(file);
    const before = asToday(former, now);
    for (const table of COUNTED_ANEW) delete before[table];
    expect(Object.values(before).flat().length).toBeGreaterThan(40);
    expect(narrowed(before, now)).toEqual(before);
    expect(readApplied(file)).toEqual(
      readMigrations(MIGRATIONS).map(({ name: each, sha256 }) => ({ name: each, sha256 })),
    );
    if (from === 'rewritten') expect(readFileSync(keptFile(state) ?? '').equals(bytes)).toBe(true);
  });
});

it('chosen values of former versions are where this one reads them', async () => {
  const read = async (name: string, query: string) => {
    const { state } = await stateOf(name);
    const { database, close } = await openMigrated(state);
    const { results } = await database.prepare(query).all();
    await close();
    return results;
  };
  expect(await read('01-before-the-squash', 'SELECT id, seen_at FROM users ORDER BY id')).toEqual([
    { id: 'user-1', seen_at: Date.parse('2026-11-20T12:00:00Z') + 1 },
    { id: 'user-2', seen_at: 0 },
  ]);
  expect(
    await read(
      '01-before-the-squash',
      `SELECT (SELECT action FROM audit_log) AS action, (SELECT count(*) FROM kept_apart) AS apart,
        (SELECT count(*) FROM listing l JOIN events e ON e.seq = l.event_seq WHERE l.price_order <> e.price_order) AS misplaced,
        (SELECT events FROM event_totals) AS total, (SELECT sum(added) FROM event_hours) AS added`,
    ),
  ).toEqual([{ action: 'source.pause', apart: 1, misplaced: 0, total: 4, added: 4 }]);
  expect(
    await read(
      '05-boosts',
      `SELECT (SELECT count(*) FROM hearts) AS hearts, (SELECT group_concat(status) FROM (SELECT status FROM boosts ORDER BY status)) AS boosts,
        (SELECT debit_cents - credit_cents FROM ledger_balances WHERE account = 'cash') AS cash`,
    ),
  ).toEqual([{ hearts: 3, boosts: 'active,pending_payment', cash: 1315 }]);
});

it('the present state takes the next migration, and the former one stays until the start after', async () => {
  const { state, file } = await stateOf(PRESENT);
  const [former, folder] = [rowsOf(file), migrationsWith(NEXT)];
  const { from, migrations, close } = await openLocal(state, folder);
  await close();
  expect({ from, migrations }).toEqual({ from: 'behind', migrations: Object.keys(NEXT) });
  const now = rowsOf(file);
  delete former['cities'];
  expect(narrowed(former, now)).toEqual(former);
  expect(now['hearts']?.map(({ note }) => note)).toEqual(['none', 'none', 'none']);
  expect(now['heart_totals']?.map(({ total }) => Number(total)).toSorted((a, b) => a - b)).toEqual([1, 2]);
  expect(rowsOf(keptFile(state) ?? '')['hearts']).toEqual(former['hearts']);
  await (await openMigrated(state, folder)).close();
  expect(keptFile(state)).toBeNull();
});

it('what a process that was killed left in its write-ahead log is upgraded too', async () => {
  const { file: open } = await stateOf('05-boosts');
  const { state, file } = await stateOf('05-boosts');
  const db = new DatabaseSync(open);
  db.exec(
    "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; UPDATE users SET first_name = 'Augusta' WHERE id = 'user-1'",
  );
  for (const end of ['', '-wal', '-shm']) copyFileSync(`${open}${end}`, `${file}${end}`);
  db.close();
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
  const { database, close } = await openMigrated(state);
  const row = await database.prepare("SELECT first_name FROM users WHERE id = 'user-1'").first();
  await close();
  expect(row).toEqual({ first_name: 'Augusta' });
  expect(databaseFile(state)).toBe(file);
});

it('what `npm run deploy` runs applies the next migration to the present state, and `npm start` takes what it left', async () => {
  const { state, file } = await stateOf(PRESENT);
  const [former, folder] = [rowsOf(file), migrationsWith(NEXT)];
  // The owner's configuration names the folder of migrations; here the database is a local one.
  const config = join(folder, 'wrangler.json');
  const [, id] = /^database_id = "([^"]+)"$/m.exec(readFileSync(at('wrangler.toml'), 'utf8')) ?? [];
  const database = { binding: 'DB', database_name: 'marquee', database_id: id, migrations_dir: folder };
  writeFileSync(
    config,
    JSON.stringify({ name: 'marquee', compatibility_date: '2026-09-01', d1_databases: [database] }),
  );
  const applied = await projectWrangler('')([
    'd1',
    'migrations',
    'apply',
    'DB',
    '--config',
    config,
    '--local',
    '--persist-to',
    state,
  ]);
  expect(applied).toMatchObject({ status: 0 });
  expect(readApplied(file).map(({ name }) => name)).toEqual([...MIGRATION_NAMES, '9000_notes.sql']);
  const now = rowsOf(file);
  expect(narrowed(former, now)).toEqual(former);
  expect(now['heart_totals']).toHaveLength(2);
  const { database: opened, from, close } = await openMigrated(state, folder);
  expect(from).toBe('current');
  expect((await proveLedger(storedBooks({ db: openDatabase(opened) }))).breaks).toEqual([]);
  await close();
});
