import { z } from 'zod';

/** What a new administrator sees first, in this order. */
export const TOUR_STOPS = ['wrong', 'read', 'waiting', 'add', 'stop'] as const;

export const consoleTour = z.object({
  /** The place in `TOUR_STOPS`, from 0. */
  stop: z
    .number()
    .int()
    .min(0)
    .max(TOUR_STOPS.length - 1),
  /** Finished or skipped: it is not shown by itself any more. */
  isEnded: z.boolean(),
});
export type ConsoleTour = z.infer<typeof consoleTour>;
