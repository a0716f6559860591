import { Reject, say } from '@marquee/kernel';
import { getDomain, parse } from 'tldts';
import { isCovered } from './hosts.ts';

/** With the private part of the list: `alice.github.io` is a site of its own, `github.io` is nobody's. */
const OPTIONS = { allowPrivateDomains: true };

/** The host of a site as a publisher writes it: an address or a name; in lower case and ASCII, without `www.` and a final dot. Throws Reject 400. */
export function siteHost(site: string, ownHost: string): string {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(site) ? site : `https://${site}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  // `https://your-site.org@elsewhere.org` is an address at elsewhere.org.
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw refusal();
  const named = url.hostname.toLowerCase().replace(/\.$/, '');
  const { hostname, domain, isIp } = parse(named, OPTIONS);
  if (hostname !== named || isIp || domain === null) throw refusal();
  const bare = named.replace(/^www\./, '');
  const host = getDomain(bare, OPTIONS) === null ? named : bare;
  if (isCovered(host, ownHost) || isCovered(ownHost, host))
    throw new Reject(400, 'own-site', 'This is our own site.', 'site');
  return host;
}

function refusal(): Reject {
  return new Reject(400, 'bad-site', say('reply.pleaseEnterAddressWebsiteSuch'), 'site');
}
