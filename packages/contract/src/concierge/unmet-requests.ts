import { z } from 'zod';

/** Days for which it is kept what visitors asked for and did not get. */
export const UNMET_DAYS = 30;
/** Requests of the console's list, those of the most visitors first. */
export const UNMET_MAX = 100;

export const UNMET_REASONS = ['nothing', 'words', 'repeated'] as const;

/** What visitors asked the concierge for in one city and did not get. */
export const unmetRequest = z.object({
  /** The words that were looked for, or the kinds of events; empty: any event. */
  asked: z.string(),
  city: z.string(),
  state: z.string(),
  /** Of the last such request: `nothing` was found, what was found lacks the `words`, or it was `repeated` in other words. */
  why: z.enum(UNMET_REASONS),
  /** Sessions that asked for it. */
  sessions: z.number().int(),
  lastAt: z.iso.datetime(),
});
export type UnmetRequest = z.output<typeof unmetRequest>;
