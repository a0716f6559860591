import { z } from 'zod';

/** One kind of ticket, as the page names it. */
const ticketTier = z.object({
  name: z.string(),
  price: z.string().nullable(),
  description: z.string().nullable(),
  availability: z.string().nullable(),
});

/** Where one value stands on the page that was read. */
const enhancementEvidence = z.object({
  field: z.string(),
  /** The sentence or line, verbatim. */
  snippet: z.string(),
  document: z.string(),
  locator: z.string(),
  method: z.enum(['page', 'language-model', 'listing']),
});

/** The enhancement of an event (spec: ENT-004). What the page does not say is null or empty. */
export const enhancement = z.object({
  fullDescription: z.string().nullable(),
  venueAmenities: z.array(z.string()),
  detailedSchedule: z.array(z.string()),
  specialInstructions: z.string().nullable(),
  dressCode: z.string().nullable(),
  ticketTiers: z.array(ticketTier),
  /** Restaurants, hotels and transportation as the page recommends them. */
  localRecommendations: z.object({
    restaurants: z.array(z.string()),
    hotels: z.array(z.string()),
    transportation: z.array(z.string()),
  }),
  whatToBring: z.array(z.string()),
  parkingInfo: z.string().nullable(),
  accessibilityInfo: z.string().nullable(),
  /** The document that was read; null for the description of a listing. */
  readFrom: z.string().nullable(),
  /** The language model that chose the sentences; null if none did. */
  model: z.string().nullable(),
  evidence: z.array(enhancementEvidence),
});
export type Enhancement = z.output<typeof enhancement>;
export type EnhancementEvidence = z.output<typeof enhancementEvidence>;

/** `stage2_complete`: read without a model; `comprehensive`: with one. `unified_complete` is one of the specification's levels too. */
export const ENHANCEMENT_LEVELS = ['comprehensive', 'stage2_complete', 'unified_complete'] as const;
export type EnhancementLevel = (typeof ENHANCEMENT_LEVELS)[number];

/** Why an event has no enhancement (spec: ERR-020). */
export const NOT_AVAILABLE = 'Enhancement not available for this event';
export const GENERIC_LISTING = 'Enhancement not available - generic listing URL';

/** How long the caller waits: the page may wait for its host, be fetched, read, and sent to a language model. */
export const ENHANCE_SECONDS = 30;

/** Points for the first look at the enhancement of an event (spec: CALL-021, docs/spec/decisions.md 37). */
export const ENHANCEMENT_POINTS = 50;
