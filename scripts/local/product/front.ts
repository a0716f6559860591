import { Agent, createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import { SERVED_METHODS } from '@marquee/contract';
import { refuseMethod, refuseTunnel } from '../unserved-methods.ts';
import { askedOf } from './request-head.ts';
import type { SiteFiles } from './site-files.ts';

export interface Front {
  close: () => Promise<void>;
}

interface FrontOptions {
  port: number;
  files: SiteFiles;
  /** Paths that the Workers answer (`run_worker_first`): a path, or `/below/*`. */
  workersFirst: readonly string[];
  /** Where they answer. */
  workers: string;
}

/** While the runtime is started anew nothing listens at its address; a busy machine takes a while. */
const RESTART_MS = 30_000;
const RETRY_MS = 100;
/** What Cloudflare compresses; a stream of events must not wait for more of itself. */
const COMPRESSED =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|manifest\+json|[a-z.]+\+(?:json|xml))|image\/svg)/;
const WORTH_COMPRESSING = 1_000;
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade']);

/**
 * The local product's one port: sends the site's files, and passes everything else to the Workers, as Cloudflare does in front of a deployed
 * site. It answers while the runtime behind it is started anew, and refuses the methods that no Worker sees (TRACE, CONNECT).
 */
export async function openFront({ port, files, workersFirst, workers }: FrontOptions): Promise<Front> {
  const isWorkersOwn = matchesAny([...workersFirst, '/__dev/*']);
  const agent = new Agent({ keepAlive: true });
  const upstream = new URL(workers);

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (!SERVED_METHODS.has(request.method ?? '')) return refuseMethod(response);
    const asked = askedOf(request);
    if ('status' in asked) return refuse(response, asked);
    const pathname = pathOf(asked.target);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && !isWorkersOwn(pathname)) files.send(request, response, pathname);
    else pass(request, response, { target: asked.target, until: isRead ? Date.now() + RESTART_MS : 0 });
  }

  /** A read is tried again until `until` (epoch ms) while nothing listens behind us; what it has for a body is not passed on. */
  function pass(request: IncomingMessage, response: ServerResponse, to: { target: string; until: number }): void {
    const { target, until } = to;
    const passed = forward({
      agent,
      hostname: upstream.hostname,
      port: upstream.port,
      method: request.method,
      path: target,
      headers: until > 0 ? withoutBody(request.headers) : without(request.headers),
    });
    passed.on('response', (got) => sendOn(request, response, got));
    passed.on('error', () => {
      if (response.headersSent || response.destroyed) response.destroy();
      else if (Date.now() < until) setTimeout(() => pass(request, response, to), RETRY_MS);
      else unavailable(response);
    });
    response.on('close', () => passed.destroy());
    if (until > 0) passed.end();
    else request.pipe(passed);
  }

  const servers = await listen(port, answer);
  return {
    close: async () => {
      agent.destroy();
      await Promise.all(
        servers.map((server) => {
          server.closeAllConnections();
          return new Promise((done) => server.close(done));
        }),
      );
    },
  };
}

/** `localhost` is two addresses, and browsers try both; one of them may be missing. */
async function listen(port: number, answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const servers = [];
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer(answer).on('connect', (_request, socket) => refuseTunnel(socket));
    const isOpen = await new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        host === '::1' && error.code !== 'EADDRINUSE' ? resolve(false) : reject(error),
      );
      server.listen({ port, host }, () => resolve(true));
    });
    if (isOpen) servers.push(server);
  }
  return servers;
}

function sendOn(request: IncomingMessage, response: ServerResponse, got: IncomingMessage): void {
  const headers = without(got.headers);
  const isWorth = !(Number(headers['content-length']) < WORTH_COMPRESSING);
  const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const isPlain = headers['content-encoding'] === undefined && COMPRESSED.test(headers['content-type'] ?? '');
  const hasBody = request.method !== 'HEAD' && got.statusCode === 200;
  if (!(takesGzip && isPlain && isWorth && hasBody)) {
    response.writeHead(got.statusCode ?? 502, headers);
    pipeline(got, response, () => {});
    return;
  }
  delete headers['content-length'];
  // The same content in other bytes (RFC 9110 §8.8.3.3).
  if (headers.etag && !headers.etag.startsWith('W/')) headers.etag = `W/${headers.etag}`;
  const vary = headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding';
  response.writeHead(200, { ...headers, vary, 'content-encoding': 'gzip' });
  // Level 1 costs a millisecond for a page; what it sends is a seventh.
  pipeline(got, createGzip({ level: 1, flush: constants.Z_SYNC_FLUSH }), response, () => {});
}

/** A length without its body would make the next request of the connection a part of this one. */
function withoutBody(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  const { 'content-length': _length, ...rest } = without(headers);
  return rest;
}

function without<T extends IncomingMessage['headers']>(headers: T): T {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name))) as T;
}

/** The path of a request; `/` for one that is no address. */
function pathOf(url: string): string {
  try {
    return new URL(url, 'http://localhost').pathname;
  } catch {
    return '/';
  }
}

function matchesAny(patterns: readonly string[]): (pathname: string) => boolean {
  return (pathname) =>
    patterns.some((pattern) =>
      pattern.endsWith('/*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
    );
}

function refuse(response: ServerResponse, { status, sentence }: { status: number; sentence: string }): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain',
    Connection: 'close',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(`${sentence}\n`);
}

function unavailable(response: ServerResponse): void {
  response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '2', 'X-Content-Type-Options': 'nosniff' });
  response.end('The servers are being started anew; try again in a moment.\n');
}
