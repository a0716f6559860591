import type { TrafficSource } from '@marquee/contract';

const SOCIAL =
  /(?:^|\.)(?:facebook|instagram|threads|x|twitter|t|tiktok|reddit|linkedin|lnkd|pinterest|youtube|bsky|whatsapp|nextdoor)\.(?:com|co|net|app|in|social)$/;

/** Where a list of ours is shown. */
export function sourceOfPath(path: string): TrafficSource {
  const { pathname, searchParams } = new URL(path, 'https://site.invalid');
  if (pathname === '/') return 'homepage';
  if (pathname !== '/events') return 'direct';
  return searchParams.get('category') && !searchParams.get('q') ? 'category' : 'search';
}

/** Where a visitor of an event's page came from: the page of ours before it, else the site that linked to it. */
export function sourceOfVisit(before: string | null, referrer: string): TrafficSource {
  if (before !== null) return sourceOfPath(before);
  if (!URL.canParse(referrer)) return 'direct';
  return SOCIAL.test(new URL(referrer).hostname) ? 'social' : 'direct';
}
