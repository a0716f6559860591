import { DEFAULT_ZONE, type RunOutcome } from '@marquee/contract';
import { excluded, plus, runs, type Statement, scrapeHours, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, type Column, eq, gte, ne, notExists, type SQL } from 'drizzle-orm';
import { startOfDay } from '../places/index.ts';
import { tallyHost } from './tally-scrape.sql.ts';

export const HOUR_MS = 60 * 60_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

interface Scrape {
  sourceId: string;
  citySlug: string | null;
  startedAt: Instant;
  finishedAt: Instant;
  outcome: RunOutcome;
  counts: Record<string, number>;
}

/** When the console's day began: the calendar day of the default city. */
export function startOfToday(now: Instant): Instant {
  return startOfDay(now, DEFAULT_ZONE);
}

/** The first hour, since 1970, of the last 24: the running one is the last of them. Every figure of the last day begins here. */
export function lastDayFrom(now: Instant): number {
  return Math.floor(now / HOUR_MS) - 23;
}

const ERRORS: ReadonlySet<RunOutcome> = new Set(['failed', 'retry', 'dead']);

/** The statements that count one read of a source by hour and by its host's week. Commit them before its run record. */
export function tallyScrape(scrape: Scrape): Statement[] {
  const { startedAt, counts } = scrape;
  const utcDay = Math.floor(startedAt / (24 * HOUR_MS));
  const isSkipped = scrape.outcome === 'skipped';
  const one = {
    runs: isSkipped ? 0 : 1,
    skipped: isSkipped ? 1 : 0,
    errors: ERRORS.has(scrape.outcome) ? 1 : 0,
    found: counts.found ?? 0,
    saved: (counts.created ?? 0) + (counts.updated ?? 0),
    durationMs: isSkipped ? 0 : Math.max(0, scrape.finishedAt - startedAt),
  };
  const hour = write
    .insert(scrapeHours)
    .values({
      hour: Math.floor(startedAt / HOUR_MS),
      ...one,
      newSources: isSkipped ? 0 : firstToday(startedAt, eq(runs.sourceId, scrape.sourceId)),
      newCities: isSkipped || scrape.citySlug === null ? 0 : firstToday(startedAt, eq(runs.citySlug, scrape.citySlug)),
    })
    .onConflictDoUpdate({
      target: scrapeHours.hour,
      set: {
        runs: more(scrapeHours.runs),
        skipped: more(scrapeHours.skipped),
        errors: more(scrapeHours.errors),
        found: more(scrapeHours.found),
        saved: more(scrapeHours.saved),
        durationMs: more(scrapeHours.durationMs),
        newSources: more(scrapeHours.newSources),
        newCities: more(scrapeHours.newCities),
      },
    });
  return isSkipped
    ? [hour]
    : [
        hour,
        tallyHost(scrape.sourceId, Math.floor(startedAt / WEEK_MS), { ...one, requests: counts.pages ?? 1 }, utcDay),
      ];
}

/** 1 if this is the day's first run for the source or city, else 0. */
function firstToday(startedAt: Instant, isSuch: SQL): SQL {
  const earlier = write
    .select({ id: runs.id })
    .from(runs)
    .where(
      and(
        isSuch,
        eq(runs.kind, 'source.scrape'),
        gte(runs.startedAt, startOfToday(startedAt)),
        ne(runs.outcome, 'skipped'),
      ),
    );
  return notExists(earlier);
}

const more = (column: Column): SQL => plus(column, excluded(column));
