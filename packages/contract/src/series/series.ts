import { z } from 'zod';

/** Events of one address with the same title and venue are one series when their dates lie at most this far apart (spec: RECUR-04). */
export const SERIES_GAP_DAYS = 45;

/** Spec: ENT-047; pending if duplicateCount is above 1 (RECUR-03), and stated explicitly (docs/spec/decisions.md 107). */
export const seriesGroup = z.object({
  /** The event that is kept. */
  id: z.string(),
  title: z.string(),
  sourceUrl: z.string(),
  /** Wall times of the first and the last date. */
  startDate: z.string(),
  endDate: z.string(),
  /** Stored events for this show; 1 after merging. */
  duplicateCount: z.number().int(),
  status: z.enum(['pending', 'consolidated']),
  venue: z.string().nullable(),
  /** `Columbia, SC` */
  city: z.string(),
  slug: z.string(),
  dates: z.number().int(),
});
export type SeriesGroup = z.output<typeof seriesGroup>;
