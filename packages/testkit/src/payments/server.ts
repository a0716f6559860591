import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf, checkContentType, createApi } from './api.ts';
import { type Controlled, control } from './control.ts';
import { badParam, WireFault } from './fault.ts';
import { drawPage } from './page.ts';
import { parseParams } from './params.ts';
import { newId } from './state.ts';
import { troubleFault } from './trouble.ts';

const MOST_BODY = 64 * 1_024;
const MOST_REFUSED = 10 * 1_024 * 1_024;
const API = /^\/(?:v1|three_d_secure)\//;
/** Browsers on any page may ask, as with the provider; keys and client secrets decide. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
  'access-control-expose-headers': 'request-id',
  'access-control-max-age': '300',
};
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** Answers requests: the provider's API, the page, and what the page's buttons do. */
export function createHandler(controlled: Controlled, changed: () => void) {
  const api = createApi(controlled.world);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestId = newId('req');
    try {
      const url = urlOf(request);
      onlyLoopback(request);
      if (API.test(url.pathname)) await answerApi(request, response, url, requestId);
      else if (url.pathname.startsWith('/_control/')) await answerControl(request, response, url);
      else answerPage(request, response, url);
    } catch (error) {
      const fault =
        error instanceof WireFault
          ? error
          : new WireFault(500, { type: 'api_error', message: `The local service failed: ${String(error)}` });
      sendJson(response, fault.status, bodyOf(fault), { 'request-id': requestId });
    } finally {
      changed();
    }
  };

  async function answerApi(request: IncomingMessage, response: ServerResponse, url: URL, requestId: string) {
    const method = request.method ?? 'GET';
    if (method === 'OPTIONS') {
      response.writeHead(204, CORS).end();
      return;
    }
    const body = await bodyText(request);
    const trouble = controlled.troubles.take(method, url.pathname);
    const fault = trouble && troubleFault(trouble.kind);
    if (fault) throw fault;
    if (trouble?.kind === 'unreachable') return void request.socket.destroy();
    if (method === 'POST') checkContentType(request.headers['content-type']);
    const form = method === 'POST' ? body : url.search.slice(1);
    const pause = () => wait(trouble?.kind === 'slow' ? trouble.ms : 0);
    const asked = { method, path: url.pathname, form, headers: request.headers, requestId, pause };
    const answer = await api(asked);
    if (trouble?.kind === 'drop-answer') return void request.socket.destroy();
    const key = request.headers['idempotency-key'];
    sendJson(response, answer.status, answer.body, {
      'request-id': requestId,
      ...(key ? { 'idempotency-key': String(key) } : {}),
      ...(answer.replayOf ? { 'idempotent-replayed': 'true', 'original-request': answer.replayOf } : {}),
    });
  }

  async function answerControl(request: IncomingMessage, response: ServerResponse, url: URL) {
    const { origin, host } = request.headers;
    // A page of another origin could press our buttons otherwise.
    const isOwn = origin === undefined || origin === `http://${host}`;
    if (request.method !== 'POST' || !isOwn)
      throw new WireFault(403, { type: 'invalid_request_error', message: 'Only this page and tests may do that.' });
    const text = await bodyText(request);
    checkContentType(request.headers['content-type']);
    const made = control(controlled, url.pathname.slice('/_control/'.length), parseParams(text));
    if (request.headers.accept?.includes('text/html')) response.writeHead(303, { location: '/' }).end();
    else sendJson(response, 200, JSON.stringify(made ?? {}));
  }

  function answerPage(request: IncomingMessage, response: ServerResponse, url: URL) {
    if (request.method !== 'GET' || url.pathname !== '/')
      throw new WireFault(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${url.pathname}).`,
      });
    response.writeHead(200, PAGE_HEADERS).end(drawPage(controlled));
  }
}

/** A name that somebody else controls and points at this machine is not ours. */
function onlyLoopback({ headers }: IncomingMessage): void {
  const name = (headers.host ?? '').replace(/:\d+$/, '');
  if (name !== '127.0.0.1' && name !== 'localhost')
    throw new WireFault(403, { type: 'invalid_request_error', message: 'This service answers on this machine only.' });
}

function urlOf(request: IncomingMessage): URL {
  const url = URL.parse(`http://localhost${request.url ?? '/'}`);
  if (!url) throw badParam('Invalid URL.', 'url');
  return url;
}

/** What is too much is read and forgotten, so that its sender hears why. */
async function bodyText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size <= MOST_BODY) chunks.push(chunk as Buffer);
    if (size > MOST_REFUSED) request.destroy();
  }
  if (size > MOST_BODY) throw badParam('The body is too large.', 'body');
  return Buffer.concat(chunks).toString('utf8');
}

function sendJson(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void {
  if (response.destroyed || response.headersSent) return;
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...CORS, ...headers });
  response.end(body);
}

function wait(ms: number): Promise<void> {
  return ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
}
