import { type Event, type EventStatus, FACT_KEYS, type FactKey, type FactValues } from '@marquee/contract';
import { isSentIn, shownLine, shownText } from '@marquee/kernel';
import { dayAndTime } from './day-and-time.ts';
import { FACT_WORDS } from './fact-words.ts';

/** Characters of a description in a feed; the event's page has all of it. */
const DESCRIPTION_CHARS = 1_000;

export const urlOf = (origin: string, { slug }: Pick<Event, 'slug'>) => `${origin}/events/${encodeURIComponent(slug)}`;

/** What is to be known of an event, or of one of its dates, before its title. */
export interface ShownState {
  status: EventStatus;
  soldOut: boolean;
  movedFrom: string | null;
}

/** `[CANCELLED] Jazz on the Green`: most calendars do not show a status. One mark, the gravest. */
export function shownTitle({ title }: Pick<Event, 'title'>, shownState: ShownState): string {
  const mark = markOf(shownState);
  const shown = shownLine(title);
  return mark === null || shown.toUpperCase().includes(mark) ? shown : `[${mark}] ${shown}`;
}

function markOf({ status, soldOut, movedFrom }: ShownState): string | null {
  if (status === 'cancelled' || status === 'postponed') return status.toUpperCase();
  if (status !== 'active') return null;
  return soldOut ? 'SOLD OUT' : movedFrom === null ? null : 'MOVED';
}

/** `The Old Depot, 1 Main Street, Columbia, SC`, or `Online` */
export function placeOf({ venue, address, city, state, isOnline }: Event): string {
  if (isOnline) return 'Online';
  const known = shownLine(address ?? '');
  const town = `${city}, ${state}`;
  return [shownLine(venue ?? ''), known, known.includes(town) ? '' : town].filter((part) => part !== '').join(', ');
}

/** Description, conditions, price and source. */
export function linesOf({ description, price, ...event }: Event): string[] {
  const about = shownText(description ?? '').trim();
  // A half of a pair at the end is removed.
  const cut = about.length > DESCRIPTION_CHARS ? `${shownText(about.slice(0, DESCRIPTION_CHARS)).trimEnd()}…` : about;
  return [cut, ...conditionsOf(event), `Price: ${shownLine(price)}`, listedOf(event)].filter((line) => line !== '');
}

const SENT_IN = 'Sent in by a reader';

/** Who lists it: the source's name, or that a reader sent it in. */
export const listerOf = (event: Pick<Event, 'source' | 'sourceUrl'>) =>
  isSentIn(event) ? SENT_IN : shownLine(event.source);

const listedOf = (event: Pick<Event, 'source' | 'sourceUrl'>) =>
  isSentIn(event) ? SENT_IN : `Listed by ${listerOf(event)}`;

type Conditions = Pick<Event, 'status' | 'soldOut' | 'movedFrom'> & FactValues;

function conditionsOf(event: Conditions): string[] {
  const { status, soldOut, movedFrom } = event;
  return [
    status === 'ended' ? 'This event has ended.' : '',
    soldOut ? 'Sold out, as a source says.' : '',
    movedFrom === null ? '' : `Moved from ${dayAndTime(movedFrom)}.`,
    ...factLines(event),
  ];
}

/** What sources state of an event beside its texts, times, place and price, a sentence each. */
export const factLines = (event: FactValues): string[] => FACT_KEYS.flatMap((key) => factWords(key, event) ?? []);

/** One of several functions, each with the value of its own key: the compiler cannot see that they belong together. */
function factWords(key: FactKey, event: FactValues): string | null {
  return (FACT_WORDS[key] as (value: unknown, all: FactValues) => string | null)(event[key], event);
}

/** `Saturday, December 5, 2026 at 7:30 PM`: the wall time at the event's place. */
export function whenOf({ startDate, endDate, upcomingCount }: Event): string {
  const last = endDate?.slice(0, 10);
  const until = last !== undefined && last > startDate.slice(0, 10) ? ` to ${dayAndTime(last)}` : '';
  const others = upcomingCount > 1 ? ` (next of ${upcomingCount} dates)` : '';
  return `${dayAndTime(startDate)}${until}${others}`;
}
