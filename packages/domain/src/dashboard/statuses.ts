import { scrapeHours } from '@marquee/db';
import { percentOf } from '@marquee/kernel';
import { gte } from 'drizzle-orm';
import { discoveryTokens } from '../budget/index.ts';
import type { NowDeps } from '../deps.ts';
import { HOUR_MS, startOfToday } from '../jobs/index.ts';
import { scrapingOverview } from '../sources/index.ts';
import { readDashboard } from './read-dashboard.ts';

/** What the Dashboard shows of sources and reads, alone (docs/spec/decisions.md 122). */
export async function scrapersStatus(deps: NowDeps) {
  const [{ sources, queue }, today] = await Promise.all([readDashboard(deps, { days: 1 }), scrapingOverview(deps)]);
  return {
    activeSources: sources.active,
    failingSources: sources.failing,
    lateSources: sources.late,
    running: queue.running,
    waiting: queue.waiting,
    readsToday: today.scraperRunsToday,
    errorsToday: today.failedReadsToday,
  };
}

/** How many events have a picture. */
export async function imageStatus(deps: NowDeps) {
  const { events } = await readDashboard(deps, { days: 1 });
  const withImage = events.total - events.withoutImage;
  const coverage = percentOf(withImage, events.total);
  return { totalEvents: events.total, withImage, withoutImage: events.withoutImage, coverage };
}

/** What was read for the first time on this day of the console, and the tokens of discovery. */
export async function discoveryStatus(deps: NowDeps) {
  const since = Math.floor(startOfToday(deps.clock.now()) / HOUR_MS);
  const [hours, tokens, { sources }] = await Promise.all([
    deps.db.select().from(scrapeHours).where(gte(scrapeHours.hour, since)),
    discoveryTokens(deps),
    readDashboard(deps, { days: 1 }),
  ]);
  return {
    newSourcesToday: hours.reduce((sum, { newSources }) => sum + newSources, 0),
    newCitiesToday: hours.reduce((sum, { newCities }) => sum + newCities, 0),
    activeSources: sources.active,
    tokens,
  };
}
