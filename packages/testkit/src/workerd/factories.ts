import { atomically, cities, type Database, sources } from '@marquee/db';
import type { EngineDeps } from '@marquee/domain/deps';
import { type Ingested, ingest } from '@marquee/domain/events';
import { enqueue, type NewJob } from '@marquee/domain/jobs';
import { countListed, keepListed } from '@marquee/domain/sources';
import { secureRandom } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { type DraftInput, makeDraft } from '../draft.ts';

type NewCity = Partial<typeof cities.$inferInsert>;
type NewSource = Partial<typeof sources.$inferInsert>;

let made = 0;

/** By default Columbia, SC, live. Slug and key are derived from name and state. */
export async function makeCity(db: Database, given: NewCity = {}) {
  const { name = 'Columbia', state = 'SC' } = given;
  const row = {
    slug: `${name}-${state}`.toLowerCase().replaceAll(' ', '-'),
    name,
    nameKey: name.toLowerCase(),
    state,
    latitude: 34.0007,
    longitude: -81.0348,
    population: 136_632,
    timezone: 'America/New_York',
    status: 'live' as const,
    addedAt: Date.parse('2026-09-01T00:00:00Z'),
    ...given,
  };
  await db.insert(cities).values(row);
  return row;
}

/** An active source of a city (by default Columbia, SC), due now. */
export async function makeSource(db: Database, given: NewSource = {}) {
  made += 1;
  const url = given.url ?? `https://venue-${made}.example.org/events`;
  const row = {
    id: `source-${made}`,
    citySlug: 'columbia-sc',
    name: `Venue ${made}`,
    url,
    host: new URL(url).host,
    intervalMs: 6 * 60 * 60_000,
    nextDueAt: 0,
    createdAt: 0,
    ...given,
  };
  await db.insert(sources).values(row);
  return row;
}

type Deps = Pick<EngineDeps, 'db' | 'clock'>;

interface ReadingInput {
  source?: { id: string; name: string; url: string };
  city?: string;
  pageUrl?: string;
  window?: { from: string; to: string };
  shiftWeeks?: number;
}

/** Stores drafts the way a read does: as one reading of a source (a new one unless given). */
export async function store(deps: Deps, drafts: readonly DraftInput[], given: ReadingInput = {}): Promise<Ingested> {
  const { city = 'columbia-sc', shiftWeeks = 0 } = given;
  const source = given.source ?? (await makeSource(deps.db, { citySlug: city }));
  const pageUrl = given.pageUrl ?? source.url;
  return ingest(
    { ...deps, random: secureRandom },
    {
      source,
      citySlug: city,
      shiftWeeks,
      drafts: drafts.map((draft) => ({ draft: makeDraft(draft), pageUrl })),
      pageUrls: [pageUrl],
      windows: new Map(given.window ? [[pageUrl, given.window]] : []),
      statements: [],
      countListed: (counts) => countListed(source.id, counts),
      keepListed: (listed) => keepListed(source.id, listed),
      guard: sql`UPDATE sources SET runs = runs WHERE id = ${source.id}`,
    },
  );
}

/** Puts a job into the outbox and gives its id. */
export async function makeJob(
  deps: Pick<EngineDeps, 'db' | 'clock' | 'random' | 'requestId'>,
  job: NewJob,
): Promise<string> {
  await atomically(deps.db, enqueue(deps, [job]));
  const [row] = await deps.db.all<{ id: string }>(
    sql`SELECT id FROM outbox WHERE dedupe_key = ${`${job.kind}:${job.subject}`} ORDER BY id DESC LIMIT 1`,
  );
  if (!row) throw new Error('the job was not stored');
  return row.id;
}

/** A `source.scrape` for a source. */
export const scrapeJob = (source: { id: string; citySlug: string }): NewJob => ({
  kind: 'source.scrape',
  payload: { sourceId: source.id },
  subject: source.id,
  citySlug: source.citySlug,
});

/**
 * Three dates of one show in Columbia that became two events: the first two are more than 45 days apart, and the one between them was added later.
 */
export async function aSplitSeries(deps: Deps): Promise<{ source: { id: string; name: string; url: string } }> {
  const source = await makeSource(deps.db);
  const date = (start: string) => ({ title: 'Barn Dance', venue: 'Granby Hall', start, key: start });
  await store(deps, [date('2026-10-10T19:00'), date('2026-12-05T19:00')], { source });
  await store(deps, [date('2026-10-10T19:00'), date('2026-11-07T19:00'), date('2026-12-05T19:00')], { source });
  return { source };
}
