import { z } from 'zod';
import { sentence } from '../sentence.ts';

/** What an administrator starts over many rows (spec: DASH-02, DASH-03; docs/decisions/063-console-dashboard.md). */
const OPERATION_KINDS = [
  'reprocess-events',
  'refresh-events',
  'extract-real-images',
  'bulk-extract-images',
  'fix-urls-and-images',
  'extract-missing-images',
  'generate-missing-images',
  'cleanup-stale-events',
] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];

export const OPERATION_STATES = ['running', 'done', 'cancelled'] as const;

/** Events of one batch (spec: DQ-07). */
export const REPAIR_BATCH = 25;
export const REPAIR_BATCH_MOST = 50;
/** Pictures drawn in one call (spec: DQ-07). */
export const DRAW_BATCH = 10;

/** Where events that are past begin: today, or 2024 (spec: DQ-08; docs/spec/decisions.md 93). */
export const STALE_CUTS = ['today', '2024'] as const;
export type StaleCut = (typeof STALE_CUTS)[number];

/** What became of one event. */
export const operationResult = z.object({
  eventId: z.string(),
  title: z.string(),
  source: z.string(),
  startDate: z.string(),
  changed: z.boolean(),
  result: sentence,
});
/** Before it is written, as the record. */
export type ToldOperationResult = z.input<typeof operationResult>;

export const operationRecord = z.object({
  id: z.string(),
  kind: z.enum(OPERATION_KINDS),
  /** `Columbia, SC` */
  city: z.string().nullable(),
  state: z.enum(OPERATION_STATES),
  /** Sources or events. */
  total: z.number().int(),
  done: z.number().int(),
  changed: z.number().int(),
  message: sentence.nullable(),
  startedAt: z.string(),
  startedBy: z.string(),
  endedAt: z.string().nullable(),
});
export type OperationRecord = z.output<typeof operationRecord>;
export type ToldOperationRecord = z.input<typeof operationRecord>;

export const OPERATION_PRIORITIES = ['critical', 'high', 'normal', 'low'] as const;

/** Spec: ENT-050. */
export const batchOperations = z.object({
  /** False while work runs that must not be interrupted. */
  canShutdown: z.boolean(),
  activeOperations: z.array(
    z.object({
      id: z.string(),
      /** What it works on, by name. */
      source: z.string(),
      type: z.string(),
      priority: z.enum(OPERATION_PRIORITIES),
      /** Milliseconds. */
      elapsedTime: z.number().int(),
    }),
  ),
  stats: z.object({
    /** Running, also those that are not listed. */
    total: z.number().int(),
    byType: z.record(z.string(), z.number().int()),
  }),
  /** What administrators started, newest first. */
  operations: z.array(operationRecord),
});
export type BatchOperations = z.output<typeof batchOperations>;
export type ToldBatchOperations = z.input<typeof batchOperations>;
