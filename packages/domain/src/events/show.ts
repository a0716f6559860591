import { FILTER_KEYS, isUnder } from '@marquee/contract';
import type { CorrectedPrice, UncorrectedFacts } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { dateOf } from '../places/index.ts';
import { marksOfDays } from './day-marks.ts';
import type { Correction, EventBasis, EventRow } from './event-basis.ts';
import { judgedOf, markOf } from './facts.ts';
import { mergeFacts } from './merge-facts.ts';
import { occursAs } from './occurs.ts';
import { type DateRow, showDates } from './show-dates.ts';

/** A row of the listing; what it is ordered by besides is computed by the event's row. */
export interface ListedRow {
  scope: string;
  startsAt: Instant;
  endsAt: Instant;
}

/** What an event shows: its row, its dates in their order, and its places in lists. */
export interface Shown {
  event: EventRow;
  dates: DateRow[];
  listed: ListedRow[];
}

/**
 * What an event shows, from all that is told of it: the only definition (docs/decisions/093-facts-of-an-event.md). The order of what is told does not matter.
 * The search index takes its texts and marks from the event's row.
 */
export function show({ event: said, spelling, claims, corrections }: EventBasis, now: Instant): Shown {
  const place = { ...said, venueSlug: spelling?.venueSlug ?? null, venueShown: spelling?.shownName ?? null };
  const inForce = correctionsInForce(place, corrections);
  const event = correctFacts(place, inForce);
  const dates = showDates(
    event,
    claims,
    inForce.filter(({ date }) => date !== ''),
  );
  const next = nextOf(dates, now);
  const state = { ...event, ...stateOf(event, dates, next, now) };
  const listing = claims.filter(({ withdrawnAt }) => withdrawnAt === null);
  const from = Math.min(now, state.nextStartsAt);
  const facts = mergeFacts(
    listing.filter(({ endsAt }) => endsAt > from),
    event.sourceId,
  );
  const occurs = occursAs(dates, (facts.facts['repeats'] as string | undefined) ?? null);
  const shown = {
    ...state,
    ...facts,
    occurs,
    sourceCount: new Set(listing.map(({ sourceId }) => sourceId)).size,
  };
  const judged = judgedOf(shown);
  const filterMarks = FILTER_KEYS.filter((filter) => isUnder(filter, judged))
    .map(markOf)
    .join('');
  const later = dates.filter(({ startsAt }) => next !== undefined && startsAt > Math.max(next.startsAt, now));
  return {
    event: { ...shown, filterMarks: filterMarks + marksOfDays(later.map(({ startLocal }) => dateOf(startLocal))) },
    dates,
    listed: next === undefined ? [] : listedOf(shown, next, spelling?.listName),
  };
}

/**
 * The corrections in force of an event: its own, else those of the events that were merged into it, the latest first; only while it is at the venue
 * that says so.
 */
export function correctionsInForce<C extends Correction>(
  event: { id: string; venueSlug: string | null },
  corrections: readonly C[],
): C[] {
  const rank = ({ eventId, changedAt }: C) => (eventId === event.id ? Number.POSITIVE_INFINITY : changedAt);
  const facts = new Map<string, C>();
  for (const one of corrections) {
    const fact = `${one.date} ${one.field}`;
    const other = facts.get(fact);
    const isAbove = !other || rank(one) > rank(other) || (rank(one) === rank(other) && one.eventId < other.eventId);
    if (one.venueSlug === event.venueSlug && isAbove) facts.set(fact, one);
  }
  return [...facts.values()];
}

/** What the venue says of the whole event; what sources say meanwhile is kept beside it, in `uncorrected`. */
function correctFacts(event: EventRow, said: readonly Correction[]): EventRow {
  const own = new Map(said.filter(({ date }) => date === '').map(({ field, value }) => [field, value]));
  if (own.size === 0) return event;
  const { title, description, ticketUrl, priceText, priceMinCents, priceMaxCents } = event;
  const uncorrected: UncorrectedFacts = {
    title,
    description,
    ticketUrl,
    price: { text: priceText, minCents: priceMinCents, maxCents: priceMaxCents },
  };
  const fact = <T>(field: Correction['field'], otherwise: T) => (own.has(field) ? (own.get(field) as T) : otherwise);
  const price = fact<CorrectedPrice>('price', uncorrected.price);
  return {
    ...event,
    title: fact('title', title),
    description: fact('description', description),
    ticketUrl: fact('ticketUrl', ticketUrl),
    priceText: price.text,
    priceMinCents: price.minCents,
    priceMaxCents: price.maxCents,
    uncorrected,
  };
}

/** Upcoming before past, active before cancelled, then the earliest; of past dates the latest. */
function nextOf(dates: readonly DateRow[], now: Instant): DateRow | undefined {
  const rank = ({ endsAt, startsAt, status }: DateRow): [number, number] => {
    const isComing = endsAt > now;
    return [Number(!isComing) * 2 + Number(status !== 'active'), isComing ? startsAt : -startsAt];
  };
  return dates.reduce<DateRow | undefined>((best, date) => {
    if (!best) return date;
    const [group, at] = rank(date);
    const [bestGroup, bestAt] = rank(best);
    return group < bestGroup || (group === bestGroup && at < bestAt) ? date : best;
  }, undefined);
}

/** Its status and next date. An event without dates keeps those that it had. */
function stateOf(
  event: EventRow,
  dates: readonly DateRow[],
  next: DateRow | undefined,
  now: Instant,
): Partial<EventRow> & Pick<EventRow, 'status' | 'nextStartsAt'> {
  const coming = dates.filter(({ endsAt }) => endsAt > now);
  const active = coming.filter(({ status }) => status === 'active');
  const isLive = event.validationError === null && next !== undefined;
  const status = !isLive ? 'inactive' : coming.length === 0 ? 'ended' : liveStatus(coming);
  return {
    status,
    // Every active date to come is.
    isSoldOut: status === 'active' && active.every(({ isSoldOut }) => isSoldOut),
    upcomingCount: coming.length,
    nextStartsAt: event.nextStartsAt,
    ...(next && {
      datesShown: dates.map(shownDate).join(' '),
      nextStartLocal: next.startLocal,
      nextEndLocal: next.endLocal,
      nextStartsAt: next.startsAt,
      movedFromLocal: next.movedFromLocal,
    }),
  };
}

function liveStatus(coming: readonly DateRow[]): EventRow['status'] {
  const statuses = new Set(coming.map(({ status }) => status));
  return statuses.has('active') ? 'active' : statuses.has('postponed') ? 'postponed' : 'cancelled';
}

function shownDate({ startLocal, endLocal, status, isSoldOut, movedFromLocal }: DateRow): string {
  const moved = movedFromLocal === null ? '' : `/${movedFromLocal}`;
  return `${startLocal}/${endLocal ?? ''}/${status}${isSoldOut ? '/sold out' : ''}${moved}`;
}

const LISTED = new Set<EventRow['status']>(['active', 'cancelled', 'postponed']);
/** What sources wrote for the name of a venue that is none. */
const NO_VENUES = new Set(['', 'undefined', 'null']);

/** One row for the city, one for each category, and one for the venue if it has a name (spec: LIST-18), whatever its spelling. */
function listedOf(
  { status, citySlug, categories, venue }: EventRow,
  { startsAt, endsAt }: DateRow,
  listName: string | undefined,
): ListedRow[] {
  if (!LISTED.has(status)) return [];
  const name = listName ?? venue?.trim() ?? '';
  const scopes = new Set([
    citySlug,
    ...categories.map((category) => `${citySlug}/${category}`),
    ...(NO_VENUES.has(name) ? [] : [`${citySlug}@${name}`]),
  ]);
  return [...scopes].map((scope) => ({ scope, startsAt, endsAt }));
}
