export { createFetcher, type Fetcher, type FetcherDeps } from './guarded-fetch.ts';
export { defaultLimits, type Limits } from './limits.ts';
export { createMemoryPace } from './memory-pace.ts';
export { createMemoryRobotsCache } from './memory-robots-cache.ts';
export type { PageDirectives } from './page-directives.ts';
export {
  DEFAULT_MIN_INTERVAL_MS,
  type HostPace,
  holdHost,
  idleHost,
  MAX_CRAWL_DELAY_MS,
  MAX_HOLD_MS,
  releaseSlot,
  reserveSlot,
  SLOT_EXPIRES_MS,
} from './politeness.ts';
export { crawlDelayMs, isAllowed, parseRobots, type RobotsRules } from './robots.ts';
export type { RobotsCache, RobotsEntry } from './robots-policy.ts';
export type {
  FailureReason,
  FetchFailure,
  FetchOutcome,
  FetchRequest,
  FetchWait,
  PostOutcome,
  PostRequest,
} from './types.ts';
export { checkUrl, type GuardOptions, judgeHost, type UrlVerdict } from './url-guard.ts';
