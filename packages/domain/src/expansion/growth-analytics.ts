import { DEFAULT_ZONE, type GrowthAnalytics } from '@marquee/contract';
import { readTogether } from '@marquee/db';
import { DAY_MS, HOUR_MS, idsFrom } from '@marquee/kernel';
import type { NowDeps } from '../deps.ts';
import { startOfToday } from '../jobs/index.ts';
import { addDays, dateOf, localOf } from '../places/index.ts';
import { eventHoursSince, growthFigures, topHosts } from './growth.sql.ts';
import { networkCities } from './network.sql.ts';

const TREND_DAYS = 7;
const SESSION_DAYS = 30;
/** More searches than these would hardly change a share. */
const SESSIONS = 500;
const QUALITY_EVENTS = 500;
/** Spec: GROWTH-05. */
const TOP = 10;

/** How the network grows (spec: ENT-028; docs/spec/decisions.md 89). Days are those of the console's zone. */
export async function growthAnalytics(deps: NowDeps): Promise<GrowthAnalytics> {
  const now = deps.clock.now();
  const today = startOfToday(now);
  const first = today - (TREND_DAYS - 1) * DAY_MS;
  const [hours, network, [figures], top] = await readTogether(deps.db, [
    // A day may be an hour longer or shorter.
    eventHoursSince(Math.floor(first / HOUR_MS) - 1),
    networkCities(),
    growthFigures({
      today,
      idsFrom: idsFrom(today),
      sessionsFrom: now - SESSION_DAYS * DAY_MS,
      sessions: SESSIONS,
      events: QUALITY_EVENTS,
    }),
    topHosts(TOP),
  ] as const);
  const live = network.filter(({ isLive, isHidden }) => isLive && !isHidden);
  const totalEvents = live.reduce((sum, { events }) => sum + events, 0);
  const trend = trendOf(hours, dateOf(localOf(now, DEFAULT_ZONE)));
  // Both are of every city, also of those that visitors do not see yet.
  const total = figures?.sources ?? 0;
  const coming = network.reduce((sum, { events }) => sum + events, 0);
  const checked = figures?.checked ?? 0;
  const added = trend.reduce((sum, { events }) => sum + events, 0);
  const begun = trend.findIndex(({ events }) => events > 0);
  // A machine that is an hour old has one day, not seven.
  const measured = begun < 0 ? 0 : TREND_DAYS - begun;
  return {
    totalEvents,
    eventsToday: trend.at(-1)?.events ?? 0,
    totalCities: live.length,
    citiesAddedToday: live.filter(({ addedAt }) => (addedAt ?? 0) >= today).length,
    totalSources: total,
    sourcesAddedToday: figures?.sourcesToday ?? 0,
    statesCovered: new Set(live.map(({ state }) => state)).size,
    discoverySuccessRate: checked > 0 ? tenths(((figures?.accepted ?? 0) / checked) * 100) : null,
    averageEventsPerSource: total > 0 ? tenths(coming / total) : null,
    qualityScore: figures?.quality === null || figures === undefined ? null : tenths(figures.quality),
    eventsPerDay: added > 0 ? tenths(added / measured) : null,
    measuredDays: measured,
    dailyEventTrends: trend,
    topPerformingSources: top.map(({ host, runs, failures, found }) => ({
      domain: host,
      eventsFound: found,
      successRate: runs > 0 ? tenths(((runs - failures) / runs) * 100) : 0,
    })),
  };
}

/** By day of the console's zone, the last one today; a day without events is 0. */
function trendOf(
  hours: ReadonlyArray<{ hour: number; added: number }>,
  today: string,
): GrowthAnalytics['dailyEventTrends'] {
  const byDay = new Map<string, number>();
  for (const { hour, added } of hours) {
    const date = dateOf(localOf(hour * HOUR_MS, DEFAULT_ZONE));
    byDay.set(date, (byDay.get(date) ?? 0) + added);
  }
  return Array.from({ length: TREND_DAYS }, (_, day) => {
    const date = addDays(today, day - TREND_DAYS + 1);
    return { date, events: byDay.get(date) ?? 0 };
  });
}

const tenths = (value: number) => Math.round(value * 10) / 10;
