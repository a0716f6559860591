import {
  type EndpointId,
  type EndpointRecord,
  type Endpoints,
  endpoints,
  kindOf,
  type Problem,
  type ResponseOf,
} from '@marquee/contract';
import { partsOf } from '../../../../packages/domain/src/concierge/parts-of.ts';

/** Each endpoint as any endpoint: the compiler takes ten seconds for what is asked of all their own types at once. */
const contract: Readonly<Record<string, EndpointRecord>> = endpoints;

/** What the site asked for, as the server would have met it. */
export interface Asked {
  id: EndpointId;
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  /** The language in which it wants to be answered, if it says so. */
  language: string | null;
}

/** An answer that is no success, or none at all. */
class Refusal {
  readonly reply: () => Response | Promise<Response>;
  constructor(reply: () => Response | Promise<Response>) {
    this.reply = reply;
  }
}

/** The server refuses, with its own sentence. */
export function refused(status: number, detail: string, code = 'test'): Refusal {
  return refusal({ type: `/api/docs#problem-${code}`, title: 'Problem', status, detail, requestId: 'test' });
}

/** The server refuses what one field holds. */
export function refusedField(field: string, detail: string): Refusal {
  const type = '/api/docs#problem-test';
  return refusal({ type, title: 'Problem', status: 422, detail, field, requestId: 'test' });
}

function refusal(body: Problem): Refusal {
  const headers = { 'content-type': 'application/problem+json' };
  return new Refusal(() => new Response(JSON.stringify(body), { status: body.status, headers }));
}

/** Something on the way to the server fails, and has no words for it. */
export const wordless = (status: number) => new Refusal(() => new Response('', { status }));

/** The server cannot be reached. */
export const unreachable = new Refusal(() => Promise.reject(new TypeError('Failed to fetch')));

/** The server never answers. */
export const silent = new Refusal(() => new Promise(() => {}));

/** Answered when the test says so; the answer itself is given beside it. */
export function held(): { until: Promise<void>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { until: promise, release: resolve };
}

/** A copy, as the server or the device offline answers with one. */
export const copied = (body: unknown, ageSeconds: number, reason: 'outage' | 'offline' = 'outage') =>
  new Refusal(() => {
    const headers = { age: String(ageSeconds), 'cache-status': `Marquee; fwd=stale; ttl=-1; detail=${reason}` };
    return Response.json(body, { headers });
  });

/** What a server newer than this page might say: the contract is not asked. */
export const unforeseen = (body: unknown) => new Refusal(() => Response.json(body));

type Reply<I extends EndpointId> = ResponseOf<Endpoints[I]> | Refusal;
export type Answers = {
  [I in EndpointId]?: Reply<I> | ((asked: Asked) => Reply<I> | Promise<Reply<I>>);
};

const realFetch = window.fetch.bind(window);
const realTimeout = window.setTimeout.bind(window);

/** `MARQUEE_TEST_LATE_MS=300`: every answer comes late, as on a busy machine, so that a test shows what it does not wait for. */
const LATE_MS = Number(import.meta.env.MARQUEE_TEST_LATE_MS ?? 0);
/** An answer is read in a few turns of the page's own work. */
const TAKEN_IN_MS = 30;
const late = () => new Promise((resume) => realTimeout(resume, LATE_MS));

/** The API as a test answers it. What no test answers, or answers against the contract, fails the test. */
export class StubbedApi {
  readonly asked: Asked[] = [];
  readonly faults: string[] = [];
  #answers: Answers;
  #open = 0;
  #lastEnd = 0;

  constructor(answers: Answers) {
    this.#answers = { ...answers };
  }

  /** From now on. */
  answer(answers: Answers): void {
    this.#answers = { ...this.#answers, ...answers };
  }

  /** The calls of an endpoint, or all of an access level. */
  calls(which: EndpointId | 'admin'): Asked[] {
    return this.asked.filter(({ id }) => id === which || contract[id]?.access === which);
  }

  /** Nothing is being answered, and the site had time to take in what was: time may pass, the answers may change. */
  isIdle(): boolean {
    return this.#open === 0 && performance.now() - this.#lastEnd > TAKEN_IN_MS;
  }

  readonly fetch = async (target: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    this.#open += 1;
    try {
      return await this.#answered(target, init);
    } finally {
      this.#open -= 1;
      this.#lastEnd = performance.now();
    }
  };

  async #answered(target: RequestInfo | URL, init: RequestInit): Promise<Response> {
    const url = new URL(target instanceof Request ? target.url : target, window.location.origin);
    // A file of the site, not an answer of the API.
    if (url.pathname.startsWith('/map/')) return realFetch(target, init);
    // A stream says what the JSON answer says, in parts.
    const isStream = url.pathname === '/api/chat/stream';
    if (isStream) url.pathname = '/api/chat';
    const found = match(init.method ?? 'GET', url, init.body);
    const asked = found && { ...found, language: new Headers(init.headers).get('accept-language') };
    if (!asked) return this.#fault(`${init.method ?? 'GET'} ${url.pathname} is no endpoint of the contract`);
    this.asked.push(asked);
    if (LATE_MS > 0) await late();
    const answer = this.#answers[asked.id];
    if (answer === undefined) return this.#fault(`the test answers no ${asked.id}`);
    const reply = typeof answer === 'function' ? await answer(asked) : answer;
    if (reply instanceof Refusal) return reply.reply();
    const endpoint = contract[asked.id];
    if (!endpoint || !('response' in endpoint)) return this.#fault(`${asked.id} answers with no JSON`);
    const parsed = endpoint.response.safeParse(reply);
    if (!parsed.success) return this.#fault(`${asked.id} is answered against its contract: ${parsed.error.message}`);
    // The server sends what the contract names and no more; so must a test.
    if (canonical(parsed.data) !== canonical(reply))
      return this.#fault(`${asked.id} is answered with more than its contract names`);
    return isStream ? streamed(reply as ResponseOf<Endpoints['chat']>) : Response.json(reply);
  }

  #fault(fault: string): Response {
    this.faults.push(fault);
    return new Response('', { status: 599 });
  }
}

function streamed(answer: ResponseOf<Endpoints['chat']>): Response {
  const blocks = [...partsOf(answer)].map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  return new Response(blocks.join(''), { headers: { 'content-type': 'text/event-stream' } });
}

function match(method: string, url: URL, body: BodyInit | null | undefined): Omit<Asked, 'language'> | null {
  for (const [id, endpoint] of Object.entries(contract)) {
    // The site calls those that answer with JSON; pictures and the like are addresses.
    if (endpoint.method !== method || kindOf(endpoint) !== 'json') continue;
    const pattern = endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
    const found = new RegExp(`^${pattern}$`).exec(url.pathname);
    if (!found) continue;
    const params = Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
    return {
      id: id as EndpointId,
      params,
      query: url.searchParams,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    };
  }
  return null;
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
