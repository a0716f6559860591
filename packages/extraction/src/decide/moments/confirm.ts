import type { LocalDate } from '@marquee/kernel';
import type { DateMention } from '../../candidates/days/date-mention.ts';
import { means } from '../../candidates/days/resolve-date.ts';
import { type ClockTime, minutesOf } from '../../candidates/times/local.ts';
import type { TimeMention } from '../../candidates/times/written-times.ts';
import { MOMENTS } from '../weights/moments.ts';
import type { Candidate, Trust } from './readings.ts';
import type { Card } from './title-cards.ts';

/** What the visible text confirms about one stated time. */
export interface Confirmation {
  trust: Trust;
  /** The words that confirm it: a time, a date or both. */
  mentions: Array<DateMention | TimeMention>;
  /** The shown time, if there is one. */
  time: TimeMention | null;
  /** A date is next to it, so its end may be used too. */
  dated: boolean;
}

/**
 * The reading of a stated time that the page shows. A time with its date is the strongest proof, then a time in the event's own stretch of
 * the page, then a date that only one reading falls on. Null if the page confirms none, or two equally.
 */
export function confirm(candidates: readonly Candidate[], cards: readonly Card[]): Confirmation | null {
  let best: Proof | null = null;
  let tied = false;
  for (const candidate of candidates) {
    const proof = proofOf(candidate, cards);
    if (!proof) continue;
    if (!best || proof.score > best.score) [best, tied] = [proof, false];
    else if (proof.score === best.score) tied = true;
  }
  return best && !tied ? best.confirmation : null;
}

interface Proof {
  score: number;
  confirmation: Confirmation;
  /** Characters between the time and its date. */
  gap: number;
}

function proofOf(candidate: Candidate, cards: readonly Card[]): Proof | null {
  const proofs: Proof[] = [];
  for (const card of cards) {
    for (const mention of card.times) {
      const { time, date } = mention;
      if (!shows(time, candidate.time)) continue;
      const found = { trust: candidate.trust, time };
      if (date && covers(date, candidate.date))
        proofs.push({ score: 3, gap: gap(mention), confirmation: { ...found, mentions: [date, time], dated: true } });
      else if (!date && card.bounded)
        proofs.push({ score: 2, gap: 0, confirmation: { ...found, mentions: [time], dated: false } });
    }
    const date = card.bounded ? card.dates.find((mention) => means(mention, candidate.date)) : undefined;
    if (date)
      proofs.push({
        score: 1,
        gap: 0,
        confirmation: { trust: candidate.trust, mentions: [date], time: null, dated: false },
      });
  }
  return proofs.sort(byWeight)[0] ?? null;
}

/** The stronger proof first; of equal ones the one that also gives the end, then the one whose time and date are closer together. */
function byWeight(a: Proof, b: Proof): number {
  return b.score - a.score || Number(!a.confirmation.time?.to) - Number(!b.confirmation.time?.to) || a.gap - b.gap;
}

/**
 * The time that the page shows for an event on a day, if it is unambiguous: of the times next to this date (in the event's
 * own stretch also those without a date), the one closest to its date; the show's and not the doors'.
 */
export function shownTime(
  date: LocalDate,
  cards: readonly Card[],
): { time: TimeMention; date: DateMention | null } | null {
  const usable = cards.flatMap((card) =>
    card.times.filter(
      ({ time, date: mention }) =>
        !time.halfDayUnknown &&
        time.role !== 'aside' &&
        (mention ? covers(mention, date) : card.bounded && card.dates.length === 0),
    ),
  );
  const dated = usable.filter(({ date: mention }) => mention !== null);
  const pool = dated.length > 0 ? dated : usable;
  const ofShows = pool.filter(({ time }) => time.role === 'show');
  const [first, ...others] = (ofShows.length > 0 ? ofShows : pool).toSorted(
    (a, b) => gap(a) - gap(b) || Number(!a.time.to) - Number(!b.time.to),
  );
  if (!first) return null;
  // Without a date next to them, it is uncertain which of several times is this event's.
  if (!first.date && others.some(({ time }) => time.from !== first.time.from)) return null;
  return first;
}

/** The only time next to this date, if there is exactly one. */
export function soleTime(date: LocalDate, cards: readonly Card[]): { time: TimeMention; date: DateMention } | null {
  const dated = cards
    .flatMap((card) => card.times)
    .filter(
      ({ time, date: mention }) => mention && means(mention, date) && !time.halfDayUnknown && time.role === 'show',
    );
  const [first] = dated;
  if (!first?.date || dated.some(({ time }) => time.from !== first.time.from)) return null;
  return { time: first.time, date: first.date };
}

/** The show's time, written next to the doors' time. */
export function showBeside(doors: TimeMention, cards: readonly Card[]): TimeMention | null {
  for (const { time } of cards.flatMap((card) => card.times)) {
    if (time.role !== 'show' || time.halfDayUnknown) continue;
    const distance = time.start >= doors.end ? time.start - doors.end : doors.start - time.end;
    const later = minutesOf(time.from) - minutesOf(doors.from);
    if (distance <= MOMENTS.confirm.besideChars && later > 0 && later <= MOMENTS.confirm.afterDoorsMinutes) return time;
  }
  return null;
}

function gap({ time, date }: { time: TimeMention; date: DateMention | null }): number {
  if (!date) return 0;
  return date.end <= time.start ? time.start - date.end : date.start - time.end;
}

function shows(mention: TimeMention, time: ClockTime): boolean {
  if (mention.from === time) return true;
  return mention.halfDayUnknown && (minutesOf(mention.from) + 720) % 1440 === minutesOf(time);
}

/** The day itself, or a day in the written range. */
function covers(mention: DateMention, date: LocalDate): boolean {
  if (means(mention, date)) return true;
  if (!mention.until) return false;
  const at = Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10));
  const from = mention.month * 100 + mention.day;
  const to = mention.until.month * 100 + mention.until.day;
  return from <= to ? at >= from && at <= to : at >= from || at <= to;
}
