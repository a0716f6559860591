import type { NowDeps } from '../deps.ts';
import { tokenBudget } from './token-budget.ts';

/** Tokens that source discovery has used of its share today, including calls in progress (spec: CALL-090). */
export async function discoveryTokens(deps: NowDeps): Promise<{ used: number; limit: number; remaining: number }> {
  const { config, remaining } = await tokenBudget(deps);
  const limit = config.allocations.sourceDiscovery ?? 0;
  const left = remaining.sourceDiscovery ?? 0;
  return { used: Math.max(0, limit - left), limit, remaining: left };
}
