import { z } from 'zod';
import { sentence } from '../sentence.ts';

export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Errors of one kind, grouped (spec: ENT-068). */
export const diagnosedError = z.object({
  id: z.string(),
  /** `api`, `cron`, `job source.scrape` */
  component: z.string(),
  message: z.string(),
  severity: z.enum(SEVERITIES),
  /** When it was first seen. */
  timestamp: z.string(),
  occurrenceCount: z.number().int(),
  /** Without secrets; null if there was none. */
  stack: z.string().nullable(),
  lastOccurrence: z.string(),
  /** The request or tick of the last occurrence; found as a trace. */
  lastReference: z.string().nullable(),
  resolvedAt: z.string().nullable(),
  resolvedBy: z.string().nullable(),
});
export type DiagnosedError = z.output<typeof diagnosedError>;

export const DEAD_LETTER_RESOLUTIONS = ['retried', 'dismissed'] as const;

export const deadLetterRecord = z.object({
  id: z.string(),
  jobId: z.string().nullable(),
  /** What is to be looked up as a trace. */
  requestId: z.string().nullable(),
  kind: z.string().nullable(),
  /** The message or payload as received. */
  body: z.string(),
  reason: sentence,
  timestamp: z.string(),
  /** Whether there is a job that can be retried. */
  canRetry: z.boolean(),
  resolution: z.enum(DEAD_LETTER_RESOLUTIONS).nullable(),
  resolvedAt: z.string().nullable(),
  resolvedBy: z.string().nullable(),
});
export type DeadLetterRecord = z.output<typeof deadLetterRecord>;
/** Before it is written. */
export type ToldDeadLetterRecord = z.input<typeof deadLetterRecord>;
