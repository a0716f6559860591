import { STRATEGIES, type Strategy } from '@marquee/contract';
import { type Database, nullable, number, readAll, rowsOf, text } from '@marquee/db';
import { sql } from 'drizzle-orm';
import type { Calls } from './replay.ts';

const GROUPS = rowsOf('efficiency.recent-calls', {
  wasAsked: number,
  avoidableBy: text,
  calls: number,
  firstAt: nullable(number),
  promptTokens: number,
  answerTokens: number,
  reductionTokens: number,
  batchTokens: number,
  listed: number,
  listTokens: number,
  costMicroDollars: number,
  reductionMicroDollars: number,
  batchMicroDollars: number,
  lesserCostMicroDollars: number,
});

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
  const rows = await readAll(
    db,
    sql`SELECT was_asked AS was_asked, avoidable_by AS avoidable_by, count(*) AS calls, min(at) AS first_at,
      sum(prompt_tokens) AS prompt_tokens, sum(answer_tokens) AS answer_tokens,
      sum(reduction_tokens) AS reduction_tokens, sum(batch_tokens) AS batch_tokens, sum(events) AS listed,
      sum(iif(was_asked AND events > 0, prompt_tokens + answer_tokens, 0)) AS list_tokens,
      sum(cost_micro_dollars) AS cost_micro_dollars,
      sum(reduction_tokens * micro_dollars_per_million / 1000000.0) AS reduction_micro_dollars,
      sum(batch_tokens * micro_dollars_per_million / 1000000.0) AS batch_micro_dollars,
      sum(coalesce(lesser_cost_micro_dollars, cost_micro_dollars)) AS lesser_cost_micro_dollars
    FROM model_calls WHERE at > ${since} GROUP BY was_asked, avoidable_by`,
    GROUPS,
  );
  return rows.map(({ wasAsked, avoidableBy, firstAt, ...row }) => ({
    ...row,
    wasAsked: wasAsked === 1,
    avoidableBy: strategiesIn(avoidableBy),
    firstAt: firstAt ?? since,
  }));
}

function strategiesIn(list: string): Strategy[] {
  return STRATEGIES.filter((name) => list.includes(`"${name}"`));
}
