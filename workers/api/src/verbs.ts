import type { Endpoint, InputOf, KindOf, LetterLanguage, StreamEventOf, ToldOf } from '@marquee/contract';
import type { IssuedDevice, IssuedRound, IssuedSession, IssuedStep, Session } from '@marquee/domain/accounts';
import type { Caller } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';

/** The context of a call, besides its input. */
export interface Call extends Caller {
  /** Never looked up if the response may be cached. */
  session: Session | null;
  /** The visitor's network address as Cloudflare saw it; none on a laptop. */
  address: string | null;
  /** The token of a known device; it affects the counting of guesses only. */
  device: string | null;
  userAgent: string | null;
  /** Global Privacy Control (Sec-GPC): nothing about the visitor is kept beside a count. */
  declinesTracking: boolean;
  /** The visitor's language, for letters. */
  language: LetterLanguage;
  /** Sets or deletes the session cookie. */
  keepSession: (session: IssuedSession | null) => void;
  keepDevice: (device: IssuedDevice) => void;
  /** The token of a sign-in that waits for its second step, or that asks for a passkey. */
  step: string | null;
  /** Sets or deletes its cookie. */
  keepStep: (step: IssuedStep | null) => void;
  /** The secret of a browser in which a sign-in with a provider began. */
  browser: string | null;
  /** Sets or deletes its cookie. */
  keepBrowser: (round: IssuedRound | null) => void;
  /** Runs work after the response; a failure is logged and must be recovered elsewhere. */
  afterwards: (work: () => Promise<unknown>) => Promise<void>;
}

export interface StreamCall extends Call {
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  /** The id of the last event received by a reconnecting client (WHATWG HTML §9.2.3). */
  lastEventId: string | null;
}

export interface DocumentCall extends Call {
  /** Whether a browser navigates to it; other clients get a problem instead of an error page. */
  acceptsHtml: boolean;
  /** The media types that the client accepts, as it names them. */
  accept: string;
}

/** The raw bytes, which the signature covers. */
interface Signed {
  raw: Uint8Array<ArrayBuffer>;
  signature: string;
}

/** The content of a document. */
export interface Document {
  /** One of the record's content types, with parameters: `text/csv; charset=utf-8`. */
  contentType: string;
  body: string | Uint8Array<ArrayBuffer> | ReadableStream;
  /** The file name for a download; without it the document is shown inline. */
  filename?: string;
  /** Other clients get other bytes at this address. */
  varies?: 'accept';
  /** Quoted (RFC 9110 §8.8.3). A client with this version gets no body. */
  etag?: string;
  /** How long a public document may be cached. */
  cacheSeconds?: number;
  /** A feed with events in it, of which a copy is worth keeping. */
  hasEvents?: boolean;
  /** The one style in it, for a page that has its own (`isFramed`, `isScreen`). */
  style?: string;
  /** Never changes under its address (RFC 8246). */
  isImmutable?: true;
  /** An error page for people. */
  status?: 404;
}

/** A redirect within this site, `/?signin=1`, or to a sign-in provider. */
export interface Elsewhere {
  redirect: `/${string}` | URL;
}

type Maybe<T> = Promise<T> | T;

interface VerbByKind<E extends Endpoint> {
  json: (deps: ApiDeps, input: InputOf<E>, call: Call) => Maybe<ToldOf<E>>;
  stream: (deps: ApiDeps, input: InputOf<E>, call: StreamCall) => AsyncIterable<StreamEventOf<E>>;
  webhook: (deps: ApiDeps, input: Signed & Pick<InputOf<E>, 'params'>, call: Call) => Maybe<ToldOf<E>>;
  document: (deps: ApiDeps, input: InputOf<E>, call: DocumentCall) => Maybe<Document | Elsewhere>;
}

/** The implementation of an endpoint. */
export type Verb<E extends Endpoint> = VerbByKind<E>[KindOf<E>];

/** A verb for each endpoint of a slice: a missing or extra verb does not compile. */
export type Verbs<R extends Readonly<Record<string, Endpoint>>> = { readonly [I in keyof R]: Verb<R[I]> };
