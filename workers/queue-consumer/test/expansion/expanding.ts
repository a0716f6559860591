import type { JobPayload } from '@marquee/contract';
import { atomically, expansionRounds } from '@marquee/db';
import { scheduleCityChecks } from '@marquee/domain/expansion';
import { enqueue } from '@marquee/domain/jobs';
import { scheduleSources } from '@marquee/domain/scheduling';
import { inEnglish, type Message } from '@marquee/kernel';
import { HOUR_MS, makeCity, type TestEngine } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { aCity, calendarOf } from '../discovery/discovering.ts';
import { runUntilQuiet } from '../support.ts';

export const VENUES = ['Hall', 'Club', 'Barn', 'Loft'];
const hostsOf = (venues: readonly string[]) => venues.map((venue) => `https://${venue.toLowerCase()}.example.org`);

/** Columbia is live, Sumter is known; the map names these venues, with three events each. */
export async function aNetwork(venues: readonly string[]): Promise<TestEngine> {
  const pages = Object.fromEntries(
    venues.map((venue) => [
      `https://${venue.toLowerCase()}.example.org/`,
      calendarOf(venue).replaceAll('"Columbia"', '"Sumter"'),
    ]),
  );
  const engine = await aCity(hostsOf(venues), pages);
  await known(engine, 'Sumter', 40_816);
  return engine;
}

export const known = (engine: TestEngine, name: string, population: number, more: Record<string, unknown> = {}) =>
  makeCity(engine.db, {
    name,
    population,
    status: 'known',
    latitude: 33.92,
    longitude: -80.34,
    addedAt: null,
    ...more,
  });

export async function expand(engine: TestEngine, payload: Partial<JobPayload<'expansion.run'>> = {}): Promise<void> {
  const all = { startedBy: 'engine', ...payload };
  const job = { kind: 'expansion.run' as const, payload: all, subject: all.citySlug ?? 'all', citySlug: null };
  await atomically(engine.db, enqueue(engine, [job]));
  await runUntilQuiet(engine);
}

/** The sources are read and the cities are looked at, as the schedule does an hour later. */
export async function anHourLater(engine: TestEngine, hours = 1): Promise<void> {
  engine.clock.advance(hours * HOUR_MS);
  await scheduleSources(engine);
  await runUntilQuiet(engine);
  await lookLater(engine, 0);
}

/** Only the cities on their way are looked at. */
export async function lookLater(engine: TestEngine, hours: number): Promise<void> {
  engine.clock.advance(hours * HOUR_MS);
  await scheduleCityChecks(engine);
  await runUntilQuiet(engine, 0);
}

interface Run {
  city_slug: string;
  stage: string;
  started_by: string;
  sources: number;
  events: number;
  retry_at: number | null;
  ended_at: number | null;
  deadline_at: number;
  /** What its steps say, in English. */
  steps: string[];
}
export async function runsOf(engine: TestEngine): Promise<Run[]> {
  const rows = await engine.db.all<Omit<Run, 'steps'> & { steps: string }>(
    sql`SELECT * FROM expansion_runs ORDER BY started_at, city_slug`,
  );
  const steps = (text: string) => (JSON.parse(text) as Array<{ what: Message }>).map(({ what }) => inEnglish(what));
  return rows.map((row) => ({ ...row, steps: steps(row.steps) }));
}
export async function roundsOf({ db }: TestEngine) {
  const rounds = await db.select().from(expansionRounds).orderBy(expansionRounds.at, expansionRounds.id);
  return rounds.map((round) => ({ ...round, note: inEnglish(round.note) }));
}
export async function stateOf(engine: TestEngine, slug: string) {
  const [row] = await engine.db.all<{ status: string; is_hidden: number; added_at: number | null }>(
    sql`SELECT status, is_hidden, added_at FROM cities WHERE slug = ${slug}`,
  );
  return row;
}
