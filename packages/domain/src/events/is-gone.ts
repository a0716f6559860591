import type { FetchOutcome } from '@marquee/fetching';

/** Whether an address is the front of a site, not a page in it. */
function isFront(address: string): boolean {
  const { pathname, search } = new URL(address);
  return /^\/(?:index\.\w+|home)?\/?$/i.test(pathname) && search === '';
}

/**
 * Why the page of an event is gone, as it is stored; null if it is there, undefined if that cannot be told. A page that leads to the front
 * of its site was removed: many sites send a visitor there instead of saying so.
 */
export function whyGone(url: string, answer: Exclude<FetchOutcome, { kind: 'wait' }>): string | null | undefined {
  if (answer.kind === 'failed') {
    if (answer.status === 404 || answer.status === 410) return `URL validation failed: ${answer.status}`;
    // It answered with a file that we do not read.
    return answer.reason === 'content-type' || answer.reason === 'too-large' ? null : undefined;
  }
  const leadsHome = !isFront(url) && isFront(answer.url);
  return leadsHome ? 'URL validation failed: it leads to the front page' : null;
}
