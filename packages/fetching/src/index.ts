export { createFetcher, type Fetcher, type FetcherDeps } from './guarded-fetch.ts';
export { defaultLimits } from './limits.ts';
export { createMemoryPace } from './memory-pace.ts';
export { createMemoryRobotsCache } from './memory-robots-cache.ts';

export {
  type HostPace,
  holdHost,
  idleHost,
  MAX_HOLD_MS,
  releaseSlot,
  reserveSlot,
  SLOT_EXPIRES_MS,
} from './politeness.ts';
export { crawlDelayMs, isAllowed, PRODUCT_TOKEN, parseRobots, type StatedTerms, statedTerms } from './robots.ts';
export type { RobotsCache } from './robots-policy.ts';
export type {
  FailureReason,
  FetchOutcome,
  PostOutcome,
} from './types.ts';
export { checkUrl, resolvePublic } from './url-guard.ts';
