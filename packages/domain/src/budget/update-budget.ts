import { BUDGET_CATEGORIES, type ToldTokenBudget } from '@marquee/contract';
import { atomically, excluded, tokenLimits, write } from '@marquee/db';
import { type Caller, Reject, say } from '@marquee/kernel';
import { auditEntry } from '../audit-log/index.ts';
import { readVersion, versionChange } from '../controls/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { readLimits, sumOf, type TokenLimits } from './limits.ts';
import { TOKEN_BUDGET, tokenBudget } from './token-budget.ts';

/**
 * Sets the daily limit and its shares, effective from the next reservation. Setting the same values again changes nothing.
 * Throws Reject (422, field `allocations`) if the shares exceed the limit (docs/spec/decisions.md 75), and Conflict if
 * someone else changed it at the same time.
 */
export async function updateBudget(
  deps: ChangeDeps,
  caller: Caller,
  { totalDailyLimit, allocations }: TokenLimits,
): Promise<ToldTokenBudget> {
  const sum = sumOf(allocations);
  if (sum > totalDailyLimit) {
    const detail = say('reply.sharesAddUpTokensMore', { n: sum, n2: totalDailyLimit });
    throw new Reject(422, 'allocations-exceed-limit', detail, 'allocations');
  }
  const [version, before] = await Promise.all([readVersion(deps, TOKEN_BUDGET), readLimits(deps)]);
  const after: TokenLimits = { totalDailyLimit, allocations: { ...before.allocations, ...allocations } };
  if (JSON.stringify(before) === JSON.stringify(after)) return tokenBudget(deps);
  const unchanged = versionChange(TOKEN_BUDGET, deps.clock.now(), version?.changes ?? 0);
  const limits = write
    .insert(tokenLimits)
    .values([
      { name: 'total', tokens: totalDailyLimit },
      ...BUDGET_CATEGORIES.filter((name) => name in allocations).map((name) => ({ name, tokens: allocations[name] })),
    ])
    .onConflictDoUpdate({ target: tokenLimits.name, set: { tokens: excluded(tokenLimits.tokens) } });
  const entry = auditEntry(deps, caller, { action: 'budget.update', subject: `budget:${TOKEN_BUDGET}`, before, after });
  await atomically(deps.db, [limits, entry], [unchanged]);
  return tokenBudget(deps);
}
