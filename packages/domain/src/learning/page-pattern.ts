/** Parts of an address that identify one item: numbers, dates, long ids. */
const NUMBERED = /\d{2,}|^[\da-f]{8,}$|^\d+$/i;

/**
 * Which pages of a source look alike: the path, with `*` for what differs from page to page, and the names of its parameters.
 * `/calendar/2026/03` is `/calendar/x/x` with a star for each x, a page about one event is `/events/*`.
 */
export function pagePattern(url: string, reason: 'root' | 'feed' | 'next-page' | 'detail'): string {
  if (!URL.canParse(url)) return url;
  const { pathname, searchParams } = new URL(url);
  const parts = pathname.split('/').filter(Boolean);
  const shape = parts.map((part, index) =>
    NUMBERED.test(part) || (reason === 'detail' && index === parts.length - 1) ? '*' : part,
  );
  const names = [...new Set(searchParams.keys())].sort((a, b) => a.localeCompare(b));
  return `/${shape.join('/')}${names.length > 0 ? `?${names.join('&')}` : ''}`.slice(0, MOST_CHARS);
}

const MOST_CHARS = 300;
