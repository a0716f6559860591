import { CONTROLS, type Dashboard, MOST_COUNTED, WAITING_KINDS } from '@marquee/contract';
import { eventDays, eventHours, readTogether, scrapeHours } from '@marquee/db';
import { DAY_MS, HOUR_MS, type Instant } from '@marquee/kernel';
import { between, gte } from 'drizzle-orm';
import { listFiringAlerts } from '../alerts/index.ts';
import { quotaStatus, tokenBudget } from '../budget/index.ts';
import { getControls } from '../controls/index.ts';
import { flowOf } from '../day-flow.ts';
import type { ReadDeps } from '../deps.ts';
import { errorDiagnostics } from '../diagnostics/index.ts';
import { everywhere } from '../everywhere.ts';
import { lastDayFrom, startOfToday } from '../jobs/index.ts';
import { addedDays, addedQueues, addedTotals, worstFirst } from './added-up.ts';
import { boostsNow, citiesNow, queueNow, totals, waitingNow } from './dashboard.sql.ts';
import { readPoints, sumOf } from './reads.ts';
import { verdictOf } from './verdict.ts';

const CITIES = 12;
const ERRORS = 5;
/** The shortest span of the days by which events come and go. */
const FLOW_DAYS = 14;

/**
 * Whether it is well, what needs a person, and what it did. Everything is read from kept counts or ends at a limit, so the rows
 * it reads do not grow with events and sources (docs/benchmarks.md).
 */
export async function readDashboard(
  deps: Pick<ReadDeps, 'db' | 'clock' | 'databases'>,
  { days }: { days: number },
): Promise<Dashboard> {
  const now = deps.clock.now();
  const hour = thisHour(now);
  const flowDays = Math.max(FLOW_DAYS, days);
  const stored = await readStored(deps, { now, days, flowDays });
  const { total, hours, eventRows, quota, diagnosed, firing } = stored;
  const facts = factsOf(stored, now);
  // The day of the console, in the zone of the default city; the flow is by UTC day.
  const midnight = startOfToday(now);
  const addedBetween = (from: Instant, to: Instant) =>
    eventRows
      .filter(({ hour: at }) => at * HOUR_MS >= from && at * HOUR_MS < to)
      .reduce((sum, { added }) => sum + added, 0);
  const amounts = new Map<string, number>();
  for (const { kind, amount } of stored.waiting)
    amounts.set(kind, Math.min(MOST_COUNTED, (amounts.get(kind) ?? 0) + amount));
  return {
    ...facts,
    at: new Date(now).toISOString(),
    verdict: verdictOf({
      ...facts,
      deadLetters: Math.min(MOST_COUNTED, diagnosed.deadLetters),
      firing: firing.filter(({ silencedUntil }) => silencedUntil === null),
      quotaFailures: quota.consecutiveFailures,
    }),
    yesterday: sumOf(hours, hour - 48, hour - 24),
    events: {
      total: total?.events ?? 0,
      withoutImage: total?.withoutImage ?? 0,
      ended: total?.ended ?? 0,
      addedToday: addedBetween(midnight, now + 1),
      addedYesterday: addedBetween(startOfToday(midnight - 1), midnight),
    },
    reads: readPoints(hours, now, days),
    flow: flowOf(addedDays(stored.flowRows), now, flowDays),
    errors: { ...facts.errors, latest: latestOf(openOf(stored)) },
    waiting: WAITING_KINDS.map((kind) => ({ kind, count: amounts.get(kind) ?? 0 })),
    cities: stored.cities.map((row) => ({
      ...row,
      upcoming: row.upcoming ?? 0,
      lastRead: row.lastRead === null ? null : new Date(row.lastRead).toISOString(),
    })),
    boosts: boostsOf(stored),
  };
}

type Stored = Awaited<ReturnType<typeof readStored>>;

/** The end of the running hour, in hours since 1970. */
const thisHour = (now: Instant) => Math.floor(now / HOUR_MS) + 1;

/** All that the board is made of, in one round of reads. */
async function readStored(
  deps: Pick<ReadDeps, 'db' | 'clock' | 'databases'>,
  { now, days, flowDays }: { now: Instant; days: number; flowDays: number },
) {
  const today = Math.floor(now / DAY_MS);
  const yesterday = startOfToday(startOfToday(now) - 1);
  // What each database counts for itself is added up; money, errors and settings are the main one's.
  const { db } = everywhere(deps);
  const [kept, hours, flowRows, eventRows, budget, quota, configuration, diagnosed, firing] = await Promise.all([
    readTogether(db, [totals(now, now - HOUR_MS), queueNow(now), waitingNow, citiesNow(CITIES), boostsNow] as const),
    db
      .select()
      .from(scrapeHours)
      .where(gte(scrapeHours.hour, thisHour(now) - Math.max(48, days * 24))),
    db
      .select()
      .from(eventDays)
      .where(between(eventDays.day, today - flowDays, today)),
    db
      .select()
      .from(eventHours)
      .where(gte(eventHours.hour, Math.floor(yesterday / HOUR_MS))),
    tokenBudget(deps),
    quotaStatus(deps),
    getControls(deps),
    errorDiagnostics(deps),
    listFiringAlerts(deps),
  ]);
  const [totalRows, queues, waiting, cityRows, [boosts]] = kept;
  const [total, queue, cities] = [addedTotals(totalRows), addedQueues(queues), worstFirst(cityRows, CITIES)];
  const read = { total, queue, waiting, cities, boosts, hours, flowRows, eventRows };
  return { ...read, budget, quota, configuration, diagnosed, firing };
}

/** What the verdict is made of. */
function factsOf(stored: Stored, now: Instant) {
  const { total, queue, hours, budget, configuration, diagnosed } = stored;
  const { globalControls } = configuration;
  const ofSeverity = (severity: OpenError['severity']) =>
    openOf(stored).filter((error) => error.severity === severity).length;
  return {
    today: sumOf(hours, lastDayFrom(now), thisHour(now)),
    sources: {
      active: total?.active ?? 0,
      failing: total?.failing ?? 0,
      late: total?.late ?? 0,
      longestLateMs: total?.nextDue == null ? 0 : Math.max(0, now - total.nextDue),
    },
    queue: {
      waiting: queue?.waiting ?? 0,
      running: queue?.running ?? 0,
      later: queue?.later ?? 0,
      oldestMs: Math.max(0, now - (queue?.oldest ?? now)),
    },
    budget: {
      used: budget.usage.totalTokens,
      limit: budget.config.totalDailyLimit,
      cost: budget.openaiUsage.cost,
      runsOutAt: budget.forecast.total,
    },
    errors: {
      unresolved: {
        critical: diagnosed.stats.critical,
        high: diagnosed.stats.high,
        medium: ofSeverity('medium'),
        low: ofSeverity('low'),
      },
    },
    controls: {
      isShutDown: globalControls.emergencyShutdown.active,
      off: CONTROLS.filter((name) => !globalControls[name].enabled),
    },
  };
}

type OpenError = Stored['diagnosed']['errors'][number];

const openOf = ({ diagnosed }: Stored): OpenError[] => diagnosed.errors.filter(({ resolvedAt }) => resolvedAt === null);

function latestOf(open: readonly OpenError[]): Dashboard['errors']['latest'] {
  return open
    .slice(0, ERRORS)
    .map(({ id, component, message, severity, occurrenceCount, lastOccurrence, lastReference }) => {
      const last = { lastAt: lastOccurrence, lastReference };
      return { id, component, message, severity, occurrences: occurrenceCount, ...last };
    });
}

function boostsOf({ boosts }: Stored): Dashboard['boosts'] {
  const spend = (boosts?.spendCents ?? 0) / 100;
  const clicks = boosts?.clicks ?? 0;
  return { clicks, spend, averageRoi: spend === 0 ? null : (clicks / spend) * 10 };
}
