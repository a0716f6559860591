import type { CorrectedTime, occurrences } from '@marquee/db';
import { DOORS_MS } from '../identity/index.ts';
import { dateOf, isDateOnly } from '../places/index.ts';
import type { Claim, Correction } from './event-basis.ts';
import type { PageSaid } from './own-page.ts';
import { firstText, lastText } from './text-order.ts';

export type DateRow = typeof occurrences.$inferSelect;

/** A claim as its event's own page changes it. */
interface EffectiveClaim
  extends Pick<Claim, 'sourceId' | 'startLocal' | 'endLocal' | 'startsAt' | 'endsAt' | 'status'> {
  isSoldOut: boolean;
  movedFromLocal: string | null;
  isPrimary: boolean;
  day: string;
  /** Its start, if it has a time. */
  timed: string | null;
}

const present = (texts: ReadonlyArray<string | null>) => texts.filter((text) => text !== null);

/**
 * The dates of an event, in their order: what sources say, and instead of it what the venue says of single dates, found by the start that sources
 * list. A date that sources list no more stays away; one that is moved onto another takes its place.
 * @param said the corrections in force
 */
export function showDates(
  event: { id: string; sourceId: string; citySlug: string },
  claims: readonly Claim[],
  said: readonly Correction[],
): DateRow[] {
  const effective = unmoved(
    claims.filter(({ withdrawnAt }) => withdrawnAt === null).map((claim) => withOwnPage(claim, event.sourceId)),
  );
  const days = Map.groupBy(effective, ({ day }) => day);
  const stated = [...Map.groupBy(effective, (one) => shownStart(one, days.get(one.day) ?? []))].map(([start, of]) => ({
    ...stateDate(start, of),
    eventId: event.id,
    citySlug: event.citySlug,
  }));
  const dates = new Map<string, { rank: string; row: DateRow }>();
  for (const date of stated) {
    const { rank, row } = correctDate(
      date,
      said.filter((one) => one.date === date.startLocal),
    );
    const there = dates.get(row.startLocal);
    if (!there || rank < there.rank) dates.set(row.startLocal, { rank, row });
  }
  return [...dates.values()].map(({ row }) => row).sort((a, b) => (a.startLocal < b.startLocal ? -1 : 1));
}

/** What the event's own page says counts as its source's claim, as long as the list has the start that it is about (`pageSays`). */
function withOwnPage(claim: Claim, primaryId: string): EffectiveClaim {
  const said = claim.pageSaid as PageSaid | null;
  const page = said?.about === claim.startLocal ? said : null;
  const { startLocal, endLocal, startsAt, endsAt } = page?.moved ?? claim;
  return {
    sourceId: claim.sourceId,
    startLocal,
    endLocal,
    startsAt,
    endsAt,
    status: claim.status === 'cancelled' ? 'cancelled' : (page?.status ?? claim.status),
    isSoldOut: claim.isSoldOut || page?.isSoldOut === true,
    movedFromLocal: page?.moved ? claim.startLocal : claim.movedFromLocal,
    isPrimary: claim.sourceId === primaryId,
    day: dateOf(startLocal),
    timed: isDateOnly(startLocal) ? null : startLocal,
  };
}

/** A start that the primary source has moved is not shown because others still list it. */
function unmoved(effective: readonly EffectiveClaim[]): EffectiveClaim[] {
  const former = new Set(
    effective.flatMap(({ isPrimary, movedFromLocal: from }) =>
      isPrimary && from !== null ? [from, dateOf(from)] : [],
    ),
  );
  return effective.filter(({ isPrimary, startLocal }) => isPrimary || !former.has(startLocal));
}

/**
 * The start under which a claim is shown. A date without a time takes the time of another source for that day. If the primary source and another
 * one each give one time for a day, at most an hour apart, one of them is the door time, and both are one showing. So they are where another source
 * moved to another time a start that the primary one still lists.
 */
function shownStart(one: EffectiveClaim, day: readonly EffectiveClaim[]): string {
  const { startLocal, endLocal, timed, isPrimary } = one;
  const primary = day.filter((other) => other.isPrimary && other.timed !== null);
  const primaryFirst = firstText(present(primary.map((other) => other.timed)));
  if (timed === null)
    return endLocal === null || dateOf(endLocal) === one.day
      ? (primaryFirst ?? firstText(present(day.map((other) => other.timed))) ?? startLocal)
      : startLocal;
  const own = present(day.filter(({ sourceId }) => sourceId === one.sourceId).map((other) => other.timed));
  const hasSeveral = primary.some((other) => other.timed !== primaryFirst) || own.some((start) => start !== timed);
  if (isPrimary || primaryFirst === null || hasSeveral) return startLocal;
  const primaryAt = Math.min(...primary.map(({ startsAt }) => startsAt));
  const isSame = Math.abs(one.startsAt - primaryAt) <= DOORS_MS || one.movedFromLocal === primaryFirst;
  return isSame ? primaryFirst : startLocal;
}

type Stated = Omit<DateRow, 'uncorrected'>;

/** Cancelled outranks postponed, which outranks active, and sold out outranks silence, whichever source says it. */
function stateDate(startLocal: string, claims: readonly EffectiveClaim[]): Omit<Stated, 'eventId' | 'citySlug'> {
  const exact = claims.filter((claim) => claim.startLocal === startLocal);
  const others = new Map(
    claims.flatMap(({ sourceId, timed }) =>
      timed === null || timed === startLocal
        ? []
        : [[`${timed} ${sourceId}`, { sourceId, startLocal: timed }] as const],
    ),
  );
  const moved = lastText(
    present(claims.filter(({ isPrimary }) => isPrimary).map(({ movedFromLocal }) => movedFromLocal)),
  );
  const says = (status: Claim['status']) => claims.some((claim) => claim.status === status);
  return {
    startLocal,
    endLocal: lastText(present(exact.map(({ endLocal }) => endLocal))),
    startsAt: Math.min(...exact.map(({ startsAt }) => startsAt)),
    endsAt: Math.max(...exact.map(({ endsAt }) => endsAt)),
    status: says('cancelled') ? 'cancelled' : says('postponed') ? 'postponed' : 'active',
    isSoldOut: claims.some(({ isSoldOut }) => isSoldOut),
    movedFromLocal: moved === startLocal ? null : moved,
    otherStarts: others.size === 0 ? null : [...others].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, other]) => other),
  };
}

/** A date as the venue has it, and its rank among those with the same start: a date that is moved here comes before one that is listed here. */
function correctDate(date: Stated, said: readonly Correction[]): { rank: string; row: DateRow } {
  const { startLocal, endLocal, startsAt, status } = date;
  const time = said.find(({ field }) => field === 'time')?.value as CorrectedTime | undefined;
  const word = said.find(({ field }) => field === 'status')?.value as DateRow['status'] | undefined;
  const uncorrected = said.length === 0 ? null : { startLocal, endLocal, startsAt, status };
  const row = {
    ...date,
    status: word ?? status,
    ...(time && { ...time, movedFromLocal: movedFrom(date, time.startLocal) }),
    uncorrected,
  };
  return { rank: `${Number(time === undefined)}${uncorrected === null ? '' : startLocal}`, row };
}

/** A time that is added to a day, or taken away, is no move. */
function movedFrom({ startLocal, movedFromLocal }: Stated, to: string): string | null {
  if (dateOf(startLocal) === dateOf(to) && (isDateOnly(startLocal) || isDateOnly(to))) return movedFromLocal;
  const from = movedFromLocal ?? startLocal;
  return from === to ? null : from;
}
