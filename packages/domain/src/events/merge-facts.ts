import { FACT_KEYS } from '@marquee/contract';
import type { Claim } from './event-basis.ts';
import { type FactRow, STORED } from './facts.ts';
import { MERGES, type Value } from './merges.ts';

/** The columns of an event that hold its facts, from the claims that count. */
export function mergeFacts(claims: readonly Claim[], primaryId: string): FactRow {
  const [primary = [], others = []] = [true, false].map((is) =>
    claims.filter(({ sourceId }) => (sourceId === primaryId) === is),
  );
  const ages = claims.map((claim) => claim.ages);
  const merged = FACT_KEYS.map((key) => {
    const { column, merge } = STORED[key];
    const valueOf = (claim: Claim): Value => (column ? claim[column] : (claim.facts[key] ?? null));
    return [column, key, MERGES[merge]({ primary: primary.map(valueOf), others: others.map(valueOf), ages })] as const;
  });
  const inColumns = merged.flatMap(([column, , value]) => (column ? [[column, value] as const] : []));
  const rest = merged.flatMap(([column, key, value]) => (column || value === null ? [] : [[key, value] as const]));
  return { ...(Object.fromEntries(inColumns) as Omit<FactRow, 'facts'>), facts: Object.fromEntries(rest) };
}
