import { z } from 'zod';
import { sentence } from '../sentence.ts';

const VIOLATION_SEVERITIES = ['error', 'warning', 'info'] as const;
export type ViolationSeverity = (typeof VIOLATION_SEVERITIES)[number];

export const locationRule = z.object({
  id: z.string(),
  description: sentence,
  severity: z.enum(VIOLATION_SEVERITIES),
});

const locationViolation = z.object({
  eventId: z.string(),
  eventTitle: z.string(),
  slug: z.string(),
  /** The id of the rule. */
  rule: z.string(),
  severity: z.enum(VIOLATION_SEVERITIES),
  message: sentence,
  correctionSuggestion: sentence,
});

/** Spec: ENT-067. An event without an error is valid; the score is the share of those, 0..100. */
export const locationReport = z.object({
  summary: z.object({
    overallScore: z.number(),
    /** Events that break a rule of this severity and no rule of a worse one. */
    errors: z.number().int(),
    warnings: z.number().int(),
    infos: z.number().int(),
  }),
  validEvents: z.number().int(),
  totalEvents: z.number().int(),
  /** The worst first, at most 100. */
  violations: z.array(locationViolation),
  /** Whether changed events remain to be checked by the next audit. */
  isComplete: z.boolean(),
  /** When this audit ran and how many events it checked: those whose place was new or changed since the last audit. */
  ranAt: z.string(),
  lookedAt: z.number().int(),
});
export type LocationReport = z.output<typeof locationReport>;
export type ToldLocationReport = z.input<typeof locationReport>;
