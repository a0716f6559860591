import type { ModelUsage } from './ports.ts';

/**
 * Errors say what to do. One table maps them to HTTP (workers/api), one to the queue (packages/platform/src/jobs/run-job.ts).
 */

/** The caller asked for something that cannot be: 4xx, never retried. */
export class Reject extends Error {
  override name = 'Reject';
  readonly status: number;
  readonly code: string;
  /** The input field at fault, as the caller named it. */
  readonly field: string | undefined;
  constructor(
    status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429,
    code: string,
    detail: string,
    field?: string,
  ) {
    super(detail);
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

/** The caller asked too often: 429, with the time after which it may ask again. */
export class TooOften extends Reject {
  override name = 'TooOften';
  readonly retryAfterSeconds: number;
  constructor(detail: string, retryAfterSeconds: number) {
    super(429, 'too-often', detail);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What was asked for has another address now. */
export class Moved extends Error {
  override name = 'Moved';
  readonly location: string;
  constructor(location: string) {
    super(`moved to ${location}`);
    this.location = location;
  }
}

export function notFound(what: string): Reject {
  return new Reject(404, 'not-found', `${what} does not exist or has been moved.`);
}

/** Something outside is busy or broken: the same work may succeed later, and counts as an attempt. */
export class RetryLater extends Error {
  override name = 'RetryLater';
  readonly delayMs: number | undefined;
  constructor(reason: string, delayMs?: number) {
    super(reason);
    this.delayMs = delayMs;
  }
}

/** Nothing is wrong, it is only not our turn (host pace, lease, switch): waits without using up an attempt. */
export class WaitTurn extends Error {
  override name = 'WaitTurn';
  readonly delayMs: number;
  constructor(reason: string, delayMs: number) {
    super(reason);
    this.delayMs = delayMs;
  }
}

/** The work can never succeed as it stands: it goes to the dead letters for a person to see. */
export class GiveUp extends Error {
  override name = 'GiveUp';
}

/**
 * Why a model gave no answer. `off`: none is configured; `quota`: the account is out of credit; `rate-limited`: later, see
 * `retryAfterMs`; `malformed`: it answered, but not in the form asked for; `timeout`; `unavailable`: broken, out of reach, or our key is
 * refused.
 */
export type ModelRefusalReason = 'off' | 'quota' | 'rate-limited' | 'malformed' | 'timeout' | 'unavailable';

/** A model gave no answer that can be used. Its message holds no secret. */
export class ModelRefusal extends Error {
  override name = 'ModelRefusal';
  readonly reason: ModelRefusalReason;
  readonly retryAfterMs: number | undefined;
  /** What was spent nevertheless; a malformed answer is paid like any other. Null: nothing is known to be. */
  readonly usage: ModelUsage | null;
  readonly requestId: string | null;
  constructor(
    reason: ModelRefusalReason,
    message: string,
    told: { retryAfterMs?: number; usage?: ModelUsage; requestId?: string | null } = {},
  ) {
    super(message);
    this.reason = reason;
    this.retryAfterMs = told.retryAfterMs;
    this.usage = told.usage ?? null;
    this.requestId = told.requestId ?? null;
  }
}

/** How a reading ended before its time: out of `time` or `memory`, or it `died` of something else. */
export type ReadingFailure = 'time' | 'memory' | 'died';

/** The reading of one document died or ran over its limits. The document is at fault; the same bytes would do it again. */
export class ReadingFailed extends Error {
  override name = 'ReadingFailed';
  readonly reason: ReadingFailure;
  constructor(reason: ReadingFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The text of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
