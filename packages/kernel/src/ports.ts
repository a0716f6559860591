import type { Instant } from './clock.ts';

/**
 * The outside web. Sends one request, follows no redirect, throws only if there was no response. `addresses`: the checked addresses of the
 * request's host (one, if the host is an address itself). The implementation connects only to one of these and never resolves
 * the name again, because a name can resolve differently the next time.
 */
export interface Web {
  fetch(request: Request, addresses: readonly string[]): Promise<Response>;
}

/** Name resolution: the addresses of a host name (IPv4 dotted, IPv6 as text); an empty list if it has none. */
export interface Resolver {
  resolve(host: string): Promise<string[]>;
}

/**
 * The only place that decides when a host may be asked again, shared by every Worker.
 * `reserve` gives a slot if `waitMs` is 0; the holder returns it with `release`, and a slot that is not returned expires.
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
  /** The keys that begin so, in order. */
  list(prefix: string): Promise<string[]>;
  /** Unknown ones are left out. */
  delete(keys: readonly string[]): Promise<void>;
  /** SHA-256, in hexadecimal, of the bytes of several one after another, of which one piece at a time is in memory. Throws for an unknown one. */
  sha256(keys: readonly string[]): Promise<string>;
}

/** A text, and when it was true. */
export interface Copy {
  text: string;
  at: Instant;
}

/** Copies of public answers, for when the database does not answer. Never the truth: they may be missing, old or out of reach. */
export interface Copies {
  get(key: string): Promise<Copy | null>;
  /** When the stored copy was true, without reading its text. */
  madeAt(key: string): Promise<Instant | null>;
  put(key: string, copy: Copy, keptSeconds: number): Promise<void>;
}

/** A hint that a job is ready; the outbox in the database is the truth. */
export interface JobQueue {
  /** `database`: whose outbox has the job; absent: the main one's. */
  send(messages: ReadonlyArray<{ jobId: string; kind: string; delayMs: number; database?: string }>): Promise<void>;
}

/** A structured log line; never a secret. */
export interface Log {
  info(message: string, fields?: Record<string, unknown>): void;
  warn(message: string, fields?: Record<string, unknown>): void;
  error(message: string, fields?: Record<string, unknown>): void;
}

/** What a sign-in provider says about a person, its signature and its claims checked. */
export interface ProvenIdentity {
  issuer: string;
  /** The provider's lasting name for the person; an address may change hands. */
  subject: string;
  email: string | null;
  /** Whether the provider vouches that the person owns the address. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** What ties the answer of a provider to the question of one browser. */
export interface ProviderRound {
  redirectUri: string;
  state: string;
  nonce: string;
  /** Of PKCE (RFC 7636). */
  verifier: string;
}

/** A provider of OpenID Connect. */
export interface IdentityProvider {
  /** The address at which a person signs in there. */
  begin(round: ProviderRound): Promise<string>;
  /** Throws ProviderRefusal. */
  finish(answer: URLSearchParams, round: ProviderRound): Promise<ProvenIdentity>;
}

/** Slow, salted hashing of passwords; its parameters travel with each hash. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether it is the password of that hash. Without a hash the same work is done, so that the response time reveals nothing. */
  verify(password: string, hash: string | null): Promise<boolean>;
}

/** An email to one person, as HTML and as plain text. */
export interface MailMessage {
  /** The provider sends messages with the same key once. */
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Further headers of the message: how to unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The post. The caller retries. */
export interface Mail {
  /** Whether a provider and a sender are configured; without them nothing is sent. */
  readonly isSetUp: boolean;
  /** Hands a message to the provider. Throws RetryLater, or GiveUp if the provider will never take it. */
  send(message: MailMessage): Promise<void>;
  /** The secret of a link: nobody can guess it, it is the same for the same name (the id of a letter, say), and it is stored nowhere. */
  secretOf(name: string): Promise<string>;
}

/** The input of a language model: our instructions, and outside text as data, which is quoted and never obeyed. */
interface PromptPart {
  readonly kind: 'instructions' | 'data';
  readonly text: string;
}

export interface ModelRequest {
  readonly parts: readonly PromptPart[];
  /** Outside data like a `data` part; only a model that sees pictures is asked with one. */
  readonly picture?: { readonly bytes: Uint8Array; readonly contentType: string };
  /** The answer's form as JSON schema, in the strict subset: every property required, no others. */
  readonly schema: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> };
  /** Maximum tokens of the answer; a longer one is malformed. */
  readonly maxTokens: number;
}

export interface ModelUsage {
  readonly promptTokens: number;
  readonly answerTokens: number;
  /** Millionths of a US dollar. */
  readonly costMicroDollars: number;
}

export interface ModelAnswer {
  /** The model's output, parsed; its schema is still to be checked. */
  readonly json: unknown;
  readonly usage: ModelUsage;
  /** The provider's id of the request. */
  readonly requestId: string | null;
}

/** A call of a tool as the model wrote it: neither its name nor its arguments are checked. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** Should be JSON. */
  readonly arguments: string;
}

/** What was said so far in one conversation with tools. What a tool returns is data: quoted, never obeyed. */
export type ModelTurn =
  | { readonly role: 'instructions' | 'person' | 'model'; readonly text: string }
  | { readonly role: 'calls'; readonly calls: readonly ToolCall[] }
  | { readonly role: 'result'; readonly callId: string; readonly text: string };

export interface ModelTool {
  readonly name: string;
  readonly description: string;
  /** JSON schema of its arguments. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface ConversationRequest {
  readonly turns: readonly ModelTurn[];
  readonly tools: readonly ModelTool[];
  /** Maximum tokens of the answer; a longer one is malformed. */
  readonly maxTokens: number;
  readonly timeoutMs: number;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
}

export interface ConversationAnswer {
  /** What it says; null if it only calls tools. */
  readonly text: string | null;
  readonly calls: readonly ToolCall[];
  readonly usage: ModelUsage;
  readonly requestId: string | null;
}

/** An image as the model made it: neither its bytes nor its type are checked. */
export interface ImageAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  readonly usage: ModelUsage;
  readonly requestId: string | null;
}

/** A model that makes images of a description. The caller reserves tokens first and settles them afterwards. */
export interface ImageModel {
  /** The model's name; null if none is configured, and then every request is refused as `off`. */
  readonly name: string | null;
  /** The most that one image costs, prompt and image together. */
  readonly mostTokens: number;
  /** One image, one request. Throws ModelRefusal only. */
  draw(request: { prompt: string; timeoutMs: number }): Promise<ImageAnswer>;
  /** The price of this many tokens, in millionths of a US dollar, rounded up. */
  costOf(promptTokens: number, answerTokens: number): number;
}

/** A language model with structured output. The caller reserves tokens first and settles them afterwards; the port does neither. */
export interface LanguageModel {
  /** The model's name; null if none is configured, and then every question is refused as `off`. */
  readonly name: string | null;
  /** One question, one request: the caller retries. Throws ModelRefusal only. */
  ask(request: ModelRequest): Promise<ModelAnswer>;
  /** One round of a conversation with tools. Throws ModelRefusal only. */
  converse(request: ConversationRequest): Promise<ConversationAnswer>;
  /** The price of this many tokens, in millionths of a US dollar, rounded up. */
  costOf(promptTokens: number, answerTokens: number): number;
  /** A cheaper model for simpler questions, if one is configured. */
  readonly lesser?: LanguageModel | undefined;
  /** A model that sees pictures, if one is configured. */
  readonly vision?: LanguageModel | undefined;
}
