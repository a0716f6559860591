import {
  isAddressLiteral,
  isPublicAddress,
  isWithin,
  type Message,
  messageOf,
  type Resolver,
  refuseHost,
  say,
} from '@marquee/kernel';
import type { FetchFailure } from './types.ts';

export interface GuardOptions {
  /** Our own zones: the host itself and its subdomains are refused, so that the engine cannot be directed at its own endpoints. */
  ownHosts: readonly string[];
}

export type UrlVerdict =
  | { ok: true; url: URL }
  | { ok: false; reason: 'bad-url' | 'forbidden-address'; detail: Message };

/** Longer URLs are more often traps (calendar links that grow on every page) than pages. */
const MAX_URL_LENGTH = 4096;

/**
 * Checks a URL before any network access: http(s) on its default port, no credentials, a public host.
 * Names are only checked as names here; `resolvePublic` checks their addresses.
 */
export function checkUrl(input: string | URL, options: GuardOptions): UrlVerdict {
  const text = typeof input === 'string' ? input.trim() : input.href;
  if (text.length > MAX_URL_LENGTH) return bad(say('address.tooLong', { most: MAX_URL_LENGTH }));
  const url = URL.parse(text);
  if (!url) return bad(say('reply.notWebAddress', { text: text.slice(0, 200) }));
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return bad(say('reply.onlyHttpHttpsAddressesRead', { what: url.protocol.slice(0, 40) }));
  }
  if (url.username !== '' || url.password !== '') return bad(say('address.credentials'));
  if (url.port !== '') return forbidden(say('address.port', { port: url.port }));
  const refusal = refuseHost(url.hostname);
  if (refusal) return forbidden(refusal);
  if (options.ownHosts.some((own) => isWithin(url.hostname, own.toLowerCase())))
    return forbidden(say('address.own', { host: url.hostname }));
  // The fragment never reaches a server, and would make one page look like many.
  url.hash = '';
  return { ok: true, url };
}

/**
 * Resolves the host once and requires every address to be public: one private address among several is enough to refuse, because
 * the connecting side picks one of them. Returns the addresses that may be called. A host that is itself an address was
 * checked by `checkUrl`.
 */
export async function resolvePublic(url: URL, resolver: Resolver): Promise<readonly string[] | FetchFailure> {
  const host = url.hostname;
  if (isAddressLiteral(host)) return [host.replace(/^\[|\]$/g, '')];
  let addresses: string[];
  try {
    addresses = await resolver.resolve(host);
  } catch (error) {
    const detail = say('address.notLookedUp', { host, detail: messageOf(error) });
    return { kind: 'failed', reason: 'unresolvable', detail, url: url.href, transient: true };
  }
  if (addresses.length === 0) {
    const detail = say('address.none', { host });
    return { kind: 'failed', reason: 'unresolvable', detail, url: url.href, transient: false };
  }
  const inside = addresses.find((address) => !isPublicAddress(address));
  if (inside === undefined) return addresses;
  const detail = say('address.resolvesInside', { host, address: inside });
  return { kind: 'failed', reason: 'forbidden-address', detail, url: url.href, transient: false };
}

function bad(detail: Message): UrlVerdict {
  return { ok: false, reason: 'bad-url', detail };
}

function forbidden(detail: Message): UrlVerdict {
  return { ok: false, reason: 'forbidden-address', detail };
}
