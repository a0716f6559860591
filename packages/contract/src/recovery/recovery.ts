import { DAY_MS, HOUR_MS } from '@marquee/kernel';

/**
 * How a lost source was found again, in the order in which it is looked for. Last, a language model picks among the links of the home page
 * (`model-link`) or names addresses of the site (`model-address`).
 */
export const RECOVERY_METHODS = [
  'redirect',
  'home-link',
  'feed',
  'usual-path',
  'sitemap',
  'model-link',
  'model-address',
] as const;
export type RecoveryMethod = (typeof RECOVERY_METHODS)[number];

export const RECOVERY_STATUSES = ['validated', 'invalid', 'unreachable'] as const;
export type RecoveryStatus = (typeof RECOVERY_STATUSES)[number];

/** So many reads in a row without its page, or without any event, make a source lost. */
export const LOST_AFTER_READS = 3;
/** A host that is down for a night is not lost. */
export const LOST_AFTER_MS = 12 * HOUR_MS;
/** A lost source is looked for at most this often; after so many attempts only once a week. */
export const RECOVERY_EVERY_MS = DAY_MS;
export const DAILY_RECOVERIES = 7;
export const LATER_RECOVERY_MS = 7 * DAY_MS;
/** Alternatives that are checked in one attempt, each within SITE_PAGES requests. */
export const RECOVERY_CHECKS = 5;
/** What a model picks is checked within this limit of its own. */
export const RECOVERY_MODEL_CHECKS = 3;

/** The specification's names of the ways, and ours within them (spec: RECOV-05). */
export const RECOVERY_WAYS = [
  { way: 'common-path', methods: ['redirect', 'usual-path', 'sitemap'] },
  { way: 'homepage', methods: ['home-link', 'feed', 'model-link'] },
  { way: 'multi-suggestion', methods: ['model-address'] },
] as const satisfies ReadonlyArray<{ way: string; methods: readonly RecoveryMethod[] }>;
