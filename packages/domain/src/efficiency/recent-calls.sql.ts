import { coalesce, type Database, either, modelCalls, over, plus, times, totalOf } from '@marquee/db';
import { and, count, eq, gt, min, type SQLWrapper } from 'drizzle-orm';
import type { Calls } from './replay.ts';

export interface RecentCalls extends Calls {
  wasAsked: boolean;
  calls: number;
  firstAt: number;
  /** Events that answers list, and the tokens of the answers that list any. */
  listed: number;
  listTokens: number;
}

/** The kept calls since then, added up by what would leave them out; a few dozen groups of at most 10,000 rows. */
export async function recentCalls(db: Database, since: number): Promise<RecentCalls[]> {
  const { at, wasAsked, avoidableBy, promptTokens, answerTokens, reductionTokens, batchTokens, events } = modelCalls;
  const { costMicroDollars, lesserCostMicroDollars, microDollarsPerMillion } = modelCalls;
  const costOf = (tokens: SQLWrapper) => over(times(tokens, microDollarsPerMillion), 1_000_000);
  const listsAny = and(eq(wasAsked, true), gt(events, 0));
  const rows = await db
    .select({
      wasAsked,
      avoidableBy,
      calls: count(),
      firstAt: min(at),
      promptTokens: totalOf(promptTokens),
      answerTokens: totalOf(answerTokens),
      reductionTokens: totalOf(reductionTokens),
      batchTokens: totalOf(batchTokens),
      listed: totalOf(events),
      listTokens: totalOf(either(listsAny, plus(promptTokens, answerTokens), 0)),
      costMicroDollars: totalOf(costMicroDollars),
      reductionMicroDollars: totalOf(costOf(reductionTokens)),
      batchMicroDollars: totalOf(costOf(batchTokens)),
      lesserCostMicroDollars: totalOf(coalesce(lesserCostMicroDollars, costMicroDollars)),
    })
    .from(modelCalls)
    .where(gt(at, since))
    .groupBy(wasAsked, avoidableBy);
  return rows.map(({ firstAt, ...row }) => ({ ...row, firstAt: firstAt ?? since }));
}
