import type { ModelUsage } from './ports.ts';
import { boundedText } from './shown-fields.ts';
import { inEnglish, type Message, type MessageCode, quoted, say } from './words/index.ts';

/**
 * Errors say how to react. One table maps them to HTTP (workers/api), one to the queue (packages/platform/src/jobs/run-job.ts).
 */

/** The request is invalid: 4xx, never retried. */
export class Reject extends Error {
  override name = 'Reject';
  /** What is said to people: a message, or English where the site has its own words for the code. */
  readonly detail: Message | string;
  readonly status: number;
  readonly code: string;
  /** The invalid input field, as the caller named it. */
  readonly field: string | undefined;
  constructor(
    status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429,
    code: string,
    detail: Message | string,
    field?: string,
  ) {
    super(typeof detail === 'string' ? detail : inEnglish(detail));
    this.detail = detail;
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

/** The caller asked too often: 429, with the time after which it may ask again. */
export class TooOften extends Reject {
  override name = 'TooOften';
  readonly retryAfterSeconds: number;
  constructor(detail: Message | string, retryAfterSeconds: number) {
    super(429, 'too-often', detail);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Something that we depend on did not answer in time: 503. The work may or may not have been done. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}

/** The requested object has a new address. */
export class Moved extends Error {
  override name = 'Moved';
  readonly location: string;
  constructor(location: string) {
    super(`moved to ${location}`);
    this.location = location;
  }
}

export type Thing = MessageCode extends infer C ? (C extends `thing.${infer Name}` ? Name : never) : never;

/** @param what by its name among the messages, or as a message */
export function notFound(what: Exclude<Thing, 'checkOf'> | Message): Reject {
  const named = typeof what === 'string' ? say(`thing.${what}`) : what;
  return new Reject(404, 'not-found', say('problem.doesNotExist', { what: named }));
}

/** Why work was not done: a message for people, or the text of a failure. */
class Spoken extends Error {
  readonly detail: Message;
  constructor(reason: Message | string) {
    super(typeof reason === 'string' ? reason : inEnglish(reason));
    this.detail = typeof reason === 'string' ? quoted(reason) : reason;
  }
}

/** An outside service is busy or broken: the same work may succeed later, and counts as an attempt. */
export class RetryLater extends Spoken {
  override name = 'RetryLater';
  readonly delayMs: number | undefined;
  constructor(reason: Message | string, delayMs?: number) {
    super(reason);
    this.delayMs = delayMs;
  }
}

/** Nothing is wrong, but the work must wait (host pace, lease, control): this does not use up an attempt. */
export class WaitTurn extends Spoken {
  override name = 'WaitTurn';
  readonly delayMs: number;
  constructor(reason: Message | string, delayMs: number) {
    super(reason);
    this.delayMs = delayMs;
  }
}

/** The work can never succeed: it goes to the dead letters for a person to see. */
export class GiveUp extends Spoken {
  override name = 'GiveUp';
}

/**
 * Why a model gave no answer. `off`: none is configured; `quota`: the account is out of credit; `rate-limited`: later, see
 * `retryAfterMs`; `malformed`: it answered, but not in the requested form; `timeout`; `unavailable`: broken, unreachable, or our key is
 * refused.
 */
export type ModelRefusalReason = 'off' | 'quota' | 'rate-limited' | 'malformed' | 'timeout' | 'unavailable';

/** A model gave no usable answer. The message contains no secret. */
export class ModelRefusal extends Error {
  override name = 'ModelRefusal';
  readonly reason: ModelRefusalReason;
  readonly retryAfterMs: number | undefined;
  /** The tokens spent anyway; a malformed answer costs as much as any other. Null: unknown. */
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

/**
 * A sign-in provider did not prove who somebody is. `cancelled`: the person decided so; `unavailable`: it cannot be reached; `untrusted`: its answer
 * failed a check. The message is for the log and contains no secret.
 */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
  readonly reason: 'cancelled' | 'unavailable' | 'untrusted';
  constructor(reason: ProviderRefusal['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Why a reading ended early: out of `time` or `memory`, or it `died` for another reason. */
export type ReadingFailure = 'time' | 'memory' | 'died';

/** The reading of one document crashed or exceeded its limits. The document is the cause; the same bytes would fail again. */
export class ReadingFailed extends Spoken {
  override name = 'ReadingFailed';
  readonly reason: ReadingFailure;
  constructor(reason: ReadingFailure, detail: Message = say(`document.${reason}`)) {
    super(detail);
    this.reason = reason;
  }
}

/** The text of any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What a thrown value says to people: its message, or its text, of at most `most` characters. */
export function saidBy(error: unknown, most: number): Message {
  const isShort = error instanceof Spoken && error.message.length <= most;
  return isShort ? error.detail : quoted(boundedText(messageOf(error), most));
}
