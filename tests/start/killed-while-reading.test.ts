import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { byDepth } from '@marquee/testkit/depth';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { derivedFaults } from '../../packages/testkit/src/workerd/world.ts';
import { openLocal } from '../../scripts/local/open-local.ts';
import { isReading, startProduct, untilQuiet } from './product/product.ts';
import { recordSmallWeb } from './product/small-web.ts';

/** `npm test` kills it a few times while it reads a small web; `npm run test:full` often, with the whole sample web, slow venues and all. */
const KILLS = byDepth(3, 20);
/** One of so many comes while it starts, before it answers. */
const ONE_AT_START_IN = byDepth(3, 5);
/** Of the first reading a stretch, at any moment of which a kill comes. */
const LONGEST_LIFE_MS = byDepth(1_200, 2_500);
const QUIET_MS = 180_000;

const folder = mkdtempSync(join(tmpdir(), 'marquee-killed-reading-'));
let web: { manifest?: string };
beforeAll(async () => {
  web = byDepth({ manifest: await recordSmallWeb(join(folder, 'web')) }, {});
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What every run of the same web must come to, in whichever order its sources were read. */
async function cityOf(state: string) {
  const { db, close } = await openLocal(state);
  try {
    const sightings = await db.all(sql`SELECT s.url, g.key, g.withdrawn_at IS NOT NULL AS withdrawn, e.next_start_local
      FROM sightings g JOIN sources s ON s.id = g.source_id JOIN events e ON e.id = g.event_id ORDER BY 1, 2`);
    // A host may have asked for an hour just before its job was killed; nothing else is left to be read.
    const unread = await db.all(sql`SELECT s.url FROM sources s WHERE s.runs = 0 AND NOT EXISTS (SELECT 1 FROM outbox o
      WHERE o.dedupe_key = 'source.scrape:' || s.id AND o.state IN ('pending', 'sent') AND o.waits > 0)`);
    const shown = await db.all(
      sql`SELECT l.scope, l.starts_at, count(*) AS events FROM listing l GROUP BY 1, 2 ORDER BY 1, 2`,
    );
    const [counts] = await db.all<{ events: number; sources: number; images: number; letters: number }>(sql`SELECT
      (SELECT count(*) FROM events) AS events, (SELECT count(*) FROM sources) AS sources, (SELECT count(*) FROM images) AS images,
      (SELECT count(*) FROM dead_letters) AS letters`);
    return { sightings, shown, counts, unread, faults: await derivedFaults(db) };
  } finally {
    await close();
  }
}

/** SQLite's own word on each database of the state. */
function integrityOf(state: string): unknown[] {
  const d1 = join(state, 'v3/d1/miniflare-D1DatabaseObject');
  return readdirSync(d1)
    .filter((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
    .flatMap((name) => {
      const database = new DatabaseSync(join(d1, name), { readOnly: true });
      try {
        return database.prepare('PRAGMA integrity_check').all();
      } finally {
        database.close();
      }
    });
}

it(`killed ${KILLS} times during its first reading, the product ends with the same city as undisturbed, and no dead letter [REL-27]`, {
  timeout: 900_000,
}, async () => {
  const calm = { state: join(folder, 'calm'), ...web };
  const undisturbed = await startProduct(calm);
  await untilQuiet(undisturbed, QUIET_MS);
  await undisturbed.kill();
  const expected = await cityOf(calm.state);

  expect(expected.counts?.sources).toBeGreaterThan(8);
  expect(expected.sightings.length).toBeGreaterThan(30);

  const rough = { state: join(folder, 'rough'), ...web };
  let bootMs = 1_000;
  let interrupted = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const began = performance.now();
    const product = await startProduct(rough);
    const isAtStart = kill % ONE_AT_START_IN === 1;
    if (!isAtStart) {
      await product.ready;
      bootMs = performance.now() - began;
    }
    await new Promise((done) => setTimeout(done, Math.random() * (isAtStart ? bootMs : LONGEST_LIFE_MS)));
    if (!isAtStart) interrupted += Number(await isReading(product));
    await product.kill();
  }
  expect(interrupted).toBeGreaterThan(0);
  const last = await startProduct(rough);
  await untilQuiet(last, QUIET_MS);
  await last.kill();

  const found = await cityOf(rough.state);
  expect(found.counts).toEqual({ ...expected.counts, letters: 0 });
  expect(found.unread).toEqual([]);
  expect(found.sightings).toEqual(expected.sightings);
  expect(found.shown).toEqual(expected.shown);
  expect(found.faults).toEqual([]);
  expect(integrityOf(rough.state)).toEqual([{ integrity_check: 'ok' }]);
});
