import { z } from 'zod';
import { sentence } from '../sentence.ts';

/** Rules learned for one kind of page of a source. */
const learnedPattern = z.object({
  domain: z.string(),
  /** The pages: `/events`, `/events/*`. */
  pattern: z.string(),
  source: z.string(),
  version: z.number().int(),
  status: z.enum(['active', 'drifted', 'retired']),
  learnedFrom: z.enum(['listing', 'detail', 'language-model']),
  learnedAt: z.string(),
  lastReplay: z.string().nullable(),
  venueType: z.string(),
  strategy: z.string(),
  /** Reads of a page with events since it was learned. */
  replays: z.number().int(),
  /** The share of these that it read; null before the first. */
  successRate: z.number().min(0).max(1).nullable(),
  /** Events that its page usually lists. */
  usualEvents: z.number().int(),
  endedBecause: sentence.nullable(),
});

/** Spec: pattern stats. */
export const patternStats = z.object({
  /** In use. */
  totalPatterns: z.number().int(),
  /** Of all reads of pages with events, the share read by learned rules; null before the first. */
  averageSuccessRate: z.number().min(0).max(1).nullable(),
  replays: z.number().int(),
  /** Patterns in use by kind of venue. */
  venueTypeDistribution: z.record(z.string(), z.number().int()),
  topDomains: z.array(
    z.object({ domain: z.string(), patterns: z.number().int(), successRate: z.number().min(0).max(1).nullable() }),
  ),
  /** The latest ones, newest first, including those no longer in use. */
  patterns: z.array(learnedPattern),
});
export type PatternStats = z.output<typeof patternStats>;
export type ToldPatternStats = z.input<typeof patternStats>;

/** A rule, described for a person. */
const patternRule = z.object({
  field: z.string(),
  scope: z.enum(['item', 'before', 'page']),
  /** Empty: the item itself. */
  selector: z.string(),
  /** The part that is taken: an attribute, or a cut of its text; null for all of its text. */
  part: z.string().nullable(),
});

/** What could be learned of a page. */
export const patternAnalysis = z.object({
  success: z.boolean(),
  /** The rung that reads it, as in the evidence; null when none does. */
  method: z.string().nullable(),
  eventsFound: z.number().int(),
  /** 0 to 1: the confidence of the rung; null for none. */
  confidence: z.number().min(0).max(1).nullable(),
  /** Whether the next read can use rules. */
  learnable: z.boolean(),
  /** What would be learned, or why nothing would be. */
  summary: sentence,
  venueType: z.string().nullable(),
  strategy: z.string().nullable(),
  lists: z.array(z.object({ items: z.string(), extent: z.enum(['element', 'run']), rules: z.array(patternRule) })),
  /** The rules already in use for this page. */
  known: z.object({ pattern: z.string(), version: z.number().int() }).nullable(),
  details: z.array(z.object({ code: z.string(), severity: z.enum(['info', 'warning', 'error']), message: sentence })),
  /** Why the page could not be fetched. */
  error: sentence.nullable(),
});
export type PatternAnalysis = z.output<typeof patternAnalysis>;
/** Before it is written, as the others named so. */
export type ToldPatternAnalysis = z.input<typeof patternAnalysis>;

export const selectorTrial = z.object({
  success: z.boolean(),
  matches: z.number().int(),
  /** The first of them. */
  samples: z.array(
    z.object({
      locator: z.string(),
      /** As a visitor reads it, at most 200 characters. */
      text: z.string(),
      href: z.string().nullable(),
    }),
  ),
  error: sentence.nullable(),
});
export type SelectorTrial = z.output<typeof selectorTrial>;
export type ToldSelectorTrial = z.input<typeof selectorTrial>;
