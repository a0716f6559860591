import type { Clock, Web } from '@marquee/kernel';
import { respond, siteOf, UNREACHABLE_HEADER } from '@marquee/sample-web';
import type { Seeded } from './weather.ts';

export interface Outside extends Web {
  /** Requests by UTC day, robots.txt included. */
  requests: Map<number, number>;
}

/** Where a site is after it has moved: behind every path of before. */
const MOVED = '/calendar-2027';

/** The sample web at the time of the clock, with the weather before it. */
export function outsideOf(clock: Clock, weather: Seeded, dayOf: (at: number) => number): Outside {
  const requests = new Map<number, number>();
  return {
    requests,
    async fetch(request) {
      const now = clock.now();
      requests.set(dayOf(now), (requests.get(dayOf(now)) ?? 0) + 1);
      const url = new URL(request.url);
      const fate = weather.fateOf(url.hostname, now);
      if (fate?.kind === 'down') return new Response('Back soon.', { status: 503 });
      if (fate?.kind === 'dead') throw new Error('no such host');
      if (fate?.kind === 'limited')
        return new Response('Slow down.', { status: 429, headers: { 'retry-after': '3600' } });
      if (fate?.kind === 'moved') {
        const source = siteOf(url.hostname)?.source ?? '/';
        if (url.pathname === source)
          return new Response('Moved.', { status: 301, headers: { location: `${url.origin}${MOVED}` } });
        if (url.pathname === MOVED) url.pathname = source;
      }
      const isRelocated = fate?.kind === 'relocated';
      if (isRelocated) {
        const source = siteOf(url.hostname)?.source ?? '/';
        const isOld = `${url.pathname}${url.search}` === source && source !== '/';
        if (isOld) return new Response('Not here any more.', { status: 404 });
        if (url.pathname === MOVED) url.href = `${url.origin}${source}`;
      }
      const headers = Object.fromEntries(request.headers);
      const answer = await respond({ method: request.method, url: url.href, headers }, now, weather);
      if (answer.headers[UNREACHABLE_HEADER]) throw new Error('no such host');
      // A host that keeps its reader waiting longer than any patience.
      if ((answer.delayMs ?? 0) > 30_000) throw new DOMException('timed out', 'TimeoutError');
      const isBare = [204, 304].includes(answer.status);
      const isHome = isRelocated && url.pathname === '/' && answer.status === 200;
      const body = isHome ? withLink(String(answer.body)) : (answer.body as BodyInit);
      return new Response(isBare ? null : body, {
        status: answer.status,
        headers: answer.headers,
      });
    },
  };
}

/** A home page after a redesign: its menu leads to the new list. */
function withLink(body: string): string {
  return body.replace(/<body[^>]*>/i, (tag) => `${tag}<p><a href="${MOVED}">Events calendar</a></p>`);
}
