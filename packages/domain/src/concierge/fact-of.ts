import { ACCESS_KEYS, type Event, type EventDetail, isUnder } from '@marquee/contract';
import { dayName } from './local-day.ts';
import type { Fact } from './reading/wish.ts';
import type { Words } from './words/words.ts';

const NIGHT_MINUTES = 24 * 60;
const LONGEST_STORY = 240;

/** One fact of an event in a sentence. What is over, cancelled or postponed is said before anything else. */
export function factOf(event: Event, fact: Fact, { today, words: { about } }: { today: string; words: Words }): string {
  const { title, source, status } = event;
  if (status === 'cancelled') return about.cancelled(title, source);
  if (status === 'postponed') return about.postponed(title, source);
  if (status !== 'active') return about.gone(title, source);
  const when = whenOf(event.startDate, today, about);
  switch (fact) {
    case 'on':
      return [about.on(title, when, source), ...movedOf(event, today, about)].join(' ');
    case 'when':
      return [about.starts(title, when, endOf(event, about)), ...movedOf(event, today, about)].join(' ');
    case 'where': {
      if (event.isOnline) return about.online(title);
      const place = [event.venue, event.address].filter(Boolean).join(', ');
      return place === '' ? about.notKnown(title, source) : about.where(title, place);
    }
    case 'price':
      // Other words of its price say more: `Free with RSVP`.
      if (isUnder('free', event) && event.price === 'Free') return about.free(title, source);
      return event.priceMin === null ? about.notKnown(title, source) : about.costs(title, event.price, source);
    case 'story': {
      const place = event.isOnline ? null : event.venue;
      return about.story(title, firstSentence(event.description), { when, place, price: priceOf(event) });
    }
    case 'host': {
      // Only an event that was read whole has it.
      const organizer = 'organizer' in event && typeof event.organizer === 'string' ? event.organizer : null;
      return organizer === null ? about.notKnown(title, source) : about.host(title, organizer, source);
    }
    case 'booking':
      if (event.soldOut) return about.soldOut(title, source);
      if (event.entry === 'rsvp') return about.rsvp(title, source);
      if (isUnder('free', event)) return about.freeUnbooked(title, source);
      return event.ticketUrl === null ? about.notKnown(title, source) : about.ticketed(title, source);
    case 'parking': {
      const note = 'parkingNote' in event && typeof event.parkingNote === 'string' ? event.parkingNote : null;
      return note === null ? about.noParking(title, source) : about.parking(title, note, source);
    }
    case 'repeats':
      return repeatsOf(event, today, about);
    case 'length': {
      const minutes = minutesOf(event);
      return minutes === null ? about.notKnown(title, source) : about.lasts(title, minutes);
    }
    case 'tickets':
      return event.soldOut ? about.soldOut(title, source) : about.notSoldOut(title, source);
    case 'access':
      return accessOf(event, about) ?? about.notKnown(title, source);
    case 'ages':
      if (event.ages !== null)
        return event.ages === 'all' ? about.allAges(title, source) : about.ages(title, event.ages, source);
      return event.familyFriendly ? about.families(title, source) : about.notKnown(title, source);
    default:
      return about.notKnown(title, source);
  }
}

export const whenOf = (start: string, today: string, about: Words['about']) =>
  about.when(dayName(start.slice(0, 10), today), start.length > 10 ? start.slice(11, 16) : null);

const movedOf = ({ movedFrom }: Event, today: string, about: Words['about']) =>
  movedFrom == null ? [] : [about.moved(whenOf(movedFrom, today, about))];

/** All that is stated of how it is accessible, and what is not; null where nothing is. */
function accessOf(event: Event, about: Words['about']): string | null {
  const stated = ACCESS_KEYS.flatMap((key) => {
    const answer = event[key];
    return answer === null ? [] : [about.accessible[key][answer]];
  });
  const unstated = ACCESS_KEYS.filter((key) => event[key] === null).map((key) => about.accessible[key].name);
  return stated.length === 0 ? null : about.access(event.title, stated, unstated, event.source);
}

const MOST_DATES = 3;

/** How often it takes place, as its source says, and its next dates. */
function repeatsOf(event: Event, today: string, about: Words['about']): string {
  const { title, source, repeats, occurs, endDate, startDate } = event;
  if (occurs === 'always')
    return about.runs(title, endDate === null ? null : about.when(dayName(endDate.slice(0, 10), today), null));
  const listed = 'occurrences' in event ? (event as EventDetail).occurrences : [];
  const dates = listed.filter((one) => one.status === 'active' && one.startDate >= startDate);
  const days = dates.slice(0, MOST_DATES).map((one) => about.when(dayName(one.startDate.slice(0, 10), today), null));
  if (days.length < 2) return about.onlyDate(title, whenOf(startDate, today, about));
  return about.dates(title, repeats, days, source);
}

const endOf = (event: Event, about: Words['about']) =>
  minutesOf(event) === null ? null : about.clock((event.endDate ?? '').slice(11, 16));

/** How long one showing lasts; null where no end is known, or where it runs for days. */
export function minutesOf({ isAllDay, startDate, endDate }: Event): number | null {
  if (isAllDay || endDate === null || endDate.length < 16) return null;
  const minutes = (Date.parse(`${endDate.slice(0, 16)}Z`) - Date.parse(`${startDate.slice(0, 16)}Z`)) / 60_000;
  return minutes > 0 && minutes < NIGHT_MINUTES ? minutes : null;
}

const priceOf = ({ price, priceMin }: Event) => (priceMin === null ? null : price);

/** What an event says of itself first; a text without an end is cut at a word. */
function firstSentence(text: string | null): string | null {
  const [said = ''] = /^.{12,}?[.!?](?=\s|$)/su.exec((text ?? '').trim()) ?? [];
  const whole = (said || (text ?? '')).replace(/\s+/g, ' ').trim();
  if (whole === '') return null;
  return whole.length <= LONGEST_STORY ? whole : `${whole.slice(0, LONGEST_STORY).replace(/\s+\S*$/, '')} …`;
}
