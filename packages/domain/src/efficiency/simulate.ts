import { type EfficiencySimulation, SIMULATED_DAYS, STRATEGIES, type Strategy } from '@marquee/contract';
import { learnedTallies } from '@marquee/db';
import { DAY_MS } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { NowDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { type RecentCalls, recentCalls } from './recent-calls.sql.ts';
import { replay, savingsOfEach } from './replay.ts';
import { eachStrategy, strategies } from './strategies.ts';

const MILLION = 1_000_000;

/**
 * Replays the engine's calls of the last days under the settings in force, or with only the named strategies on (spec: CALL-079). Every figure
 * comes from recorded calls; null where there are none.
 */
export async function simulate(deps: NowDeps, named?: readonly Strategy[]): Promise<EfficiencySimulation> {
  const now = deps.clock.now();
  const [calls, set, [templates]] = await Promise.all([
    recentCalls(deps.db, now - SIMULATED_DAYS * DAY_MS),
    strategies(deps),
    deps.db.select({ count: learnedTallies.patterns }).from(learnedTallies).where(eq(learnedTallies.kind, 'all')),
  ]);
  const isOn = named ? eachStrategy((name) => named.includes(name)) : set;
  const templatesCached = templates?.count ?? 0;
  if (calls.length === 0) return nothingYet(isOn, templatesCached);
  const without = replay(
    calls,
    eachStrategy(() => false),
  );
  const taken = replay(calls, isOn);
  const saved = without.tokens - taken.tokens;
  const firstAt = Math.min(...calls.map((one) => one.firstAt));
  // Less than a day is not made a day's worth: a burst of an hour would be promised for a month.
  const days = Math.max(1, (now - firstAt) / DAY_MS);
  const percent = percentOf(saved, without.tokens);
  const each = savingsOfEach(calls, isOn);
  const asked = calls.filter(({ wasAsked }) => wasAsked);
  const listed = sumOf(asked, 'listed');
  return {
    totalSavings: percent,
    totalSavingsPercentage: percent,
    monthlySavings: Math.round(((without.microDollars - taken.microDollars) / days) * 30) / MILLION,
    tokenReduction: Math.round(saved / days),
    tokensSaved: saved,
    avgTokensPerEvent: listed > 0 ? Math.round(sumOf(asked, 'listTokens') / listed) : null,
    templatesCached,
    componentBreakdown: eachStrategy((name) => ({
      enabled: isOn[name],
      tokens: each[name].tokens,
      percent: percentOf(each[name].tokens, without.tokens),
      dollars: Math.round(each[name].microDollars) / MILLION,
    })),
    basis: {
      calls: sumOf(calls, 'calls'),
      avoided: sumOf(calls, 'calls') - sumOf(asked, 'calls'),
      tokensSpent: sumOf(asked, 'promptTokens') + sumOf(asked, 'answerTokens'),
      tokensWithoutAny: without.tokens,
      days: Math.round(days * 10) / 10,
      since: isoOf(firstAt),
    },
  };
}

function nothingYet(isOn: Record<Strategy, boolean>, templatesCached: number): EfficiencySimulation {
  return {
    totalSavings: null,
    totalSavingsPercentage: null,
    monthlySavings: null,
    tokenReduction: null,
    tokensSaved: null,
    avgTokensPerEvent: null,
    templatesCached,
    componentBreakdown: Object.fromEntries(
      STRATEGIES.map((name) => [name, { enabled: isOn[name], tokens: null, percent: null, dollars: null }]),
    ) as EfficiencySimulation['componentBreakdown'],
    basis: { calls: 0, avoided: 0, tokensSpent: 0, tokensWithoutAny: 0, days: 0, since: null },
  };
}

function percentOf(part: number, all: number): number | null {
  return all > 0 ? Math.round((part / all) * 1_000) / 10 : null;
}

function sumOf(
  calls: readonly RecentCalls[],
  name: 'calls' | 'promptTokens' | 'answerTokens' | 'listed' | 'listTokens',
): number {
  return calls.reduce((sum, one) => sum + one[name], 0);
}
