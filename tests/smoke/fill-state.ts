import { ingest } from '@marquee/domain/events';
import { configureSources, countListed } from '@marquee/domain/sources';
import type { Draft } from '@marquee/extraction';
import { secureRandom, systemClock } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { openLocal } from '../../scripts/local/open-local.ts';

const DAY_MS = 24 * 60 * 60_000;
const SOURCE = { url: 'https://stage.smoke.test/', name: 'The Smoke Stage', city: 'Columbia', state: 'SC' };

export const TITLES = ['Lantern Parade', 'Brass on the Green', 'Evening of One-Act Plays'];
export const PICTURE = { hash: 'ab'.repeat(32), bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]) };

/** A state as the engine leaves it after one source: some coming events, and one picture. */
export async function fillState(state: string): Promise<void> {
  const { db, pictures, close } = await openLocal(state);
  try {
    const deps = { db, clock: systemClock, random: secureRandom };
    await configureSources(deps, [SOURCE]);
    const [source] = await db.all<{ id: string }>(sql`SELECT id FROM sources WHERE url = ${SOURCE.url}`);
    if (!source) throw new Error('the source was not stored');
    await ingest(deps, {
      source: { id: source.id, name: SOURCE.name, url: SOURCE.url },
      citySlug: 'columbia-sc',
      shiftWeeks: 0,
      drafts: TITLES.map((title, index) => ({ draft: draftOf(title, index + 2), pageUrl: SOURCE.url })),
      pageUrls: [],
      windows: new Map(),
      statements: [],
      countListed: (listed) => countListed(source.id, listed),
      guard: sql`UPDATE sources SET name = name WHERE id = ${source.id}`,
    });
    await db.run(sql`UPDATE events SET image_hash = ${PICTURE.hash} WHERE title = ${TITLES[0]}`);
    await pictures.put(`media/${PICTURE.hash}`, PICTURE.bytes, { httpMetadata: { contentType: 'image/png' } });
  } finally {
    await close();
  }
}

function draftOf(title: string, inDays: number): Draft {
  const day = new Date(systemClock.now() + inDays * DAY_MS).toISOString().slice(0, 10);
  const field = <T>(value: T) => ({
    value,
    evidence: [{ document: SOURCE.url, locator: '/0', snippet: String(value), method: 'jsonld' as const }],
  });
  return {
    key: title,
    title: field(title),
    start: field(`${day}T19:30`),
    description: field(`${title}: an evening for the whole town, made up for this test.`),
    venue: field('The Smoke Stage'),
    address: field('1 Main Street'),
    url: field(`${SOURCE.url}${encodeURIComponent(title)}`),
  };
}
