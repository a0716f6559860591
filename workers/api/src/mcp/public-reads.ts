import { type Endpoint, endpoints, type Problem, type ResponseOf } from '@marquee/contract';
import type { Context, Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';

/** The reads of the public API that tools are made of. */
type ReadId =
  | 'listEvents'
  | 'searchEvents'
  | 'getEvent'
  | 'countVenues'
  | 'getVenue'
  | 'searchCities'
  | 'cityStats'
  | 'getJsonFeed';
type Given = Readonly<Record<string, string | number | boolean | undefined>>;
type Answered<I extends ReadId> = I extends 'getJsonFeed' ? JsonFeed : ResponseOf<(typeof endpoints)[I]>;

/** What tools use of a JSON Feed 1.1, which the contract describes as a document only. */
interface JsonFeed {
  title: string;
  feed_url: string;
  home_page_url: string;
  items: unknown[];
}

/** Calls an endpoint of the public API. Throws ReadRefused with the sentence of its problem. */
export type PublicRead = <I extends ReadId>(
  id: I,
  given: { params?: Readonly<Record<string, string>>; query?: Given },
) => Promise<Answered<I>>;

/** A read that the public API refused; the message is its sentence for people. */
export class ReadRefused extends Error {
  readonly status: number;
  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

/** What tells who calls, for limits and keys, and what belongs to one request. */
const PASSED_ON = ['authorization', 'x-api-key', 'cf-connecting-ip', 'x-request-id', 'user-agent'];

/**
 * Reads as requests to this same app, with the caller's address and key: what the public API checks, counts, shares and hides holds for tools
 * too, and each read counts as a call.
 */
export function publicReads(app: Hono<AppEnv>, c: Context<AppEnv>): PublicRead {
  const headers = new Headers({ accept: 'application/json' });
  for (const name of PASSED_ON) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  const ask = async (path: string) =>
    app.fetch(new Request(new URL(path, c.req.url), { headers }), c.env, executionOf(c));
  return async (id, { params = {}, query = {} }) => {
    let response = await ask(addressOf(endpoints[id], params, query));
    // An event that was merged into another one.
    const moved = response.status === 301 ? response.headers.get('location') : null;
    if (moved !== null) response = await ask(moved);
    if (response.ok) return (await response.json()) as Answered<typeof id>;
    const { detail } = (await response.json()) as Problem;
    throw new ReadRefused(response.status, detail);
  };
}

function addressOf({ path }: Endpoint, params: Readonly<Record<string, string>>, query: Given): string {
  const named = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${named}?${search.toString()}` : named;
}

/** None where a test calls the app directly. */
function executionOf(c: Context<AppEnv>): Context['executionCtx'] | undefined {
  try {
    return c.executionCtx;
  } catch {
    return undefined;
  }
}
