export interface Redirect {
  kind: 'redirect';
  /** As the server wrote it, made absolute; the URL guard checks it before it is followed. */
  to: string;
  permanent: boolean;
}

/** The redirect target of a response (RFC 9110 §15.4), or null. 300 and 304 are not redirects. */
export function redirectOf(response: Response, url: URL): Redirect | null {
  const location = fromUtf8(response.headers.get('location')?.trim() ?? '');
  if (![301, 302, 303, 307, 308].includes(response.status) || location === '') return null;
  const permanent = response.status === 301 || response.status === 308;
  return { kind: 'redirect', to: URL.parse(location, url)?.href ?? location, permanent };
}

/** Servers write `/café` into Location as UTF-8, and header values are delivered one character per byte. */
function fromUtf8(value: string): string {
  const codes = Array.from(value, (char) => char.charCodeAt(0));
  if (codes.every((code) => code < 0x80) || codes.some((code) => code > 0xff)) return value;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(codes));
  } catch {
    return value;
  }
}
