import { cities, openDatabase, sources } from '@marquee/db';
import type { EngineDeps } from '@marquee/domain/deps';
import { ingest } from '@marquee/domain/events';
import { countListed } from '@marquee/domain/sources';
import { jsonLog } from '@marquee/kernel';
import { makeDraft, seededRandom } from '@marquee/testkit';
import { countingDatabase, noRows, type RowCount } from '@marquee/testkit/counting-database';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Place, Read } from './script.ts';

const app = new Hono<{ Bindings: { DB: D1Database } }>();
const random = seededRandom(7);

app.post('/migrate', async (c) => {
  const statements = await c.req.json<string[]>();
  await c.env.DB.batch(statements.map((statement) => c.env.DB.prepare(statement)));
  return c.json({ ok: true });
});

app.post('/world', async (c) => {
  const { places, sources: given } = await c.req.json<{
    places: Place[];
    sources: Array<{ id: string; name: string; city: string }>;
  }>();
  const db = openDatabase(c.env.DB);
  for (const place of places)
    await db.insert(cities).values({
      slug: place.slug,
      name: place.city,
      nameKey: place.city.toLowerCase(),
      state: place.state,
      latitude: 0,
      longitude: 0,
      population: 100_000,
      timezone: place.timezone,
      status: 'live',
      addedAt: 0,
    });
  for (const { id, name, city } of given)
    await db.insert(sources).values({
      id,
      name,
      citySlug: city,
      url: `https://${id}.example/`,
      host: `${id}.example`,
      intervalMs: 1,
      nextDueAt: 0,
      createdAt: 0,
    });
  return c.json({ ok: true });
});

/** One read of one source, stored by the product's own verb. */
app.post('/read', async (c) => {
  const read = await c.req.json<Read>();
  const count: RowCount = noRows();
  const deps = {
    db: openDatabase(countingDatabase(c.env.DB, count)),
    clock: { now: () => read.at },
    log: jsonLog('bench'),
    random,
  } as unknown as EngineDeps;
  const pageUrl = `https://${read.source}.example/`;
  const { counts } = await ingest(deps, {
    source: { id: read.source, name: read.sourceName, url: pageUrl },
    citySlug: read.city,
    shiftWeeks: 0,
    pageUrls: [pageUrl],
    drafts: read.showings.map(({ draft }) => ({ draft: makeDraft(draft), pageUrl })),
    windows: new Map(read.window ? [[pageUrl, read.window]] : []),
    statements: [],
    countListed: (listed) => countListed(read.source, listed),
    guard: sql`UPDATE sources SET runs = runs WHERE id = ${read.source}`,
  });
  return c.json({ counts, rowsRead: count.read });
});

/** What every source says, under which event and slug, and the date of that event it speaks of. */
app.get('/state', async (c) => {
  const db = openDatabase(c.env.DB);
  const rows = await db.all(sql`SELECT s.source_id AS source, s.key, s.event_id AS event, e.slug, e.city_slug AS city,
      (SELECT o.start_local FROM occurrences o WHERE o.event_id = s.event_id
        AND substr(o.start_local, 1, 10) = substr(s.start_local, 1, 10)
        ORDER BY o.start_local <> s.start_local, abs(o.starts_at - s.starts_at) LIMIT 1) AS occurrence
    FROM sightings s JOIN events e ON e.id = s.event_id WHERE s.withdrawn_at IS NULL`);
  return c.json(rows);
});

export default app;
