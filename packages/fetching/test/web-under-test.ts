import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Clock, fixedClock, type Resolver, type Web } from '@marquee/kernel';
import { createFetcher, createMemoryPace, createMemoryRobotsCache, type FetcherDeps } from '../src/index.ts';

/** A public address that names in these tests resolve to; nothing is ever sent there. */
export const PUBLIC_ADDRESS = '93.184.216.34';

export interface LocalServer {
  port: number;
  /** TCP connections, whether or not a request followed. */
  connections(): number;
  reset(): void;
  close(): Promise<void>;
}

export async function listen(handler: RequestListener, host = '127.0.0.1'): Promise<LocalServer> {
  let connections = 0;
  const server = createServer(handler);
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    reset: () => {
      connections = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends every request for `host` to a server on this machine, whatever its port there; the rest is refused loudly. */
export function webTo(port: number): Web {
  return {
    fetch: (request) => {
      const url = new URL(request.url);
      const headers = new Headers(request.headers);
      headers.set('x-original-host', url.host);
      return fetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, {
        headers,
        redirect: 'manual',
        signal: request.signal,
      });
    },
  };
}

export type Answers = Record<string, (request: Request) => Response | Promise<Response>>;

/** A web of canned answers by address; everything else is 404. Keeps what was asked, and when. */
export function cannedWeb(answers: Answers, clock?: Clock): Web & { asked: Array<{ url: string; at: number }> } {
  const asked: Array<{ url: string; at: number }> = [];
  return {
    asked,
    fetch: async (request) => {
      asked.push({ url: request.url, at: clock?.now() ?? 0 });
      return answers[request.url]?.(request) ?? new Response('nothing here', { status: 404 });
    },
  };
}

export function page(body: string, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });
}

/** Non-ASCII addresses are written as a server writes them: UTF-8, one character per byte. */
export function redirect(to: string, status = 302): Response {
  return new Response(null, { status, headers: { location: Buffer.from(to).toString('latin1') } });
}

const publicResolver: Resolver = { resolve: async () => [PUBLIC_ADDRESS] };

/** A fetcher on a clock that stands still and moves only when it sleeps. */
export function fetcherOn(web: Web, overrides: Partial<FetcherDeps> & { clock?: ReturnType<typeof fixedClock> } = {}) {
  const clock = overrides.clock ?? fixedClock('2026-10-01T12:00:00Z');
  const slept: number[] = [];
  const deps: FetcherDeps = {
    web,
    resolver: publicResolver,
    pace: createMemoryPace(clock),
    robotsCache: createMemoryRobotsCache(),
    userAgent: 'MarqueeBot/1.0 (+https://marquee.example/bot)',
    productToken: 'MarqueeBot',
    ownHosts: ['marquee.example'],
    sleep: async (ms) => {
      slept.push(ms);
      clock.advance(ms);
    },
    ...overrides,
    clock,
  };
  return { ...createFetcher(deps), deps, clock, slept };
}
