import { type IncomingMessage, type RequestOptions, request as requestPlainly } from 'node:http';
import { request as requestEncrypted } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Web } from '@marquee/kernel';
import { readableBody } from './readable-body.ts';

export interface PinnedOptions {
  /** The port to call; for tests, which listen on any free port. Absent: the one of the URL. */
  portOf?: (url: URL) => number;
  /** A certificate to trust, as PEM; tests make their own. Absent: those that Node trusts. */
  ca?: string;
}

/** Their responses have no body (Fetch §2.2.3). */
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * The real web for Node. It connects to the checked addresses only: Node gets them instead of
 * its own lookup, so that the name is still used in the request (Host, the TLS server name, the certificate's name) and is never
 * resolved again. A connection serves one request, so none is left from an earlier check.
 */
export function pinnedWeb({ portOf, ca }: PinnedOptions = {}): Web {
  return {
    async fetch(request, judged) {
      const url = new URL(request.url);
      const options: RequestOptions & { ca?: string } = {
        method: request.method,
        host: hostOf(url, judged),
        port: portOf?.(url) ?? url.port,
        path: `${url.pathname}${url.search}`,
        // Not a Headers object: with it Node would add an unusual port to Host.
        headers: { ...Object.fromEntries(request.headers), host: url.host, 'accept-encoding': 'gzip, br' },
        lookup: pinnedTo(judged),
        agent: false,
        signal: request.signal,
        ...(ca === undefined ? {} : { ca }),
      };
      const body = request.method === 'POST' ? await request.text() : undefined;
      return answerTo(url.protocol === 'https:' ? requestEncrypted(options) : requestPlainly(options), body);
    },
  };
}

/** The host in Node's form. Node connects to an address without a lookup, so an address is checked here. */
function hostOf({ hostname }: URL, judged: readonly string[]): string {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !judged.includes(host)) throw new Error(`${host} was not judged`);
  return host;
}

function pinnedTo(judged: readonly string[]): LookupFunction {
  const addresses = judged.map((address) => ({ address, family: isIP(address) })).filter(({ family }) => family !== 0);
  return (_host, { all }, callback) => {
    const [first] = addresses;
    if (!first) callback(new Error('no address was judged'), []);
    else if (all) callback(null, addresses);
    else callback(null, first.address, first.family);
  };
}

function answerTo(asked: ReturnType<typeof requestPlainly>, body: string | undefined): Promise<Response> {
  return new Promise((resolve, reject) => {
    asked.on('error', reject);
    asked.on('close', () => reject(new Error('the connection was closed without an answer')));
    asked.on('response', (incoming) => {
      try {
        resolve(responseOf(incoming));
      } catch (error) {
        asked.destroy();
        reject(error);
      }
    });
    asked.end(body);
  });
}

/** Throws for an invalid status (below 200, above 599). */
function responseOf(incoming: IncomingMessage): Response {
  const status = incoming.statusCode ?? 0;
  const headers = new Headers();
  const { rawHeaders } = incoming;
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  if (!WITHOUT_BODY.has(status)) return new Response(readableBody(incoming), { status, headers });
  incoming.resume();
  return new Response(null, { status, headers });
}
