/** Parameters that say where a visitor came from, not what the page is. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|ref|source|share|y_source|hsLang)$/i;

/** A host in lower case without `www.` and port. */
export function bareHost(url: string | URL): string {
  return new URL(url).hostname.toLowerCase().replace(/^www\./, '');
}

/**
 * Host and path of an address in normal form, so that one site has one key: without scheme, `www.`, index files, a slash at the end, fragment
 * and tracking parameters. Null for what is no web address.
 */
export function addressKey(address: string): string | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const path = url.pathname.replace(/\/(?:index|default|home)\.(?:html?|php|aspx?)$/i, '/').replace(/\/+$/, '');
  const query = [...url.searchParams].filter(([name]) => !TRACKING.test(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  const asked = query.length > 0 ? `?${new URLSearchParams(query).toString()}` : '';
  return `${bareHost(url)}${path}${asked}`;
}

/** Whether an address is that of a site, not of a page in it. */
export function isHomePage(address: string): boolean {
  return !(addressKey(address) ?? '/').includes('/');
}
