import { z } from 'zod';
import { sentence } from '../sentence.ts';

export const HELD_DECISIONS = ['approved', 'rejected'] as const;
export type HeldDecision = (typeof HELD_DECISIONS)[number];

/** Values that are left out of an event rather than published with doubt. */
const DOUBTFUL_VALUES = ['time', 'venue'] as const;

export const HELD_REASON_MAX = 1_000;

const share = z.number().min(0).max(1);

/** A draft below the publishing bar, as the console shows it. */
export const heldDraft = z.object({
  id: z.string(),
  sourceId: z.string(),
  source: z.string(),
  /** The page that lists it. */
  pageUrl: z.string(),
  title: z.string(),
  /** Local wall time, or the date alone, as it would be published. */
  start: z.string(),
  venue: z.string().nullable(),
  /** The event's own page, if it has one. */
  url: z.string().nullable(),
  /** How likely these are right, 0 to 1. */
  confidence: z.object({ event: share, title: share, day: share, titleAndDay: share }),
  doubts: z.array(sentence),
  /** Values that the page has, but that are left out if it is published. */
  leftOut: z.array(z.enum(DOUBTFUL_VALUES)),
  heldSince: z.string(),
  lastSeen: z.string(),
});
export type HeldDraft = z.output<typeof heldDraft>;
export type ToldHeldDraft = z.input<typeof heldDraft>;
