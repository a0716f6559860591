import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWords, jsonLdPage } from '@marquee/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLocal } from '../../scripts/local/open-local.ts';
import { startProduct, untilQuiet } from './product/product.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-hostile-'));
const [state, web] = [join(folder, 'state'), join(folder, 'web')];
const TODAY = '2026-10-01';

/** Sources by name, each with what its page contains besides one event. */
const SOURCES: Record<string, string> = {
  first: '',
  endless: 'MARQUEE-TEST-NEVER-ENDS',
  greedy: 'MARQUEE-TEST-TAKES-ALL-MEMORY',
  deadly: 'MARQUEE-TEST-DIES',
  last: '',
};
const REASONS: Record<string, RegExp> = { endless: /time limit/, greedy: /memory|time limit/, deadly: /unexpectedly/ };

beforeAll(() => {
  mkdirSync(web);
  const entries = Object.entries(SOURCES).map(([id, word]) => {
    writeFileSync(join(web, `${id}.html`), jsonLdPage([{ title: `Show of ${id}`, start: '2026-10-10T19:30' }], word));
    const place = { city: 'Columbia', state: 'SC', timezone: 'America/New_York' };
    return {
      id,
      url: `https://${id}.example.org/`,
      file: `${id}.html`,
      contentType: 'text/html',
      ...place,
      recordedAt: TODAY,
    };
  });
  writeFileSync(join(web, 'manifest.json'), JSON.stringify(entries));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Row {
  url: string;
  health: string;
  detail: string | null;
  events: number;
  document: string | null;
}

/** Lives until all is read, and leaves; with `isDue` all sources are due at the next start. */
async function live(isDue: boolean): Promise<Map<string, Row>> {
  const env = { MARQUEE_TEST_DOCUMENTS: 'true', MARQUEE_TEST_LIMIT_MS: '8000', MARQUEE_TEST_MEMORY_MB: '128' };
  const product = await startProduct({ state, manifest: join(web, 'manifest.json'), env });
  await untilQuiet(product, 300_000);
  await product.kill();
  const { db, close } = await openLocal(state);
  try {
    if (isDue) await db.run(sql`UPDATE sources SET next_due_at = 0, runs = 0`);
    if (isDue) await db.run(sql`UPDATE pages SET fetched_at = 0`);
    const rows = await db.all<Row>(sql`SELECT s.url, s.health, s.health_detail AS detail, p.failed_hash AS document,
      (SELECT count(*) FROM sightings g WHERE g.source_id = s.id) AS events
      FROM sources s LEFT JOIN pages p ON p.source_id = s.id AND p.reason = 'root'`);
    return new Map((inWords(rows) as Row[]).map((row) => [new URL(row.url).hostname.split('.')[0] ?? '', row]));
  } finally {
    await close();
  }
}

it('a document that never ends, one that takes all memory and one that ends its process are set aside; everything else is read', {
  timeout: 900_000,
}, async () => {
  const once = await live(true);
  for (const name of ['first', 'last']) expect(once.get(name)).toMatchObject({ health: 'ok', events: 1 });
  for (const [name, reason] of Object.entries(REASONS))
    expect(once.get(name)).toMatchObject({ health: 'parse-error', detail: expect.stringMatching(reason), events: 0 });
  // Also at the next start: they are met again, and then no more.
  const twice = await live(true);
  for (const name of ['first', 'last']) expect(twice.get(name)).toMatchObject({ health: 'ok', events: 1 });
  for (const name of Object.keys(REASONS))
    expect(twice.get(name)).toMatchObject({ health: 'set-aside', document: expect.stringMatching(/^[\da-f]{64}$/) });
});
