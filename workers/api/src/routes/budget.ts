import { endpoints } from '@marquee/contract';
import { clearQuota, discoveryTokens, quotaStatus, tokenBudget, updateBudget } from '@marquee/domain/budget';
import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { mount } from '../mount.ts';

/** What the language model may cost, and whether its provider refuses us. */
export function budgetRoutes(app: Hono<AppEnv>): void {
  mount(app, endpoints.getTokenBudget, (deps) => tokenBudget(deps));
  mount(app, endpoints.updateTokenBudget, (deps, { body }, caller) => updateBudget(deps, caller, body));
  mount(app, endpoints.getDiscoveryTokenUsage, (deps) => discoveryTokens(deps));
  mount(app, endpoints.getQuotaStatus, (deps) => quotaStatus(deps));
  mount(app, endpoints.clearQuota, (deps, _input, caller) => clearQuota(deps, caller));
}
