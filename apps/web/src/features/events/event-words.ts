import { capitalized } from '../../messages/dates.ts';
import { t } from '../../messages/site.ts';
import { cardDate, clockTime, isMultiDay, isWholeDay, longDate, type Times } from './local-time.ts';
import { isOngoing } from './zones.ts';

/** The label of an unknown price (packages/domain/src/events/price-label.ts). */
const UNKNOWN_PRICE = 'See event page';
/** Letters of `$1,000-$1,200`, less one. */
const LONG_PRICE = 12;

/** On cards (spec: CARD-10): `Free`, `$0` or nothing is free; a plain number gets a $; other texts stay. */
export function cardPrice(text: string | null | undefined): string {
  const price = (text ?? '').trim();
  if (price === '' || /^free$/i.test(price) || /^\$?0+(?:\.0+)?$/.test(price)) return t('event.free');
  if (price === UNKNOWN_PRICE) return t('event.unknownPrice');
  return /^\d[\d.,]*(?:\s?[-–]\s?\$?\d[\d.,]*)?$/.test(price) ? `$${price}` : price;
}

/** What is no short price is set smaller, so that it keeps its line beside a card's buttons. */
export const isLongPrice = (shown: string): boolean => shown.length > LONG_PRICE;

/** The same; null where nobody knows it, for pages from which no link leads to the event's own. */
export function knownPrice(text: string): string | null {
  return text.trim() === UNKNOWN_PRICE ? null : cardPrice(text);
}

/** `Nov 20`, `Nov 20 - Nov 22`, or `Now - Dec 6` while it runs (spec: CARD-06, CARD-12). */
export function cardDates(times: Times, now?: Date): string {
  const { startDate, endDate } = times;
  if (!isMultiDay(times) || !endDate) return cardDate(startDate);
  if (isOngoing(times, now)) return t('event.now', { end: cardDate(endDate) });
  return `${cardDate(startDate)} - ${cardDate(endDate)}`;
}

/** `7:30 PM` or `All Day` (spec: CARD-11). */
export function cardTime(times: Times): string {
  return (isWholeDay(times) ? null : clockTime(times.startDate)) ?? t('event.allDay');
}

type When = Pick<Times, 'startDate' | 'endDate'> & { isAllDay?: boolean };

/** The days and the hours, one line each: `Friday, November 20, 2026` and `6:00 PM – 8:00 PM`. */
export function longDates(times: When): string[] {
  const { startDate, endDate } = times;
  const start = isWholeDay(times) ? null : clockTime(startDate);
  const end = endDate && start ? clockTime(endDate) : null;
  if (!endDate || endDate.slice(0, 10) === startDate.slice(0, 10))
    return [lineOf(startDate), start && end && end !== start ? `${start} – ${end}` : (start ?? t('event.allDay'))];
  const day = (date: string, time: string | null) => (time ? `${lineOf(date)}, ${time}` : lineOf(date));
  return [`${day(startDate, start)} –`, day(endDate, end)];
}

const lineOf = (date: string) => capitalized(longDate(date));

/** The same in one line. */
export function longWhen(times: When): string {
  const [first = '', second = ''] = longDates(times);
  return `${first}${first.endsWith('–') ? '' : ','} ${second}`;
}

/** Levels of a boost; anything else reads Featured (spec: CARD-04). */
export function boostLabel(level: string): string {
  const LABELS: Record<
    string,
    'event.boost.test' | 'event.boost.spotlight' | 'event.boost.premium' | 'event.boost.luxury'
  > = {
    test: 'event.boost.test',
    spotlight: 'event.boost.spotlight',
    premium: 'event.boost.premium',
    luxury: 'event.boost.luxury',
  };
  return t(LABELS[level] ?? 'event.featured');
}
