import type { EventDetail } from '@marquee/contract';
import { isSentIn } from '@marquee/kernel/sent-in';
import { ACCESS_KEYS } from '../../api/constants.generated.ts';
import { detailText } from '../../messages/detail.ts';
import { t } from '../../messages/site.ts';
import { closingDay } from '../events/always.ts';
import { agesText } from '../events/conditions.ts';
import { longDate } from '../events/local-time.ts';
import { placeName } from '../place/place-address.ts';
import { saleAhead } from './price-lines.ts';

type Judged = Pick<EventDetail, 'status' | 'validationError' | 'title' | 'url' | 'sourceUrl'>;

const UNREACHABLE = /URL validation failed|404|not accessible/i;
/** `2026-12-05 19:30`, `12/5/2026`, `Dec 5, 2026 7:30 PM`: a date where a title should be. */
const DATE_TITLE =
  /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{2,4}|[A-Z][a-z]{2,8}\.? \d{1,2},? \d{4})(?:[T ,]+(?:at )?\d{1,2}(?::\d{2}){0,2}(?:\s?[AP]M)?)?Z?$/i;

/** Whether the apology page replaces an event's page (spec: DETAIL-07, DETAIL-08). */
export function isUnavailable({ status, validationError, title, url, sourceUrl }: Judged): boolean {
  if (status !== 'inactive' || !validationError) return false;
  return UNREACHABLE.test(validationError) || isJunkTitle(title) || isGenericUrl(url ?? sourceUrl);
}

function isJunkTitle(title: string): boolean {
  return title.trim() === '' || DATE_TITLE.test(title.trim());
}

function isGenericUrl(url: string): boolean {
  return /\/(?:events|calendar)\/?$/i.test(url.replace(/[?#].*$/, ''));
}

/** The lines below the name of the place: the address, and the town where that does not name it; an online event has none to go to. */
export function placeLines(event: Pick<EventDetail, 'address' | 'city' | 'state' | 'isOnline'>): string[] {
  if (event.isOnline) return [detailText('detail.onlineText')];
  const { address } = event;
  if (address === null) return [placeName(event)];
  return address.includes(placeName(event)) ? [address] : [address, placeName(event)];
}

/** Who is let in, or else that it is for families; null where no source says. */
export function whomOf({ ages, familyFriendly }: Pick<EventDetail, 'ages' | 'familyFriendly'>) {
  if (ages !== null) return { name: 'detail.ages', text: agesText(ages) } as const;
  return familyFriendly ? ({ name: 'detail.audience', text: t('listing.family') } as const) : null;
}

type Often = Pick<EventDetail, 'occurs' | 'repeats'> & Parameters<typeof closingDay>[0];

/** How often it takes place: what its source says, else what its dates show; nothing of what is on once. */
export function oftenLines(event: Often, now?: Date): string[] {
  const closing = closingDay(event, now);
  const often =
    event.occurs === 'always' ? 'always' : (event.repeats ?? (event.occurs === 'repeatedly' ? 'repeatedly' : null));
  return [
    ...(often === null ? [] : [detailText(`often.${often}`)]),
    ...(closing === null ? [] : [detailText('often.closing', { day: longDate(closing) })]),
  ];
}

/**
 * What sources state of its accessibility, a line each; then their own words about it, or what none states.
 * @param note what its page says of it, if that was read after the event
 */
export function accessLines(
  event: Pick<EventDetail, (typeof ACCESS_KEYS)[number] | 'accessNote'>,
  note: string | null = null,
): string[] {
  const stated = ACCESS_KEYS.flatMap((key) => {
    const answer = event[key];
    return answer === null ? [] : [detailText(`access.${key}.${answer}`)];
  });
  const words = note ?? event.accessNote;
  if (words !== null) return [...stated, detailText('access.note', { words })];
  const open = ACCESS_KEYS.filter((key) => event[key] === null);
  if (open.length === ACCESS_KEYS.length) return [detailText('access.unstated')];
  const names = open.map((key) => detailText(`access.${key}`)).join(', ');
  return open.length === 0 ? stated : [...stated, detailText('access.unknown', { names })];
}

/** Whether its tickets are worth a button that says so: not when it is sold out, does not take place or is not on sale yet. */
export function hasTickets(event: EventDetail, now: Date = new Date()): boolean {
  return !event.soldOut && event.status !== 'cancelled' && saleAhead(event, now) === null;
}

/** The ticket link (spec: DETAIL-02); null where no page speaks of the event: a reader sent it in. */
export function ticketUrlOf(event: Pick<EventDetail, 'ticketUrl' | 'detailPageUrl' | 'sourceUrl'>): string | null {
  return event.ticketUrl ?? event.detailPageUrl ?? (isSentIn(event) ? null : event.sourceUrl);
}

/** Who lists it, in a sentence. */
export function listedText({ source, sourceUrl }: Pick<EventDetail, 'source' | 'sourceUrl'>): string {
  return isSentIn({ sourceUrl }) ? t('event.sentIn') : detailText('detail.presentedBy', { source });
}
