import type { z } from 'zod';

/** Who may call. Administrators pass every level; `public` needs no session. */
export type Access = 'public' | 'user' | 'venue_owner' | 'promoter' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One endpoint, written once: the server mounts it, the browser calls it, the OpenAPI document is made from it. */
export interface Endpoint {
  readonly id: string;
  readonly method: Method;
  /** Hono's form: `/api/events/:slug`. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** One line for the reference page. */
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** A public read may be kept this long by browsers and caches; absent means not at all. Who asks is not looked at. */
  readonly cacheSeconds?: number;
  /**
   * A read that costs something: served only to a script of our own page, as Fetch Metadata tells it. A link, a picture or
   * another site cannot have it called, nor can a client that is no browser and does not say so.
   */
  readonly ownPageOnly?: true;
}

/** Keeps an endpoint's exact types. */
export function endpoint<const E extends Endpoint>(record: E): E {
  return record;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a verb receives after parsing. */
export interface InputOf<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}

/** What a caller sends, before defaults are filled in. */
export interface CallOf<E extends Endpoint> {
  params: Sent<E['params']>;
  query: Sent<E['query']>;
  body: Sent<E['body']>;
}

export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
