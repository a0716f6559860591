import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { seededRandom } from '@marquee/testkit';
import { COUNTS } from '@marquee/testkit/counts';
import { describe, expect, it } from 'vitest';

const MIGRATIONS = new URL('../../../migrations/', import.meta.url);
const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-10-01T12:00:00Z');

function migrated(isAsked: (name: string) => boolean = () => true): DatabaseSync {
  const db = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false });
  migrate(db, isAsked);
  return db;
}

function migrate(db: DatabaseSync, isAsked: (name: string) => boolean): void {
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  for (const name of files.sort()) if (isAsked(name)) db.exec(readFileSync(new URL(name, MIGRATIONS), 'utf8'));
}

/** Counts that differ from what is stored; a count of nothing may stay as a row of zeros. */
function wrongCounts(db: DatabaseSync, tables: readonly string[]): unknown[] {
  return tables.flatMap((table) => {
    const truth = COUNTS[table] ?? '';
    const columns = db.prepare(truth).columns();
    const [keys, sums] = [columns.filter(isKey), columns.filter((column) => !isKey(column))];
    const names = (of: typeof columns) => of.map(({ name }) => name).join();
    const kept = `SELECT ${names([...keys, ...sums])} FROM ${table} WHERE ${sums.flatMap(({ name }) => (name === 'last_found_at' ? [] : `${name} <> 0`)).join(' OR ')}`;
    const real = `SELECT ${names([...keys, ...sums])} FROM (${truth})`;
    const differing = (a: string, b: string) => db.prepare(`${a} EXCEPT ${b}`).all();
    return [
      ...differing(kept, real).map((row) => ({ table, kept: row })),
      ...differing(real, kept).map((row) => ({ table, real: row })),
    ];
  });
}

const KEYS = new Set(['tier', 'source_id', 'day', 'city_slug', 'hour', 'category', 'scope']);
const isKey = ({ name }: { name: string }) => KEYS.has(name);

const PLACE_OF_LISTING = '(min(l.starts_at / 60000, 134217727) << 36) | l.event_seq';
const PLACE_OF_EVENT = '(max(0, min(next_starts_at / 60000, 134217727)) << 36) | seq';

/** Rows of the search indexes that should not be there, or are missing. */
function wrongRows(db: DatabaseSync): unknown[] {
  const compared = (index: string, truth: string) =>
    db
      .prepare(
        `SELECT '${index}' AS found, * FROM (SELECT rowid AS place FROM ${index} EXCEPT ${truth})
         UNION ALL SELECT 'not in ${index}', * FROM (${truth} EXCEPT SELECT rowid FROM ${index})`,
      )
      .all();
  return [
    ...compared(
      'event_search_words',
      `SELECT ${PLACE_OF_LISTING} AS place FROM listing l WHERE l.scope NOT GLOB '*[/@]*'`,
    ),
    ...compared('event_search', `SELECT ${PLACE_OF_LISTING} AS place FROM listing l WHERE l.scope NOT GLOB '*[/@]*'`),
    ...compared(
      'event_search_past',
      `SELECT ${PLACE_OF_EVENT} AS place FROM events WHERE status IN ('ended', 'inactive') AND merged_into IS NULL`,
    ),
  ];
}

const random = seededRandom(5);
const STATUS = ['active', 'cancelled', 'postponed', 'ended', 'inactive'];
const some = <T>(value: T) => random.pick([value, null]);

/** A change of an event, as verbs make them: some columns get values that may be those they have. */
const CHANGES: ReadonlyArray<() => Record<string, string | number | null>> = [
  () => ({ status: random.pick(STATUS) }),
  () => ({ image_hash: some('h'), made_image: some('m') }),
  () => ({ quality_tier: 1 + random.below(3), quality_score: random.below(100), enhanced_at: some(NOW) }),
  () => ({ source_id: `s${random.below(3)}`, status: random.pick(STATUS), image_hash: some('h') }),
  () => ({ categories: random.pick(['["music"]', '["art","music"]', '[]']), merged_into: some('e1') }),
  () => ({ title: random.pick(['Lantern Night', 'Open Mic']) }),
];

/** `isHistory`: events come as active ones and are not deleted. */
function changeEvents(db: DatabaseSync, isHistory = false): void {
  const id = `e${random.below(12)}`;
  const act = random.below(10);
  if (act === 0 && !isHistory) db.prepare('DELETE FROM events WHERE id = ?').run(id);
  else if (act < 4) {
    const at = NOW + random.below(4) * DAY_MS;
    db.prepare(
      `INSERT OR IGNORE INTO events (id, slug, title, city_slug, city, state, timezone, categories, price_text, status, quality_tier, quality_score,
        image_hash, source_id, source_name, source_url, next_start_local, next_starts_at, created_at, updated_at)
       VALUES (?, ?, 'Open Mic', 'columbia-sc', 'Columbia', 'SC', 'America/New_York', '["music"]', 'Free', ?, 1, 50, ?, 's0', 'S', 'https://s.example',
        '2026-10-02T19:00', ?, ?, 0)`,
    ).run(id, id, isHistory ? 'active' : random.pick(STATUS), some('h'), at, NOW - random.below(3) * DAY_MS);
  } else {
    const values = random.pick(CHANGES)();
    const names = Object.keys(values);
    db.prepare(`UPDATE events SET ${names.map((name) => `${name} = ?`).join()} WHERE id = ?`).run(
      ...Object.values(values),
      id,
    );
  }
}

function changeListing(db: DatabaseSync): void {
  const scope = random.pick(['columbia-sc', 'columbia-sc/music', 'columbia-sc@the hall']);
  if (random.below(3) === 0)
    db.prepare('DELETE FROM listing WHERE scope = ? AND event_seq = ?').run(scope, 1 + random.below(9));
  else
    db.prepare(
      `INSERT OR IGNORE INTO listing (scope, starts_at, event_seq, ends_at, price_order, popularity)
       SELECT ?, next_starts_at, seq, next_starts_at, 0, 0 FROM events WHERE seq = ? AND NOT EXISTS
         (SELECT 1 FROM listing WHERE scope = ? AND event_seq = seq)`,
    ).run(scope, 1 + random.below(9), scope);
}

function changeSources(db: DatabaseSync): void {
  const id = `s${random.below(12)}`;
  const act = random.below(8);
  const [city, status] = [random.pick(['columbia-sc', 'sumter-sc']), random.pick(['active', 'inactive'])];
  if (act === 0) db.prepare('DELETE FROM sources WHERE id = ?').run(id);
  else if (act < 4)
    db.prepare(
      `INSERT OR IGNORE INTO sources (id, city_slug, name, url, host, status, tier, discovery_method, health, interval_ms, next_due_at, created_at)
       VALUES (?, ?, 'S', ?, 's.example', ?, ?, ?, ?, 1, 0, 7)`,
    ).run(
      id,
      city,
      `https://s.example/${id}`,
      status,
      random.pick(['high', 'medium']),
      random.pick(['configured', 'map', 'aggregate', 'form']),
      random.pick(['new', 'ok', 'blocked']),
    );
  else if (act < 6)
    db.prepare('UPDATE sources SET status = ?, health = ? WHERE id = ?').run(
      status,
      random.pick(['ok', 'drifted', 'http-error']),
      id,
    );
  else
    db.prepare('UPDATE sources SET city_slug = ?, tier = ?, status = ? WHERE id = ?').run(
      city,
      random.pick(['high', 'medium']),
      status,
      id,
    );
}

function changePages(db: DatabaseSync): void {
  const url = `https://s.example/${random.below(4)}`;
  if (random.below(4) === 0) db.prepare('DELETE FROM pages WHERE url = ?').run(url);
  else {
    db.prepare(`INSERT OR IGNORE INTO pages (source_id, url, reason, fetched_at) VALUES ('s1', ?, 'root', 0)`).run(url);
    db.prepare('UPDATE pages SET rejected = ? WHERE url = ?').run(random.below(3), url);
  }
}

describe('counts are those of the stored rows, whatever changes them, also by hand', () => {
  const EVENT_TABLES = ['quality_counts', 'source_event_counts', 'picture_needs'];
  const cases: Array<[string, (db: DatabaseSync) => void, string[]]> = [
    ['events', (db) => changeEvents(db), EVENT_TABLES],
    ['days and hours', (db) => changeEvents(db, true), [...EVENT_TABLES, 'event_days', 'city_days', 'event_hours']],
    ['rejected events of pages', changePages, ['quality_counts']],
    ['sources', changeSources, ['source_health_counts']],
  ];
  it.each(cases)('of %s', (_, change, tables) => {
    const db = migrated();
    for (let step = 0; step < 150; step += 1) {
      change(db);
      expect([...wrongCounts(db, tables), ...wrongRows(db)], `step ${step}`).toEqual([]);
    }
  });

  it('of lists, and each index has what it is for', () => {
    const db = migrated();
    for (let step = 0; step < 30; step += 1) changeEvents(db);
    for (let step = 0; step < 150; step += 1) {
      changeListing(db);
      expect([...wrongCounts(db, ['listing_counts']), ...wrongRows(db)], `step ${step}`).toEqual([]);
    }
  });

  it('a change that is rolled back counts nothing', () => {
    const db = migrated();
    for (let step = 0; step < 100; step += 1) {
      db.exec('BEGIN');
      changeEvents(db);
      changeSources(db);
      db.exec(step % 2 === 0 ? 'COMMIT' : 'ROLLBACK');
    }
    expect(wrongCounts(db, [...EVENT_TABLES, 'source_health_counts'])).toEqual([]);
  });

  it('a database that was filled before they were said once has them afterwards', () => {
    const SAID_ONCE = '0015_counts_said_once.sql';
    const db = migrated((name) => name < SAID_ONCE);
    for (let step = 0; step < 200; step += 1) for (const [, change] of cases) change(db);
    migrate(db, (name) => name >= SAID_ONCE);
    const tables = [...EVENT_TABLES, 'source_health_counts'];
    expect([...wrongCounts(db, tables), ...wrongRows(db)]).toEqual([]);
    for (let step = 0; step < 50; step += 1) for (const [, change] of cases) change(db);
    expect([...wrongCounts(db, tables), ...wrongRows(db)]).toEqual([]);
  });

  it('the sums of all are those of their parts', () => {
    const db = migrated();
    for (let step = 0; step < 200; step += 1) {
      changeEvents(db);
      changeSources(db);
    }
    expect({ ...db.prepare('SELECT events, without_image, ended FROM event_totals').get() }).toEqual({
      ...db
        .prepare(
          "SELECT count(*) AS events, sum(image_hash IS NULL) AS without_image, sum(status = 'ended') AS ended FROM events",
        )
        .get(),
    });
    expect(db.prepare('SELECT sum(total) AS n FROM city_source_counts').get()).toEqual(
      db.prepare("SELECT total AS n FROM source_health_counts WHERE city_slug = ''").get(),
    );
  });
});
