import type { z } from 'zod';
import type { Access } from './access.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What all kinds of endpoints have. */
interface Common {
  readonly method: Method;
  /** `/api/events/:slug` */
  readonly path: `/${string}`;
  readonly access: Access;
  /** One line for the reference page. */
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** What everybody may have may be kept this long by browsers and caches; absent means not at all. Who asks is not looked at. */
  readonly cacheSeconds?: number;
  /** A trial: it changes nothing, and reads something of the web while its caller waits, who is to wait this long before giving up. */
  readonly trialSeconds?: number;
  /**
   * A read that costs something: served only to a script of our own page, as Fetch Metadata tells it. A link, a picture or
   * another site cannot have it called, nor can a client that is no browser and does not say so.
   */
  readonly ownPageOnly?: true;
}

/** JSON in, JSON out. */
interface JsonRecord extends Common {
  readonly kind?: 'json';
  readonly path: `/api/${string}`;
  readonly response: z.ZodType;
}

/** Server-sent events, for as long as the client stays (WHATWG HTML §9.2). */
interface StreamRecord extends Common {
  readonly kind: 'stream';
  readonly method: 'GET';
  readonly path: `/api/${string}`;
  readonly body?: never;
  readonly cacheSeconds?: never;
  /** The data of each event by the event's name. `error` is the name of a problem. */
  readonly events: Readonly<Record<string, z.ZodType>> & { readonly error?: never };
}

/** A call by another party's machine: it has no session, and its signature over the very bytes says who it is. */
interface WebhookRecord extends Common {
  readonly kind: 'webhook';
  readonly method: 'POST';
  readonly path: `/api/webhooks/${string}`;
  readonly access: 'public';
  readonly query?: never;
  readonly body?: never;
  readonly cacheSeconds?: never;
  readonly ownPageOnly?: never;
  /** In lower case: `stripe-signature`. */
  readonly signatureHeader: string;
  readonly response: z.ZodType;
}

/** A page, a picture, a feed, a table: what a browser opens by its address. */
interface DocumentRecord extends Common {
  readonly kind: 'document';
  readonly method: 'GET';
  readonly body?: never;
  /** The types it may have, without parameters; empty where it only leads elsewhere. */
  readonly contentTypes: readonly string[];
  /** Our own page for people: it may have the one style of such pages. Any other document is locked up, whatever it holds. */
  readonly isOwnPage?: true;
}

/** An endpoint as its slice writes it; its id is the key under which it stands. */
export type EndpointRecord = JsonRecord | StreamRecord | WebhookRecord | DocumentRecord;

/** One endpoint, written once: the server mounts it, the browser calls it, the OpenAPI document is made from it. */
export type Endpoint = EndpointRecord & { readonly id: string };

export type Kind = NonNullable<EndpointRecord['kind']>;
export type KindOf<E> = E extends { readonly kind: infer K extends Kind } ? K : 'json';
/** Of one kind. */
export type EndpointOf<K extends Kind> = Extract<Endpoint, { readonly kind?: K }>;

export function kindOf(endpoint: EndpointRecord): Kind {
  return endpoint.kind ?? 'json';
}

type Named<R> = { readonly [I in keyof R]: R[I] & { readonly id: I } };

/** The endpoints of a slice: each gets the key as its id, and keeps its exact types. */
export function defineEndpoints<const R extends Readonly<Record<string, EndpointRecord>>>(records: R): Named<R> {
  const named: Array<[string, unknown]> = Object.entries(records).map(([id, record]) => [id, { ...record, id }]);
  return Object.fromEntries(named) as Named<R>;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a verb receives after parsing. */
export interface InputOf<E extends EndpointRecord> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}

/** What a caller sends, before defaults are filled in. */
export interface CallOf<E extends EndpointRecord> {
  params: Sent<E['params']>;
  query: Sent<E['query']>;
  body: Sent<E['body']>;
}

export type ResponseOf<E> = E extends { readonly response: infer S extends z.ZodType } ? z.output<S> : never;

/** An event of a stream: its name with the data of that name. */
export type StreamEventOf<E> = E extends { readonly events: infer M }
  ? {
      [N in keyof M & string]: { event: N; data: M[N] extends z.ZodType ? z.output<M[N]> : never; id?: string };
    }[keyof M & string]
  : never;
