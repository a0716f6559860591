import { isRequestId } from '@marquee/kernel';
import { z } from 'zod';
import { auditRecord } from '../audit-log/endpoints.ts';
import { sentence } from '../sentence.ts';
import { deadLetterRecord, SEVERITIES } from './records.ts';

/** The most of each kind that a trace shows. */
export const TRACE_ROWS = 100;

/** The states of a job's row; what is forgotten by then is `done`. */
const JOB_STATES = ['pending', 'sent', 'running', 'done', 'dead', 'cancelled'] as const;

const tracedError = z.object({
  /** The kind of error that it is counted as. */
  errorId: z.string(),
  timestamp: z.string(),
  /** `api`, `cron`, `job source.scrape` */
  component: z.string(),
  severity: z.enum(SEVERITIES),
  message: z.string(),
  /** `GET /api/events` */
  call: z.string().nullable(),
  jobId: z.string().nullable(),
  /** The request was refused, with `message` as the reason: no error of ours. */
  isRefusal: z.boolean(),
});

const tracedJob = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.enum(JOB_STATES),
  attempts: z.number().int(),
  /** What it works on, by name. */
  about: z.string().nullable(),
  /** The last result, or why it failed. */
  detail: sentence.nullable(),
  addedAt: z.string().nullable(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** Milliseconds at work, all attempts together; null before the first ends. */
  durationMs: z.number().int().nullable(),
});
/** Before it is written, as the trace. */
export type ToldTracedJob = z.input<typeof tracedJob>;

/** Everything that is stored of what one request or tick started (docs/decisions/068-request-ids-and-logs.md). */
export const trace = z.object({
  requestId: z.string(),
  startedBy: z.enum(['request', 'schedule', 'job']),
  /** Of the jobs: the oldest first. */
  jobs: z.array(tracedJob),
  errors: z.array(tracedError),
  deadLetters: z.array(deadLetterRecord),
  changes: z.array(auditRecord),
  /** Whether there is more of anything than is shown. */
  isCut: z.boolean(),
});
export type Trace = z.output<typeof trace>;
export type ToldTrace = z.input<typeof trace>;

/** A request id, or the id of a job, whose request is then looked up. */
export const traceId = z
  .string()
  .trim()
  .refine(isRequestId, 'A reference has 8 to 64 letters, digits, hyphens and underscores.');
