import { z } from 'zod';

/** Events that a trial shows at most (spec: P1-08). */
export const TRIAL_LIMIT_MAX = 20;

/** A page may wait for its host, be fetched, read, and put to a language model: who asked waits this long. */
export const PAGE_TRIAL_SECONDS = 150;

/** Where one value of an event comes from. */
export const fieldEvidence = z.object({
  field: z.string(),
  /** As it was understood; a price or a list as JSON. */
  value: z.string(),
  method: z.string(),
  document: z.string(),
  locator: z.string(),
  /** The words that stand there. */
  snippet: z.string(),
});

/** One event as a trial read it (spec: ENT, extraction test result). */
export const triedEvent = z.object({
  /** The draft's key, stable within its source. */
  id: z.string(),
  title: z.string(),
  /** Local wall time, `2026-12-05T19:30`, or the date alone. */
  startDate: z.string(),
  endDate: z.string().nullable(),
  venue: z.string().nullable(),
  /** The city it would be filed under. */
  city: z.string(),
  price: z.string(),
  /** 0 to 1: how sure its way of reading is, null for none known. */
  confidence: z.number().min(0).max(1).nullable(),
  enhancementLevel: z.enum(['complete', 'partial', 'basic']),
  /** Whether it is stored, as this source tells it; a trial stores nothing itself. */
  savedToDatabase: z.boolean(),
  /** It lacks what its own page may know. */
  needsFallback: z.boolean(),
  /** Why it has this level, as the engine's rules say. */
  reasons: z.array(z.string()),
  categories: z.array(z.string()),
  imageUrl: z.string().nullable(),
  evidence: z.array(fieldEvidence),
});
export type TriedEvent = z.output<typeof triedEvent>;

export const pageTrial = z.object({
  success: z.boolean(),
  /** On the page and to come; `events` has the first of them. */
  eventsFound: z.number().int(),
  eventsSaved: z.number().int(),
  /** How many of `events` need their own page. */
  fallbackProcessed: z.number().int(),
  /** Milliseconds. */
  processingTime: z.number(),
  limitReached: z.boolean(),
  /** Why nothing could be read, as a sentence. */
  error: z.string().nullable(),
  /** The rung that read it, as in the evidence; null when none did. */
  method: z.string().nullable(),
  /** What was noticed on the way. */
  details: z.array(z.object({ code: z.string(), severity: z.enum(['info', 'warning', 'error']), message: z.string() })),
  /** Events that would not be stored, and why. */
  skipped: z.array(z.object({ event: z.string(), reason: z.string() })),
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
