import type { Event } from '@marquee/contract';
import type { PastShowing } from '../events/index.ts';
import { factOf } from './fact-of.ts';
import { dayName } from './local-day.ts';
import type { Fact } from './reading/wish.ts';
import type { Words } from './words/words.ts';

export interface Over {
  event: Event;
  /** Its last showing that is over; null where none is. */
  last: PastShowing | null;
  /** The next date of the show, of this event or another; null where none is known. */
  next: Event | null;
}

/** What a question about a time that is over is answered with: when and where it was, whether it was called off, and when it is next. */
export function overOf(
  { event, last, next }: Over,
  fact: Fact,
  { today, now, words }: { today: string; now: string; words: Words },
): string {
  const { about } = words;
  const { title, source, status } = event;
  if (status === 'active' && last === null)
    return event.startDate > now
      ? about.toCome(title, whenOf(event, today, about), source)
      : factOf(event, 'on', { today, words });
  const place = event.isOnline ? null : event.venue;
  const at = whenOf(last ?? event, today, about);
  const past =
    last?.status === 'cancelled' || last?.status === 'postponed'
      ? about.wasOff(title, at, last.status, source)
      : status === 'active'
        ? about.wasLast(title, at, place, source)
        : about.was(title, at, place, source);
  const more = FURTHER.has(fact) ? [factOf({ ...event, status: 'active' }, fact, { today, words })] : [];
  const back = next === null ? [] : [about.back(whenOf(next, today, about))];
  return [past, ...more, ...back].join(' ');
}

/** Facts that are not told with the day and the place. */
const FURTHER: ReadonlySet<Fact> = new Set(['price', 'access', 'ages', 'other']);

const whenOf = ({ startDate }: Pick<Event, 'startDate'>, today: string, about: Words['about']) =>
  about.when(dayName(startDate.slice(0, 10), today), startDate.length > 10 ? startDate.slice(11, 16) : null);
