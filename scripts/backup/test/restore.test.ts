import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { atomically, openDatabase } from '@marquee/db';
import { enter, liabilityOf, lines, readBook } from '@marquee/domain/ledger';
import { fixedClock } from '@marquee/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCity, store } from '../../../packages/testkit/src/workerd/factories.ts';
import { Stop } from '../../deploy/stop.ts';
import { openMigrated } from '../../local/open-local.ts';
import { drill } from '../drill.ts';
import { backUpDatabase, backUpLocally, MANIFEST_FILE, ROWS_FILE } from '../make-backup.ts';
import { readRows } from '../restore-script.ts';

const folders = ['state', 'backup'].map((name) => mkdtempSync(join(tmpdir(), `marquee-${name}-`)));
const [state = '', backup = ''] = folders;
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const CLOCK = fixedClock('2026-12-03T20:00:00Z');

/** Texts that break what is written by hand. */
const TITLES = ["O'Hara; DROP TABLE events;--", 'Two\nlines, "quoted" (twice)', 'Ünïcode 🎺 \u2028 here', 'VALUES(1);'];

/** A city with events, and a boost that was paid, a part of it given back. */
async function fill(database: D1Database): Promise<void> {
  const db = openDatabase(database);
  await makeCity(db);
  const drafts = TITLES.map((title, at) => ({
    title,
    start: `2027-01-1${at}T19:30`,
    venue: `Hall ${at}`,
    key: `${at}`,
  }));
  await store({ db, clock: CLOCK }, drafts);
  const movements = [
    {
      operation: 'capture:p1',
      kind: 'capture' as const,
      paymentId: 'p1',
      lines: lines([liabilityOf('boosts', 'p1'), -2500], ['cash', 2500]),
    },
    {
      operation: 'refund:p1',
      kind: 'refund' as const,
      paymentId: 'p1',
      lines: lines([liabilityOf('boosts', 'p1'), 999], ['cash', -999]),
    },
  ];
  const { guards } = await enter({ clock: CLOCK }, 'boosts', (await readBook({ db }, 'boosts', 'p1')).head, movements);
  await atomically(db, [], guards);
}

beforeAll(async () => {
  const { database, close } = await openMigrated(state);
  await fill(database);
  await close();
});

describe('a backup', () => {
  it('restored into an empty database has the same rows and the same money [REL-28]', async () => {
    const manifest = await backUpLocally(state, backup);
    expect(manifest.rows).toMatchObject({ events: 4, ledger_entries: 2, cities: 1 });
    expect(manifest.balances['boosts/cash']).toBe(1501);
    expect((await drill(backup)).told).toEqual([]);
  });

  it('brings back every value: a backup of what was restored from it is the same', async () => {
    const second = mkdtempSync(join(tmpdir(), 'marquee-second-'));
    folders.push(second);
    const { database, close } = await openMigrated(join(second, 'state'));
    await database.batch(
      readFileSync(join(backup, 'restore.sql'), 'utf8')
        .split(/;\n(?=PRAGMA|DROP|INSERT|CREATE)/)
        .map((statement) => database.prepare(statement)),
    );
    await backUpDatabase(database, join(second, 'again'));
    const rows = (folder: string) => [...readRows(readFileSync(join(folder, ROWS_FILE), 'utf8'))];
    expect(rows(join(second, 'again'))).toEqual(rows(backup));
    const found = await database.prepare(`SELECT rowid FROM event_search WHERE title MATCH '"ünïcode"'`).all();
    expect(found.results).toHaveLength(1);
    // The triggers stand again: the ledger refuses changes, and a new event is counted.
    await expect(database.prepare('DELETE FROM ledger_entries').run()).rejects.toThrow(/append-only|never/);
    await close();
  });

  it('says what is missing or was changed', async () => {
    const text = readFileSync(join(backup, ROWS_FILE), 'utf8');
    const spoil = async (spoilt: string) => {
      writeFileSync(join(backup, ROWS_FILE), spoilt);
      return (await drill(backup)).told.join('\n');
    };
    const without = (...tables: string[]) =>
      text
        .split('\n')
        .filter((line) => !tables.some((table) => line.startsWith(`INSERT INTO "${table}"`)))
        .join('\n');
    const told = await spoil(without('listing', 'ledger_balances').replaceAll('2500', '2600'));
    expect(told).toContain('listing has 0 rows; the backup has');
    expect(told).toContain('boosts/cash has no cents; the backup has 1501.');
    expect(told).toContain('Entry 1 of boosts (capture:p1) was changed: its hash is another.');
    await expect(spoil(text.slice(0, -40))).rejects.toThrow(Stop);
    writeFileSync(join(backup, ROWS_FILE), text);
  });

  it('that was interrupted, or is of another version, is refused', async () => {
    const path = join(backup, MANIFEST_FILE);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, JSON.stringify({ ...JSON.parse(text), migrations: ['0000_older.sql'] }));
    await expect(drill(backup)).rejects.toThrow(/0000_older.sql/);
    writeFileSync(path, '{');
    await expect(drill(backup)).rejects.toThrow(/cannot be read/);
    rmSync(path);
    await expect(drill(backup)).rejects.toThrow(/no backup/);
  });
});
