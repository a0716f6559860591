import { missingPage, page } from '../markup/page.ts';
import type { Answer, Site } from '../model.ts';

/** The calendar is gone: 404. */
export function deadLink(site: Site): Answer {
  return missingPage(site, 404);
}

/** Says it is missing, with a 200 that claims otherwise. */
export function softMissing(site: Site): Answer {
  return missingPage(site, 200);
}

/** Moved for good. */
export function movedTo(address: string): Site['publish'] {
  return () => ({ status: 301, headers: { location: address, 'content-type': 'text/html' }, body: 'Moved.' });
}

/** Down, and says when to come back. */
export function down(retryAfterSeconds: number): Site['publish'] {
  return (site: Site): Answer => ({
    ...page(site, {
      title: 'Back soon',
      main: '<h1>We are hauling out for repairs</h1><p>Please come back in an hour.</p>',
    }),
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': String(retryAfterSeconds) },
  });
}

/** Where its pictures should be: an error, and a page that is none. */
export function picturesDown(site: Site): Answer {
  const main = '<h1>Application error</h1><p>The disk with the pictures is not mounted.</p>';
  return { ...page(site, { title: 'Error', main }), status: 500 };
}

/** Answers as `publish` does, but late; one address keeps its reader waiting past any patience. */
export function slow(delayMs: number, endless: string, publish: Site['publish']): Site['publish'] {
  return (site, visit) => {
    if (visit.url.pathname === endless) return { ...missingPage(site, 200), delayMs: 60_000 };
    const answer = publish(site, visit);
    return answer && { ...answer, delayMs };
  };
}
