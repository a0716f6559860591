import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** What a request asks for, or the status and the sentence that refuse it. */
export type Asked = { target: string } | { status: 400 | 421; sentence: string };

/** A name or an address, and a port; two hosts have a comma between them. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;
const BAD_HOST = { status: 400, sentence: 'A request names its host once.' } as const;
const BAD_TARGET = { status: 400, sentence: 'This is no address of a page.' } as const;
const OTHER_HOST = { status: 421, sentence: 'This product runs on this machine alone; open it at localhost.' } as const;

/**
 * Reads the host and the target of a request. A host stands there once; an absolute target stands above it (RFC 9112 §3.2, §3.2.2). A name
 * that is not this machine's is refused: a site elsewhere whose name was turned to 127.0.0.1 (DNS rebinding) could sign in as anybody.
 */
export function askedOf({ url = '/', rawHeaders }: Pick<IncomingMessage, 'url' | 'rawHeaders'>): Asked {
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
  const host = HOST.exec(hosts.join())?.[1];
  if (host === undefined) return BAD_HOST;
  if (!isThisMachine(host.toLowerCase())) return OTHER_HOST;
  if (url.startsWith('/')) return { target: url };
  const absolute = /^https?:/i.test(url) && URL.canParse(url) ? new URL(url) : null;
  if (!absolute) return BAD_TARGET;
  return isThisMachine(absolute.hostname) ? { target: absolute.pathname + absolute.search } : OTHER_HOST;
}

/** An address in figures cannot be turned elsewhere. */
function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}
