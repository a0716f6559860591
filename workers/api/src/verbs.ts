import type { Endpoint, InputOf, KindOf, ResponseOf, StreamEventOf } from '@marquee/contract';
import type { IssuedDevice, IssuedSession, Session } from '@marquee/domain/accounts';
import type { Caller } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';

/** What a verb is told of a call besides its input. */
export interface Call extends Caller {
  /** Never looked for where an answer may be cached. */
  session: Session | null;
  /** The visitor's network address as Cloudflare saw it; none on a laptop. */
  address: string | null;
  /** The mark of a browser that signed in before; it counts guesses and lets nobody in. */
  device: string | null;
  /** Has the browser keep this session, or forget the one it has. */
  keepSession: (session: IssuedSession | null) => void;
  keepDevice: (device: IssuedDevice) => void;
  /** Does what need not be waited for behind the answer; what fails there is logged, and must be made good elsewhere. */
  afterwards: (work: () => Promise<unknown>) => Promise<void>;
}

export interface StreamCall extends Call {
  /** Aborted when the client has left: nobody reads what comes after. */
  signal: AbortSignal;
  /** The id of the last event that the client has, where it comes back (WHATWG HTML §9.2.3). */
  lastEventId: string | null;
}

export interface DocumentCall extends Call {
  /** A browser opens it; who does not say so may rather have a problem than a page that tells of one. */
  acceptsHtml: boolean;
}

/** What a machine sent, to the byte: a signature is over these bytes and no others. */
export interface Signed {
  raw: Uint8Array<ArrayBuffer>;
  signature: string;
}

/** What a browser opens by its address. */
export interface Document {
  /** One of the record's, with parameters where it has any: `text/csv; charset=utf-8`. */
  contentType: string;
  body: string | Uint8Array<ArrayBuffer> | ReadableStream;
  /** To be kept under this name; absent means shown. */
  filename?: string;
  /** Quoted (RFC 9110 §8.8.3). Who has it already is sent no body. */
  etag?: string;
  /** For how long it may be kept, where it is public. */
  cacheSeconds?: number;
  /** Never changes under its address (RFC 8246). */
  isImmutable?: true;
  /** A page for people about something that is not there. */
  status?: 404;
}

/** Another place of this site: `/?signin=1`. */
export interface Elsewhere {
  redirect: `/${string}`;
}

type Maybe<T> = Promise<T> | T;

interface VerbByKind<E extends Endpoint> {
  json: (deps: ApiDeps, input: InputOf<E>, call: Call) => Maybe<ResponseOf<E>>;
  stream: (deps: ApiDeps, input: InputOf<E>, call: StreamCall) => AsyncIterable<StreamEventOf<E>>;
  webhook: (deps: ApiDeps, input: Signed & Pick<InputOf<E>, 'params'>, call: Call) => Maybe<ResponseOf<E>>;
  document: (deps: ApiDeps, input: InputOf<E>, call: DocumentCall) => Maybe<Document | Elsewhere>;
}

/** What does the work of an endpoint. */
export type Verb<E extends Endpoint> = VerbByKind<E>[KindOf<E>];

/** A verb for each endpoint of a slice: one that is left out, and one that no endpoint has, are faults of type. */
export type Verbs<R extends Readonly<Record<string, Endpoint>>> = { readonly [I in keyof R]: Verb<R[I]> };
