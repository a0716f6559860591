import type { Instant } from './clock.ts';

/**
 * The outside web. Sends one request, follows no redirect, throws only when no answer came. `judged`: the addresses that the
 * request's host was found to have and may be asked at (one, where the host is an address itself). Whoever opens the
 * connection opens it to one of these and never looks the name up again: a name can answer otherwise the next time.
 */
export interface Web {
  fetch(request: Request, judged: readonly string[]): Promise<Response>;
}

/** Name resolution: the addresses of a host name (IPv4 dotted, IPv6 as text); an empty list when it has none. */
export interface Resolver {
  resolve(host: string): Promise<string[]>;
}

/**
 * The one place that says when a host may be asked again, shared by every Worker.
 * `reserve` gives a slot when `waitMs` is 0; the holder gives it back with `release`, and a slot not given back expires.
 */
export interface Pace {
  reserve(host: string, minIntervalMs: number): Promise<{ waitMs: number; token: string }>;
  release(host: string, token: string): Promise<void>;
  /** No request to this host before that instant (Retry-After, 429, 503). */
  holdUntil(host: string, until: Instant): Promise<void>;
}

export interface Blobs {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<{ body: ReadableStream | Uint8Array; contentType: string; etag: string } | null>;
}

/** A hint that a job is ready; the outbox in the database is the truth. */
export interface JobQueue {
  send(messages: ReadonlyArray<{ jobId: string; kind: string; delayMs: number }>): Promise<void>;
}

/** A structured log line; never a secret. */
export interface Log {
  info(message: string, fields?: Record<string, unknown>): void;
  warn(message: string, fields?: Record<string, unknown>): void;
  error(message: string, fields?: Record<string, unknown>): void;
}

/** Slow, salted hashing of passwords; its parameters travel with each hash. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether it is the password of that hash. Without a hash the same work is done in vain, so that time tells nothing. */
  verify(password: string, hash: string | null): Promise<boolean>;
}

/** What a language model is told: our instructions, and outside text as data, which is quoted and never obeyed. */
export interface PromptPart {
  readonly kind: 'instructions' | 'data';
  readonly text: string;
}

export interface ModelRequest {
  readonly parts: readonly PromptPart[];
  /** The answer's form as JSON schema, in the strict subset: every property required, none besides. */
  readonly schema: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> };
  /** Of the answer; a longer one is malformed. */
  readonly maxTokens: number;
}

export interface ModelUsage {
  readonly promptTokens: number;
  readonly answerTokens: number;
  /** Millionths of a US dollar. */
  readonly costMicroDollars: number;
}

export interface ModelAnswer {
  /** What the model sent, parsed; that it has the schema's form is still to be checked. */
  readonly json: unknown;
  readonly usage: ModelUsage;
  /** The provider's id of the request. */
  readonly requestId: string | null;
}

/** A language model with structured output. Whoever calls reserves tokens first and settles after; the port does neither. */
export interface LanguageModel {
  /** The model's name; null where none is configured, and then every question is refused as `off`. */
  readonly name: string | null;
  /** One question, one request: retrying is the caller's. Throws ModelRefusal, nothing else. */
  ask(request: ModelRequest): Promise<ModelAnswer>;
  /** What so many tokens cost, in millionths of a US dollar, rounded up. */
  costOf(promptTokens: number, answerTokens: number): number;
}
