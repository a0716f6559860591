import type { Itinerary, Stop } from '@marquee/contract';
import { readTogether } from '@marquee/db';
import { type Instant, notFound } from '@marquee/kernel';
import type { NowDeps } from '../deps.ts';
import { type AskedCard, cardsOf, toEvent } from '../events/index.ts';
import { isDateOnly } from '../places/index.ts';
import {
  datesOf,
  eventIdsOf,
  headOf,
  type ItineraryAt,
  type StopDate,
  type StopRow,
  stopsOf,
} from './itinerary.sql.ts';

export type { ItineraryAt };

/** A stop with what calendars need besides. */
export interface ReadStop {
  stop: Stop;
  date: StopDate | null;
}

/** An itinerary in one call to the database: its events as they are now. Throws Reject 404. */
export async function readItinerary({ db, clock }: NowDeps, at: ItineraryAt) {
  const [[head], rows, dates, cards] = await readTogether(db, [
    headOf(at),
    stopsOf(at),
    datesOf(at),
    cardsOf(eventIdsOf(at)),
  ]);
  if (!head) throw notFound('itinerary');
  const stops = rows
    .map((row): ReadStop => {
      const date = dates.find(({ stop }) => stop === row.id) ?? null;
      const card = cards.find(({ asked }) => asked === row.eventId) ?? null;
      return { stop: shown(row, date, card, clock.now()), date };
    })
    .sort((a, b) => a.stop.startsAt.localeCompare(b.stop.startsAt) || a.stop.id.localeCompare(b.stop.id));
  return { ...head, stops };
}

export async function getItinerary(deps: NowDeps, at: ItineraryAt): Promise<Itinerary> {
  const { stops, ...head } = await readItinerary(deps, at);
  return { ...head, stops: stops.map(({ stop }) => stop) };
}

const instant = (at: number) => new Date(at).toISOString();

function shown(row: StopRow, date: StopDate | null, card: AskedCard | null, now: Instant): Stop {
  const { startLocal, endLocal, startsAt } = date ?? row;
  const endsAt = date === null ? row.endsAt : date.endLocal === null ? null : date.endsAt;
  return {
    id: row.id,
    note: row.note,
    title: card?.title ?? row.title,
    venue: card ? card.venue : row.venue,
    startDate: startLocal,
    endDate: endLocal,
    timezone: card?.timezone ?? row.timezone,
    isAllDay: isDateOnly(startLocal),
    startsAt: instant(startsAt),
    endsAt: endsAt === null ? null : instant(endsAt),
    plannedFor: startLocal === row.startLocal ? null : row.startLocal,
    status: statusOf(date, card, (date?.endsAt ?? row.endsAt ?? startsAt) <= now),
    soldOut: date?.isSoldOut ?? false,
    event: card ? toEvent(card) : null,
  };
}

/** What is off says so even when it is over. */
function statusOf(date: StopDate | null, card: AskedCard | null, isOver: boolean): Stop['status'] {
  if (card === null || card.status === 'inactive') return 'inactive';
  if (date !== null && date.status !== 'active') return date.status;
  if (isOver) return 'ended';
  return date === null ? 'unlisted' : 'active';
}
