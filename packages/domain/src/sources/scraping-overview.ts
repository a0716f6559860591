import { scrapeHours } from '@marquee/db';
import { asc, gte } from 'drizzle-orm';
import type { DbDeps, NowDeps, ReadDeps } from '../deps.ts';
import { HOUR_MS, lastDayFrom, startOfToday } from '../jobs/index.ts';
import { isoOf } from '../list-page.ts';
import { percent } from './activity-rules.ts';

type Hour = typeof scrapeHours.$inferSelect;

/** The hours from one on. */
async function hoursFrom(deps: DbDeps, hour: number): Promise<Hour[]> {
  return deps.db.select().from(scrapeHours).where(gte(scrapeHours.hour, hour)).orderBy(asc(scrapeHours.hour));
}

function sum(hours: readonly Hour[], field: keyof Hour): number {
  return hours.reduce((total, hour) => total + hour[field], 0);
}

/** The six figures of the dashboard (spec: ENT-019), from at most 26 hourly counts. */
export async function scrapingOverview(deps: NowDeps) {
  const now = deps.clock.now();
  const today = startOfToday(now);
  const lastDay = lastDayFrom(now);
  const hours = await hoursFrom(deps, Math.min(Math.floor(today / HOUR_MS), lastDay));
  const ofToday = hours.filter((hour) => hour.hour * HOUR_MS >= today);
  return {
    scraperRunsToday: sum(ofToday, 'runs'),
    eventsDiscoveredToday: sum(ofToday, 'found'),
    citiesScanned: sum(ofToday, 'newCities'),
    sourcesAttempted: sum(ofToday, 'newSources'),
    eventsSaved: sum(ofToday, 'saved'),
    errorsLast24h: sum(
      hours.filter(({ hour }) => hour >= lastDay),
      'errors',
    ),
    failedReadsToday: sum(ofToday, 'errors'),
    todaySince: isoOf(today),
  };
}

function totals(hours: readonly Hour[]) {
  const runs = sum(hours, 'runs');
  return {
    runs,
    skipped: sum(hours, 'skipped'),
    errors: sum(hours, 'errors'),
    eventsFound: sum(hours, 'found'),
    eventsSaved: sum(hours, 'saved'),
    averageSeconds: runs === 0 ? 0 : Math.round(sum(hours, 'durationMs') / runs / 100) / 10,
  };
}

/** The reads of the last 24 hours by hour (without empty hours) and in total. */
export async function scrapingMetrics(deps: ReadDeps) {
  const from = lastDayFrom(deps.clock.now());
  const hours = await hoursFrom(deps, from);
  const together = totals(hours);
  return {
    since: isoOf(from * HOUR_MS),
    totals: { ...together, errorRate: percent(together.errors, together.runs) },
    hours: hours.map((hour) => ({ hour: isoOf(hour.hour * HOUR_MS), ...totals([hour]) })),
  };
}
