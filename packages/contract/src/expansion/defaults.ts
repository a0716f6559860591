import { DAY_MS, MINUTE_MS } from '@marquee/kernel';
import { EXPANSION_INTERVAL_MS } from '../schedule/defaults.ts';

/** Spec: EXPAND-12. What is planned until something was measured. */
export const EXPANSION_DEFAULTS = {
  intervalMs: EXPANSION_INTERVAL_MS,
  maxDailyCities: 5,
  /** Cities a day. */
  growthRate: 3,
  estimatedDays: 45,
  /** Of one state: its largest cities. */
  targetCities: 25,
  statesPlanned: 50,
} as const;

/** Which states come first (spec: EXPAND-12); the others follow by what their cities score. */
export const FIRST_STATES = ['SC', 'NC', 'GA', 'TN'] as const;

/** From this share of its target cities on, a state counts as completed (spec: EXPAND-10). Percent. */
export const COMPLETED_FROM = 80;

export const EXPANSION_BOUNDS = {
  intervalMs: { least: 15 * MINUTE_MS, most: 7 * DAY_MS },
  dailyCities: { least: 1, most: 50 },
} as const;

/** A city opens by itself from so many published coming events on, of so many sources whose last read was good. Held drafts do not count. */
export const OPENING_BAR = { events: 10, sources: 2 } as const;
/** A city that is below the bar after this many days is given back, and not tried again for the other number of days. */
export const GIVE_BACK_AFTER_DAYS = 14;
export const RETRY_AFTER_DAYS = 60;

/** Next Cities for Expansion (spec: EXPAND-07). */
export const NEXT_CITIES = 12;
