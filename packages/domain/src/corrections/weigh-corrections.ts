import type { CorrectableEvent, CorrectionChange, CorrectionField } from '@marquee/contract';
import { type CorrectedPrice, type CorrectedTime, UNKNOWN_PRICE_TEXT } from '@marquee/db';
import { readPrice } from '@marquee/extraction';
import { DAY_MS, type Instant, Reject } from '@marquee/kernel';
import { priceLabel } from '../events/index.ts';
import { dateOf, isDateOnly, timesOf } from '../places/index.ts';

/** What somebody wants to be shown; what is undefined stays. */
export interface WantedCorrections {
  title?: string | undefined;
  description?: string | null | undefined;
  price?: string | undefined;
  ticketUrl?: string | null | undefined;
  dates?: ReadonlyArray<WantedDate> | undefined;
}

interface WantedDate {
  date: string;
  status?: 'active' | 'cancelled' | undefined;
  time?: { startDate: string; endDate: string | null } | undefined;
}

/** A fact to keep; one that is as sources say is not kept. */
export interface Correction {
  field: CorrectionField;
  /** The start that sources list; empty for the whole event. */
  date: string;
  value: string | null | CorrectedPrice | CorrectedTime;
  isAsTold: boolean;
  changes: CorrectionChange[];
}

/** A show is not announced earlier, and does not last longer. */
const LATEST_DAYS = 730;
const LONGEST_DAYS = 366;

/**
 * What of a wish changes what is shown. Throws Reject 422, with the field, for a price that is none, a date that the event does not have, and a
 * time that is over, too far, taken, or ends before it starts.
 */
export function weighCorrections(event: CorrectableEvent, wanted: WantedCorrections, now: Instant): Correction[] {
  const facts = (['title', 'description', 'ticketUrl'] as const).flatMap((field) =>
    wanted[field] === undefined ? [] : textOf(event, field, wanted[field]),
  );
  const price = wanted.price === undefined ? [] : [priceOf(event, wanted.price)];
  const dates = (wanted.dates ?? []).flatMap((date) => dateCorrections(event, date, now));
  const corrections = [...facts, ...price, ...dates].filter(({ changes }) => changes.length > 0);
  refuseTaken(event, corrections);
  return corrections;
}

function textOf(
  { shown, told }: CorrectableEvent,
  field: 'title' | 'description' | 'ticketUrl',
  value: string | null,
): Correction[] {
  const isAsTold = value === told[field];
  return [{ field, date: '', value, isAsTold, changes: changeOf(field, null, shown[field], value, isAsTold) }];
}

function priceOf({ shown, told }: CorrectableEvent, text: string): Correction {
  const { minCents = null, maxCents = null, ...read } = readPrice(text) ?? {};
  const value = { text: read.text ?? text, minCents, maxCents };
  const after = priceLabel(value);
  // What is shown already may be sent again.
  const isKept = text === shown.price || text === told.price;
  if (after === UNKNOWN_PRICE_TEXT && !isKept)
    throw new Reject(422, 'no-price', 'Please enter a price, such as $10-15, Free or Donation.', 'price');
  const next = isKept ? text : after;
  const isAsTold = next === told.price;
  return {
    field: 'price',
    date: '',
    value: { ...value, text: after },
    isAsTold,
    changes: changeOf('price', null, shown.price, next, isAsTold),
  };
}

function dateCorrections(event: CorrectableEvent, { date, status, time }: WantedDate, now: Instant): Correction[] {
  const known = event.dates.find((one) => one.date === date);
  if (!known) throw new Reject(422, 'no-such-date', 'This event no longer has that date. Reload to see it.', 'dates');
  const { shown, told } = known;
  const isStatusTold = status === told.status;
  const first: Correction[] =
    status === undefined
      ? []
      : [
          {
            field: 'status',
            date,
            value: status,
            isAsTold: isStatusTold,
            changes: changeOf('status', date, shown.status, status, isStatusTold),
          },
        ];
  if (time === undefined || (time.startDate === shown.startDate && time.endDate === shown.endDate)) return first;
  const isTimeTold = time.startDate === told.startDate && time.endDate === told.endDate;
  const value = timeOf(event.timezone, time, shown.startDate, now);
  const changes = [
    ...changeOf('time', date, shown.startDate, time.startDate, isTimeTold),
    ...changeOf('end', date, shown.endDate, time.endDate, isTimeTold),
  ];
  return [...first, { field: 'time', date, value, isAsTold: isTimeTold, changes }];
}

function timeOf(
  zone: string,
  { startDate, endDate }: { startDate: string; endDate: string | null },
  shownStart: string,
  now: Instant,
): CorrectedTime {
  const refuse = (detail: string) => new Reject(422, 'bad-time', detail, 'dates');
  const times = timesOf(startDate, endDate, zone);
  if (!times) throw refuse('This date or time does not exist.');
  // A date without a time that ends on its own day just has no end.
  const isDayOnly = endDate !== null && isDateOnly(startDate) && endDate === dateOf(startDate);
  if (endDate !== null && times.endLocal === null && !isDayOnly) throw refuse('The end must be after the start.');
  const isOver =
    startDate === shownStart ? times.endsAt <= now : times.startsAt <= now && !isToday(times, startDate, now);
  if (isOver) throw refuse('This time is over. A correction cannot move an event into the past.');
  if (times.startsAt > now + LATEST_DAYS * DAY_MS) throw refuse('Please enter a date within the next two years.');
  if (times.endsAt - times.startsAt > LONGEST_DAYS * DAY_MS) throw refuse('An event may last a year at most.');
  return times;
}

/** A day without a time began at midnight. */
const isToday = ({ endsAt }: CorrectedTime, start: string, now: Instant) => isDateOnly(start) && endsAt > now;

/** Two dates of one event never begin at the same time: one of them would vanish. */
function refuseTaken(event: CorrectableEvent, corrections: readonly Correction[]): void {
  const moved = new Map(
    corrections.flatMap(({ field, date, value }) =>
      field === 'time' ? [[date, (value as CorrectedTime).startLocal] as const] : [],
    ),
  );
  const starts = event.dates.map(({ date, shown }) => moved.get(date) ?? shown.startDate);
  // What sources list there would come back with an undo, or take part in the next read.
  const told = event.dates.filter(({ date, shown }) => date !== (moved.get(date) ?? shown.startDate));
  const isTaken = new Set(starts).size < starts.length || told.some(({ date }) => starts.includes(date));
  if (isTaken && moved.size > 0)
    throw new Reject(422, 'date-taken', 'Another date of this event begins, or is listed, at that time.', 'dates');
}

function changeOf(
  field: CorrectionChange['field'],
  date: string | null,
  before: string | null,
  after: string | null,
  isAsTold: boolean,
): CorrectionChange[] {
  return before === after ? [] : [{ field, date, before, after, isAsTold }];
}
