import { GENERIC_LISTING, NOT_AVAILABLE } from '@marquee/contract';
import { DAY_MS, MINUTE_MS, sha256Hex } from '@marquee/kernel';
import { safeUrl } from '../places/index.ts';
import type { EventToEnhance } from './event-to-enhance.sql.ts';

/** After this time the page is asked whether it changed. */
export const FRESH_MS = DAY_MS;
/** If it cannot be asked, an older reading is shown for so long. */
export const STALE_MS = 7 * DAY_MS;
/** Longer than a reading takes. */
export const HOLD_MS = MINUTE_MS;
/** After a failure the page is left alone. */
export const PAUSE_MS = 10 * MINUTE_MS;

const GENERIC_END = /\/(?:events|calendar)\/?$/i;
const withoutQuery = (url: string) => url.replace(/[?#].*$/, '');

/**
 * Why an event cannot be enhanced (spec: DETAIL-10, ERR-020); null if it can. The rule about addresses is applied to the source's, and
 * an event with a description is enhanced anyway (docs/spec/decisions.md 35).
 */
export function whyNot(event: EventToEnhance): string | null {
  if (/Generic listing URL/i.test(event.validationError ?? '')) return GENERIC_LISTING;
  if (event.status === 'inactive' || event.status === 'ended') return NOT_AVAILABLE;
  if (hasDescription(event)) return null;
  const url = withoutQuery(event.sourceUrl);
  if (GENERIC_END.test(url) || !url.includes('/events/')) return GENERIC_LISTING;
  return ownPageOf(event) === null ? NOT_AVAILABLE : null;
}

/** The event's own page: not the list it was found in. */
export function ownPageOf({ url, sourceUrl }: Pick<EventToEnhance, 'url' | 'sourceUrl'>): string | null {
  const own = safeUrl(url);
  if (own === null || own === safeUrl(sourceUrl) || GENERIC_END.test(withoutQuery(own))) return null;
  return own;
}

/** What the reading depends on, apart from the page itself. */
export function basisOf({ title, description, url, startLocal, venue }: EventToEnhance): Promise<string> {
  return sha256Hex(JSON.stringify([title, description, url, startLocal, venue]));
}

function hasDescription({ description }: Pick<EventToEnhance, 'description'>): boolean {
  return (description ?? '').trim() !== '';
}
