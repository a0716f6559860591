import { atomically } from '@marquee/db';
import type { EngineDeps } from '@marquee/domain/deps';
import { enqueue } from '@marquee/domain/jobs';
import { type Answer, jsonLdPage } from '@marquee/testkit';
import { engineDeps, freshStorage, inWords, makeCity, type TestEngine } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { runUntilQuiet } from '../support.ts';

export const MAP = 'https://overpass-api.de/api/interpreter';

export interface Found {
  url: string;
  state: string;
  verdict: string | null;
  score: number | null;
  source_url: string | null;
  source_id: string | null;
  reasons: string;
  next_check_at: number | null;
  method: string;
}

/** A page with three events of the next weeks as data. */
export const calendarOf = (place: string) =>
  jsonLdPage(
    ['2026-10-09T20:00', '2026-10-16T20:00', '2026-10-23T20:00'].map((start, n) => ({
      title: `${place} Evening ${['One', 'Two', 'Three'][n]}`,
      start,
      url: `https://${place.toLowerCase()}.example.org/show/${n}`,
    })),
  );

/** A city whose map names these websites, on a web of these answers. */
export async function aCity(websites: readonly string[], web: Record<string, Answer | string>): Promise<TestEngine> {
  const engine = engineDeps(await freshStorage(), web);
  await makeCity(engine.db);
  const elements = websites.map((website, id) => ({
    type: 'node',
    id,
    lat: 34,
    lon: -81,
    tags: { amenity: 'theatre', name: `House ${id}`, website },
  }));
  const inner = engine.web.fetch.bind(engine.web);
  engine.web.fetch = async (request, ...rest) => {
    if (request.url.startsWith(MAP))
      engine.web.put(request.url, { type: 'application/json', body: JSON.stringify({ elements }) });
    return inner(request, ...rest);
  };
  return engine;
}

/** One session of the city, with all its checks. */
export async function discover(engine: TestEngine): Promise<void> {
  await startSession(engine);
  await runUntilQuiet(engine);
}

export async function startSession(engine: EngineDeps): Promise<void> {
  const job = {
    kind: 'city.discover' as const,
    payload: { citySlug: 'columbia-sc' },
    subject: 'columbia-sc',
    citySlug: 'columbia-sc',
  };
  await atomically(engine.db, enqueue(engine, [job]));
}

export const candidates = (engine: EngineDeps) =>
  engine.db.all<Found>(
    sql`SELECT url, state, verdict, score, source_url, source_id, reasons, next_check_at, method FROM source_candidates ORDER BY url`,
  );
export const session = async (engine: EngineDeps) => {
  const [row] = await engine.db.all<{
    candidates: number;
    checked: number;
    accepted: number;
    wasted: number;
    ended_at: number | null;
    notes: string;
    tokens: number;
  }>(sql`SELECT * FROM discovery_sessions ORDER BY started_at DESC, id DESC LIMIT 1`);
  return row && { ...row, notes: String(inWords(row.notes)) };
};

/** Sets the daily tokens of discovery. */
export const allot = (engine: EngineDeps, tokens: number) =>
  engine.db.run(sql`INSERT OR REPLACE INTO token_limits (name, tokens) VALUES ('sourceDiscovery', ${tokens})`);
