import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ingest } from '@marquee/domain/events';
import { configureSources, countListed } from '@marquee/domain/sources';
import type { Draft } from '@marquee/extraction';
import { secureRandom, sha256Hex, systemClock } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { at } from '../../scripts/deploy/layout.ts';
import { openLocal } from '../../scripts/local/open-local.ts';

const DAY_MS = 24 * 60 * 60_000;
const SOURCE = { url: 'https://guide.bench.example/', name: 'The City Guide', city: 'Columbia', state: 'SC' };
const PICTURES = 'packages/sample-web/pictures';

const WHAT = [
  'Jazz Quartet',
  'Farmers Market',
  'Gallery Opening',
  'Trail Run',
  'Improv Night',
  'Wine Tasting',
  'Film Screening',
  'Book Talk',
];
const WHO = [
  'Congaree',
  'Main Street',
  'Five Points',
  'Vista',
  'Rosewood',
  'Riverfront',
  'Elmwood',
  'Cottontown',
  'Olympia',
];
const CATEGORIES = ['Music', 'Food', 'Arts', 'Outdoor', 'Nightlife', 'Food', 'Arts', 'Education'];

/** A live city as a visitor finds it: so many events over six weeks at forty venues, two of three with a picture. */
export async function fillCity(state: string, events: number): Promise<void> {
  const { db, pictures, close } = await openLocal(state);
  try {
    const deps = { db, clock: systemClock, random: secureRandom };
    await configureSources(deps, [SOURCE]);
    const [source] = await db.all<{ id: string }>(sql`SELECT id FROM sources WHERE url = ${SOURCE.url}`);
    if (!source) throw new Error('The source was not stored.');
    await ingest(deps, {
      source: { id: source.id, name: SOURCE.name, url: SOURCE.url },
      citySlug: 'columbia-sc',
      shiftWeeks: 0,
      drafts: Array.from({ length: events }, (_, index) => ({ draft: draftOf(index), pageUrl: SOURCE.url })),
      pageUrls: [],
      windows: new Map(),
      statements: [],
      countListed: (listed) => countListed(source.id, listed),
      guard: sql`UPDATE sources SET name = name WHERE id = ${source.id}`,
    });
    const hashes: string[] = [];
    for (const name of readdirSync(at(PICTURES)).sort()) {
      const bytes = new Uint8Array(readFileSync(join(at(PICTURES), name)));
      const hash = await sha256Hex(bytes);
      hashes.push(hash);
      await pictures.put(`media/${hash}`, bytes, { httpMetadata: { contentType: 'image/png' } });
    }
    await db.run(
      sql`UPDATE events SET image_hash = (SELECT value FROM json_each(${JSON.stringify(hashes)}) WHERE key = events.rowid % ${hashes.length}) WHERE rowid % 3 > 0`,
    );
  } finally {
    await close();
  }
}

function draftOf(index: number): Draft {
  const title = `${WHO[index % WHO.length]} ${WHAT[index % WHAT.length]} No. ${index + 1}`;
  const dollars = 5 + (index % 30);
  const day = new Date(Date.now() + (1 + (index % 42)) * DAY_MS).toISOString().slice(0, 10);
  const field = <T>(value: T) => ({
    value,
    evidence: [{ document: SOURCE.url, locator: `/${index}`, snippet: String(value), method: 'jsonld' as const }],
  });
  return {
    key: title,
    title: field(title),
    start: field(`${day}T${String(10 + (index % 12)).padStart(2, '0')}:30`),
    description: field(
      `${title}: an evening for the whole town with local performers, food trucks on the lawn and a bar run by the neighbors. Doors open an hour earlier.`,
    ),
    venue: field(`Hall ${index % 40}`),
    address: field(`${1 + (index % 40)} Main Street`),
    price: field(
      index % 4 === 0
        ? { minCents: 0, maxCents: 0, text: 'Free' }
        : { minCents: dollars * 100, maxCents: dollars * 100, text: `$${dollars}` },
    ),
    labels: field([CATEGORIES[index % CATEGORIES.length] ?? 'Other']),
    url: field(`${SOURCE.url}${index}`),
  };
}
