export { conciergeTokens } from './concierge-tokens.ts';
export { utcDay } from './day.ts';
export { discoveryTokens } from './discovery-tokens.ts';
export { clearQuota, noteModelAnswer, noteQuotaFailure, quotaStatus } from './quota.ts';
export type { PurseLimits } from './reserve-tokens.sql.ts';
export { RESERVATION_MS, type Reservation, reserveTokens } from './reserve-tokens.ts';
export { releaseTokens, settleTokens } from './settle-tokens.ts';
export { tokenBudget } from './token-budget.ts';
export { updateBudget } from './update-budget.ts';
