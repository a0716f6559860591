import type { z } from 'zod';
import type { Access } from './access.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Fields of all kinds of endpoints. */
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
  /** How long browsers and caches may store the public response; absent: not at all. The session is not looked up. */
  readonly cacheSeconds?: number;
  /**
   * A read of the public API: its callers are counted, and may carry an API key (docs/decisions/025-api-keys.md). Its response
   * does not depend on the key.
   */
  readonly isOpen?: true;
  /** For a trial, which changes nothing and reads the web while its caller waits: how long the caller should wait. */
  readonly trialSeconds?: number;
  /** For a change that takes longer than usual: how long the caller should wait. */
  readonly changeSeconds?: number;
  /**
   * For a costly read: served only to scripts of our own pages, according to Fetch Metadata. Links, images and
   * other sites cannot trigger it, nor can a client that sends no Fetch Metadata.
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
  /** `POST` if the request has a body, which an EventSource cannot send. */
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  readonly cacheSeconds?: never;
  /** The data of each event by the event's name. `error` is the name of a problem. */
  readonly events: Readonly<Record<string, z.ZodType>> & { readonly error?: never };
}

/** A call by another service: it has no session; a signature over the raw bytes authenticates it. */
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

/** A page, image, feed or table that a browser opens by its address. */
interface DocumentRecord extends Common {
  readonly kind: 'document';
  readonly method: 'GET';
  readonly body?: never;
  /** The possible content types, without parameters; empty if it only redirects. */
  readonly contentTypes: readonly string[];
  /** One of our own pages: it may use the shared style. Any other document gets a policy that forbids everything. */
  readonly isOwnPage?: true;
  /** Public, and yet it depends on who opens it: the session is looked up, and nothing may be cached. */
  readonly isPersonal?: true;
  /** A page that any site may show in a frame; no other page of ours may be framed. */
  readonly isFramed?: true;
  /** A page that fills a screen or a sheet of paper: it has one style of its own and runs scripts, loads pictures and fonts of our origin. */
  readonly isScreen?: true;
}

/** An endpoint as its slice writes it; its id is its key in the record. */
export type EndpointRecord = JsonRecord | StreamRecord | WebhookRecord | DocumentRecord;

/** One endpoint, defined once: the server mounts it, the browser calls it, and the OpenAPI document is generated from it. */
export type Endpoint = EndpointRecord & { readonly id: string };

export type Kind = NonNullable<EndpointRecord['kind']>;
export type KindOf<E> = E extends { readonly kind: infer K extends Kind } ? K : 'json';
/** Of one kind. */
export type EndpointOf<K extends Kind> = Extract<Endpoint, { readonly kind?: K }>;

export function kindOf(endpoint: EndpointRecord): Kind {
  return endpoint.kind ?? 'json';
}

type Named<R> = { readonly [I in keyof R]: R[I] & { readonly id: I } };

/** The endpoints of a slice: each gets its key as its id and keeps its exact types. */
export function defineEndpoints<const R extends Readonly<Record<string, EndpointRecord>>>(records: R): Named<R> {
  const named: Array<[string, unknown]> = Object.entries(records).map(([id, record]) => [id, { ...record, id }]);
  return Object.fromEntries(named) as Named<R>;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What an endpoint has below a name. Without a bound on `E`: to prove one of all endpoints took the compiler a third of its time. */
type PartOf<E, K extends 'params' | 'query' | 'body'> = E extends { readonly [P in K]: infer S } ? S : undefined;

/** What a verb receives after parsing. */
export interface InputOf<E> {
  params: Parsed<PartOf<E, 'params'>>;
  query: Parsed<PartOf<E, 'query'>>;
  body: Parsed<PartOf<E, 'body'>>;
}

/** What a caller sends, before defaults are filled in. */
export interface CallOf<E extends EndpointRecord> {
  params: Sent<E['params']>;
  query: Sent<E['query']>;
  body: Sent<E['body']>;
}

export type ResponseOf<E> = E extends { readonly response: infer S extends z.ZodType } ? z.output<S> : never;

/** The same before it is written: with messages where the response has sentences. */
export type ToldOf<E> = E extends { readonly response: infer S extends z.ZodType } ? z.input<S> : never;

/** An event of a stream: its name with the data of that name. */
export type StreamEventOf<E> = E extends { readonly events: infer M }
  ? {
      [N in keyof M & string]: { event: N; data: M[N] extends z.ZodType ? z.output<M[N]> : never; id?: string };
    }[keyof M & string]
  : never;
