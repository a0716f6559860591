import { expansionRuns, nullable, number, type Reading, type RowOf, rowsOf, type Statement, text } from '@marquee/db';
import type { Instant, Message } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { LOOK_EVERY_MS, WAITING_LOOK_MS } from './look-times.ts';

const COUNT = rowsOf('expansion.count', { n: number });

/** Cities that were started since then, by whomever. */
export const startedSince = (since: Instant): Reading<RowOf<typeof COUNT>> => ({
  query: sql`SELECT count(*) AS n FROM expansion_runs WHERE started_at >= ${since}`,
  rows: COUNT,
});

const DUE = rowsOf('expansion.due', {
  id: text,
  citySlug: text,
  state: text,
  city: text,
  cityStatus: text,
  stage: expansionRuns.stage,
  startedAt: number,
  sources: number,
  events: number,
  nextLookAt: number,
  deadlineAt: number,
});
export type OpenRun = RowOf<typeof DUE>;

/**
 * Cities on their way that are due for a look: their time has come, their first search ended, or a source of theirs was read since an hourly
 * look. One that is looked at soon anyway waits for that.
 */
export const runsToLook = (now: Instant, limit: number): Reading<OpenRun> => ({
  query: sql`SELECT r.id, r.city_slug, r.state, c.name AS city, c.status AS city_status, r.stage, r.started_at, r.sources, r.events, r.next_look_at, r.deadline_at
    FROM expansion_runs r INDEXED BY expansion_runs_to_look CROSS JOIN cities c ON c.slug = r.city_slug
    WHERE r.ended_at IS NULL AND (r.next_look_at <= ${now}
      OR (r.stage = 'searching' AND EXISTS (SELECT 1 FROM discovery_sessions d
        WHERE d.city_slug = r.city_slug AND d.started_at >= r.started_at AND d.ended_at IS NOT NULL))
      OR (r.next_look_at > ${now + WAITING_LOOK_MS} AND c.synced_at > r.next_look_at - ${LOOK_EVERY_MS})) ORDER BY r.next_look_at LIMIT ${limit}`,
  rows: DUE,
});

const FIGURES = rowsOf('expansion.figures', {
  sources: number,
  wellRead: number,
  unread: number,
  events: number,
  held: number,
  sessions: number,
  searching: number,
  nextSearchAt: nullable(number),
  tokens: number,
});
export type CityFigures = RowOf<typeof FIGURES>;

/** Sources of one city that are looked at: more would not change what is decided. */
const SOURCES = 100;

/**
 * What a city has until now: its sources, those that were read well and have coming events, these events, drafts that wait for a person, and its
 * searches: how many began, how many go on, and when the next one begins.
 */
export const figuresOf = (citySlug: string, since: Instant): Reading<CityFigures> => ({
  query: sql`SELECT count(*) AS sources, coalesce(sum(health = 'ok' AND events > 0), 0) AS well_read,
      coalesce(sum(runs = 0), 0) AS unread,
      coalesce(sum(iif(health = 'ok', events, 0)), 0) AS events, coalesce(sum(held), 0) AS held,
      (SELECT count(*) FROM discovery_sessions WHERE city_slug = ${citySlug} AND started_at >= ${since} AND listed_at IS NOT NULL) AS sessions,
      (SELECT count(*) FROM discovery_sessions WHERE city_slug = ${citySlug} AND started_at >= ${since} AND ended_at IS NULL) AS searching,
      (SELECT next_due_at FROM discovery_turns WHERE city_slug = ${citySlug}) AS next_search_at,
      (SELECT coalesce(sum(tokens), 0) FROM discovery_sessions WHERE city_slug = ${citySlug} AND started_at >= ${since}) AS tokens
    FROM (SELECT s.health, s.runs,
        (SELECT count(*) FROM events e WHERE e.source_id = s.id AND e.city_slug = ${citySlug} AND e.upcoming_count > 0
          AND e.merged_into IS NULL AND e.status = 'active') AS events,
        (SELECT count(*) FROM held_drafts h WHERE h.source_id = s.id AND h.decision IS NULL) AS held
      FROM sources s WHERE s.city_slug = ${citySlug} AND s.status = 'active' LIMIT ${SOURCES})`,
  rows: FIGURES,
});

const QUALITY = rowsOf('expansion.quality', { score: number, located: number });

/** Of up to 500 events of a city: their mean quality, 0..1, and the share whose place is known. Read once, when a city goes back. */
export const qualityOf = (citySlug: string): Reading<RowOf<typeof QUALITY>> => ({
  query: sql`SELECT coalesce(avg(score), 0) / 100.0 AS score, coalesce(avg(located), 0) AS located
    FROM (SELECT e.quality_score AS score, (e.latitude IS NOT NULL OR e.address IS NOT NULL) AS located
      FROM sources s JOIN events e ON e.source_id = s.id WHERE s.city_slug = ${citySlug} AND s.status = 'active' LIMIT 500)`,
  rows: QUALITY,
});

const YIELD = rowsOf('expansion.yield', { runs: number, tokens: number });

/** What finding the sources of the last cities cost. */
export const tokensOfLast = (runs: number): Reading<RowOf<typeof YIELD>> => ({
  query: sql`SELECT count(*) AS runs, coalesce(sum(tokens), 0) AS tokens
    FROM (SELECT tokens FROM expansion_runs WHERE ended_at IS NOT NULL ORDER BY ended_at DESC LIMIT ${runs})`,
  rows: YIELD,
});

const OPENED = rowsOf('expansion.opened', { n: number, firstAt: nullable(number) });

/** Cities that expansion opened since then. */
export const openedSince = (since: Instant): Reading<RowOf<typeof OPENED>> => ({
  query: sql`SELECT count(*) AS n, min(ended_at) AS first_at FROM expansion_runs WHERE ended_at >= ${since} AND stage = 'opened'`,
  rows: OPENED,
});

/** A step of a run, and what it changes. */
export function noteLook(
  id: string,
  {
    stage,
    sources,
    events,
    tokens,
    step,
    nextLookAt,
    deadlineAt,
    endedAt,
    retryAt,
  }: Pick<OpenRun, 'stage' | 'sources' | 'events'> & {
    tokens: number;
    step: { at: Instant; what: Message } | null;
    nextLookAt: Instant;
    deadlineAt: Instant;
    endedAt: Instant | null;
    retryAt: Instant | null;
  },
): Statement {
  const steps = step === null ? sql`steps` : sql`json_insert(steps, '$[#]', json(${JSON.stringify(step)}))`;
  return sql`UPDATE expansion_runs SET stage = ${stage}, sources = ${sources}, events = ${events}, tokens = ${tokens}, steps = ${steps},
    next_look_at = ${nextLookAt}, deadline_at = ${deadlineAt}, ended_at = ${endedAt}, retry_at = ${retryAt} WHERE id = ${id} AND ended_at IS NULL`;
}
