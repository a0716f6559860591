import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isPublicAddress, messageOf, type Web } from '@marquee/kernel';
import { JUDGED_HEADER, UNREACHABLE_HEADER } from '@marquee/platform/development/headers';
import { ADDRESS_HEADER } from '@marquee/sample-web';
import { pinnedWeb } from './pinned-web.ts';

export interface OutsideDoor {
  /** `http://127.0.0.1:<port>` */
  url: string;
  close(): Promise<void>;
}

/** The request headers of the engine for a host. No others are sent: neither our internal headers nor what a Worker adds. */
const SENT = ['user-agent', 'accept', 'accept-language', 'if-none-match', 'if-modified-since'];
/** Those of a call of a receiver (`packages/fetching/src/guarded-post.ts`). */
const SENT_WITH_BODY = [...SENT, 'content-type', 'webhook-id', 'webhook-timestamp', 'webhook-signature'];
/** Longer bodies than any of ours. */
const MOST_BODY = 65_536;

/** Headers of one connection, or of a body that was decoded on the way (RFC 9110 §7.6.1). */
const LEFT_BEHIND = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
  'trailer',
  'upgrade',
]);

/**
 * The local engine's access to the real web: a Worker's own fetch would resolve the name again; Node can connect to a
 * given address. It trusts the addresses that the engine checked and returns responses unchanged. Another process on this machine that
 * finds it can reach public addresses through it, never one of a private network.
 */
export async function startOutsideDoor(web: Web = pinnedWeb()): Promise<OutsideDoor> {
  const server = createServer((incoming, response) => {
    handOn(web, incoming, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { [UNREACHABLE_HEADER]: asHeader(messageOf(error)) }).end();
    });
  });
  // workerd reuses connections; one that we close just before it is reused would look like a lost site.
  server.keepAliveTimeout = 10 * 60_000;
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function handOn(web: Web, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const given = new AbortController();
  response.on('close', () => given.abort());
  const { headers } = incoming;
  const judged = String(headers[JUDGED_HEADER] ?? '')
    .split(',')
    .filter(Boolean);
  const url = URL.parse(String(headers[ADDRESS_HEADER]));
  const isPost = incoming.method === 'POST' && url?.protocol === 'https:';
  if ((incoming.method !== 'GET' && !isPost) || !url || !/^https?:$/.test(url.protocol))
    throw new Error('only pages are read, and only https receivers called');
  const body = isPost ? await bodyOf(incoming) : undefined;
  if (!isPost) incoming.resume();
  if (judged.length === 0 || !judged.every(isPublicAddress)) throw new Error('only public addresses are called');
  const sent = (isPost ? SENT_WITH_BODY : SENT).flatMap((name): Array<[string, string]> => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const posted = body === undefined ? {} : { method: 'POST', body };
  const request = new Request(url, { headers: sent, redirect: 'manual', signal: given.signal, ...posted });
  const answer = await web.fetch(request, judged);
  response.writeHead(
    answer.status,
    [...answer.headers].filter(([name]) => !LEFT_BEHIND.has(name) && !name.startsWith('x-marquee-')).flat(),
  );
  if (answer.body) await pipeline(Readable.fromWeb(answer.body as never), response);
  else response.end();
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  let text = '';
  incoming.setEncoding('utf8');
  for await (const part of incoming) {
    text += part;
    if (text.length > MOST_BODY) throw new Error('the body is too large');
  }
  return text;
}

/** A message in a form that a header allows. */
function asHeader(text: string): string {
  return text.replaceAll(/[^\x20-\x7E]+/g, ' ').slice(0, 500) || 'no answer';
}
