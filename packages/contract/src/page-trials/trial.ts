import { z } from 'zod';
import { sentence } from '../sentence.ts';

/** The maximum number of events that a trial shows (spec: P1-08). */
export const TRIAL_LIMIT_MAX = 20;

/** How long the caller waits: the page may wait for its host, be fetched, extracted, and sent to a language model. */
export const PAGE_TRIAL_SECONDS = 150;

/** Where one value of an event comes from. */
const fieldEvidence = z.object({
  field: z.string(),
  /** The parsed value; a price or a list as JSON. */
  value: z.string(),
  method: z.string(),
  document: z.string(),
  locator: z.string(),
  /** The verbatim text. */
  snippet: z.string(),
});

/** One event as a trial read it (spec: ENT, extraction test result). */
const triedEvent = z.object({
  /** The draft's key, stable within its source. */
  id: z.string(),
  title: z.string(),
  /** Local wall time, `2026-12-05T19:30`, or the date alone. */
  startDate: z.string(),
  endDate: z.string().nullable(),
  venue: z.string().nullable(),
  /** The city it would be listed in. */
  city: z.string(),
  price: z.string(),
  /** 0 to 1: how likely title and day are right; null if that was not measured. */
  confidence: z.number().min(0).max(1).nullable(),
  enhancementLevel: z.enum(['complete', 'partial', 'basic']),
  /** Whether it is already stored as this source publishes it; a trial stores nothing itself. */
  savedToDatabase: z.boolean(),
  /** Values are missing that its own page may have. */
  needsFallback: z.boolean(),
  /** The reasons for this level, from the engine's rules. */
  reasons: z.array(sentence),
  categories: z.array(z.string()),
  imageUrl: z.string().nullable(),
  evidence: z.array(fieldEvidence),
});
/** Before it is written, as the trial. */
export type ToldTriedEvent = z.input<typeof triedEvent>;

export const pageTrial = z.object({
  success: z.boolean(),
  /** Upcoming events on the page; `events` has the first of them. */
  eventsFound: z.number().int(),
  eventsSaved: z.number().int(),
  /** How many of `events` need data from their own page. */
  fallbackProcessed: z.number().int(),
  /** Milliseconds. */
  processingTime: z.number(),
  limitReached: z.boolean(),
  /** Why nothing could be read. */
  error: sentence.nullable(),
  /** The rung that read it, as in the evidence; null when none did. */
  method: z.string().nullable(),
  /** Findings of the read. */
  details: z.array(z.object({ code: z.string(), severity: z.enum(['info', 'warning', 'error']), message: sentence })),
  /** Events that would not be stored, and why. */
  skipped: z.array(z.object({ event: z.string(), reason: sentence })),
  tokenUsage: z.object({
    promptTokens: z.number().int(),
    completionTokens: z.number().int(),
    totalTokens: z.number().int(),
    /** US dollars. */
    estimatedCost: z.number(),
  }),
  events: z.array(triedEvent),
});
export type PageTrial = z.output<typeof pageTrial>;
export type ToldPageTrial = z.input<typeof pageTrial>;
