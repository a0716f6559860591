import { z } from 'zod';
import { sentence } from '../sentence.ts';

const QUALITY_TIERS = [1, 2, 3, 4] as const;
export type QualityTier = (typeof QUALITY_TIERS)[number];

/** Of 100: an event with a lower score is of tier 4 and not stored. */
export const LEAST_STORED_SCORE = 30;

/** The action for each tier (spec: TIER-02). */
export const QUALITY_ACTIONS = {
  1: 'save_directly',
  2: 'enhance_then_save',
  3: 'save_basic',
  4: 'reject',
} as const satisfies Record<QualityTier, string>;

/** Spec: ENT-059. Maintained by triggers, not computed by scanning. */
export const qualityMetrics = z.object({
  /** Stored events, plus the rejected events that pages list now. */
  totalProcessed: z.number().int(),
  tierDistribution: z.object({
    1: z.number().int(),
    2: z.number().int(),
    3: z.number().int(),
    4: z.number().int(),
  }),
  /** 0..1: stored events that were enhanced, from their own pages or by a model. */
  enhancementRate: z.number(),
  /** 0..1, of stored events; null while there is none. */
  averageQualityScore: z.number().nullable(),
  /** Events saved per 1,000 tokens over the last seven days; null if no tokens were spent. */
  tokenEfficiency: z.number().nullable(),
});
export type QualityMetrics = z.output<typeof qualityMetrics>;

/** Spec: ENT-060. */
export const qualityAssessment = z.object({
  qualityTier: z.object({
    tier: z.literal(QUALITY_TIERS),
    /** 0..1 */
    qualityScore: z.number(),
    recommendedAction: z.enum(Object.values(QUALITY_ACTIONS) as [string, ...string[]]),
    reasons: z.array(sentence),
  }),
  processingMetrics: z.object({
    /** Milliseconds. */
    processingTime: z.number(),
  }),
  /** Null if no model was called. */
  enhancement: z.object({ enhancedDescription: z.string(), tokenUsage: z.number().int() }).nullable(),
});
export type QualityAssessment = z.output<typeof qualityAssessment>;
/** Before it is written. */
export type ToldQualityAssessment = z.input<typeof qualityAssessment>;

/** Spec: ENT-051. */
export const dataQualityStats = z.object({
  totalEvents: z.number().int(),
  missingImages: z.number().int(),
  /** Past, with no upcoming date (docs/spec/decisions.md 93). */
  staleEvents: z.number().int(),
  /** The 100 sources with the most events without an image. */
  sourceAnalysis: z.array(
    z.object({
      sourceId: z.string(),
      source: z.string(),
      total: z.number().int(),
      missingImages: z.number().int(),
      stale: z.number().int(),
    }),
  ),
});
export type DataQualityStats = z.output<typeof dataQualityStats>;
