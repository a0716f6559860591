import { BUDGET_CATEGORIES } from '@marquee/contract';
import { readTogether } from '@marquee/db';
import { DAY_MS, type Sentence, say } from '@marquee/kernel';
import { tokenBudget } from '../budget/index.ts';
import { isAllowedAnywhere } from '../controls/index.ts';
import type { NowDeps } from '../deps.ts';
import { countOpenLetters, errorsOfHour } from '../diagnostics/index.ts';
import { effectiveSchedule } from '../schedule/index.ts';
import { citiesNow, failedReads, moneyNow, queueNow, readingNow, turnsNow } from './facts.sql.ts';
import type { Facts } from './figures.ts';

/** What the rules compare, from figures that are kept anyway. Reads at most some 1,900 rows, usually a few hundred. */
export async function readFacts(deps: NowDeps): Promise<Facts> {
  const now = deps.clock.now();
  const [schedule, mayRead, mayExpand, budget, deadLetters, found] = await Promise.all([
    effectiveSchedule(deps),
    isAllowedAnywhere(deps, 'eventScraping'),
    isAllowedAnywhere(deps, 'systematicExpansion'),
    tokenBudget(deps),
    countOpenLetters(deps.db),
    readTogether(deps.db, [
      readingNow(now),
      failedReads,
      queueNow(now),
      moneyNow(now),
      citiesNow,
      turnsNow,
      errorsOfHour(now),
    ] as const),
  ]);
  const [[reading], [failed], [queue], [money], cities, [turns], [errors]] = found;
  const { isRunning, continuousScraper, autonomousDiscovery, discoveryMs, expansionMs } = schedule;
  return {
    now,
    reading: {
      isOn: isRunning && continuousScraper && mayRead,
      lastGood: reading?.lastGood || null,
      waitingSince: earliest(reading?.oldestDue, reading?.oldestWaiting, failed?.since),
    },
    queueSince: queue?.oldest ?? null,
    dayEndsAt: (Math.floor(now / DAY_MS) + 1) * DAY_MS,
    budget: {
      limit: budget.config.totalDailyLimit,
      left: budget.totalRemaining,
      runsOutAt: budget.forecast.total === null ? null : Date.parse(budget.forecast.total),
      categories: BUDGET_CATEGORIES.map((name) => {
        return { name, limit: budget.config.allocations[name], left: budget.remaining[name] ?? 0 };
      }),
    },
    payments: { failed: money?.failed ?? 0, lastFailure: money?.lastFailure ?? null },
    refunds: { failed: money?.refundsFailed ?? 0, cents: money?.refundsFailedCents ?? 0 },
    differences: listOf(money?.differences),
    breaks: listOf(money?.breaks),
    errors: errors?.errors ?? 0,
    deadLetters,
    cities: cities.map(({ city, state, isLive, active, failing, lastGood, firstTried }) => {
      return { name: `${city}, ${state}`, isLive, active, failing, goodSince: lastGood ?? firstTried };
    }),
    processes: [
      {
        name: say('alert.discovery'),
        isOn: isRunning && autonomousDiscovery,
        lastAt: turns?.discovery ?? null,
        intervalMs: discoveryMs,
        dueSince: turns?.due ?? null,
      },
      {
        name: say('alert.expansion'),
        isOn: isRunning && mayExpand,
        lastAt: turns?.expansion ?? null,
        intervalMs: expansionMs,
        dueSince: 0,
      },
    ],
  };
}

function earliest(...instants: Array<number | null | undefined>): number | null {
  const known = instants.filter((at) => typeof at === 'number');
  return known.length === 0 ? null : Math.min(...known);
}

function listOf(json: string | null | undefined): Sentence[] {
  return json ? (JSON.parse(json) as Sentence[]) : [];
}
