export interface Redirect {
  kind: 'redirect';
  /** As the server wrote it, made absolute where it was relative; judged by the url guard before it is followed. */
  to: string;
  permanent: boolean;
}

/** Where an answer sends us (RFC 9110 §15.4), or null when it does not. 300 and 304 are no redirects. */
export function redirectOf(response: Response, url: URL): Redirect | null {
  const location = response.headers.get('location');
  if (![301, 302, 303, 307, 308].includes(response.status) || location === null || location.trim() === '') return null;
  const permanent = response.status === 301 || response.status === 308;
  return { kind: 'redirect', to: URL.parse(location, url)?.href ?? location, permanent };
}
