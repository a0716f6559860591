const MOST = 500;

/** A path of this site to return to after signing in: anything that a browser could take for another host leads home. */
export function returnPath(next: string | undefined, origin: string): `/${string}` {
  if (!next?.startsWith('/') || next.length > MOST || !URL.canParse(next, origin)) return '/';
  const url = new URL(next, origin);
  // The API has no pages to return to, and one of its paths would begin another sign-in.
  if (url.origin !== new URL(origin).origin || /^\/api(?:\/|$)/i.test(url.pathname)) return '/';
  // `/.//host` resolves to a path that begins with two slashes, which a browser takes for a host.
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path.startsWith('//') ? '/' : (path as `/${string}`);
}
