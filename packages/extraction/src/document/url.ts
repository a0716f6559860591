import { isPublicHost } from '@marquee/kernel';

/** A URL resolved against the document, http and https on a public host only (`webcal:` means http); null for anything else. At most 2,000 characters. */
export function webUrl(source: string, base: string): string | null {
  const trimmed = source.trim();
  const written = /^w/i.test(trimmed) ? trimmed.replace(/^webcals?:\/\//i, 'https://') : trimmed;
  if (!written || written.length > 2_000) return null;
  try {
    // An absolute URL needs no base, which would be parsed each time.
    const url = ABSOLUTE.test(written) ? new URL(written) : new URL(written, base);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
    // A link into somebody's own network leads every other reader astray.
    if (!isPublicHost(url.hostname) || url.username || url.password) return null;
    return url.href;
  } catch {
    return null;
  }
}

const ABSOLUTE = /^https?:\/\//i;

/** The same page, ignoring scheme, `www.`, a trailing slash and the fragment. */
export function sameAddress(a: string, b: string): boolean {
  return bareAddress(a) === bareAddress(b);
}

/** A URL without its scheme, `www.` and fragment. */
export function bareAddress(url: string): string {
  return url
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/#.*$/s, '')
    .replace(/\/$/, '')
    .toLowerCase();
}
