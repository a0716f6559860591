import type { LocalDate } from '@marquee/kernel';
import { type ClockTime, minutesOf } from './local.ts';
import type { Candidate, Trust } from './readings.ts';
import type { Card } from './witnesses.ts';
import { type DateMention, means } from './written-dates.ts';
import type { TimeMention } from './written-times.ts';

/** What the visible text proves about one stated time. */
export interface Verdict {
  trust: Trust;
  /** The words that prove it: a time, a date or both. */
  mentions: Array<DateMention | TimeMention>;
  /** The time that is shown, where one is. */
  time: TimeMention | null;
  /** A date stands with it: its end may be believed too. */
  dated: boolean;
}

/**
 * Which reading of a stated time the page shows. A time with its date proves most, then a time in the event's own stretch of the
 * page, then a date that only one reading falls on. Null when the page proves none, or two equally.
 */
export function judge(candidates: readonly Candidate[], cards: readonly Card[]): Verdict | null {
  let best: Proof | null = null;
  let tied = false;
  for (const candidate of candidates) {
    const proof = proofOf(candidate, cards);
    if (!proof) continue;
    if (!best || proof.score > best.score) [best, tied] = [proof, false];
    else if (proof.score === best.score) tied = true;
  }
  return best && !tied ? best.verdict : null;
}

interface Proof {
  score: number;
  verdict: Verdict;
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
        proofs.push({ score: 3, gap: gap(mention), verdict: { ...found, mentions: [date, time], dated: true } });
      else if (!date && card.bounded)
        proofs.push({ score: 2, gap: 0, verdict: { ...found, mentions: [time], dated: false } });
    }
    const date = card.bounded ? card.dates.find((mention) => means(mention, candidate.date)) : undefined;
    if (date)
      proofs.push({
        score: 1,
        gap: 0,
        verdict: { trust: candidate.trust, mentions: [date], time: null, dated: false },
      });
  }
  return proofs.sort(byWeight)[0] ?? null;
}

/** The stronger proof first; of equal ones that which also tells the end, then that whose time and date stand closer together. */
function byWeight(a: Proof, b: Proof): number {
  return b.score - a.score || Number(!a.verdict.time?.to) - Number(!b.verdict.time?.to) || a.gap - b.gap;
}

/**
 * The time the page shows for an event on a day, when it shows just one kind: of the times that stand with this date (in the event's
 * own stretch also those that stand with none), the one closest to its date; the show's rather than the doors'.
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
  // Without a date beside them, several times leave open which is this event's.
  if (!first.date && others.some(({ time }) => time.from !== first.time.from)) return null;
  return first;
}

/** The only time that stands with this date, if there is just one. */
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

/** How far from its doors a show's time is written, in characters, and how long after them it begins, in minutes. */
const BESIDE_CHARS = 60;
const AFTER_DOORS_MINUTES = 180;

/** The time of the show that is written beside the time of its doors. */
export function showBeside(doors: TimeMention, cards: readonly Card[]): TimeMention | null {
  for (const { time } of cards.flatMap((card) => card.times)) {
    if (time.role !== 'show' || time.halfDayUnknown) continue;
    const distance = time.start >= doors.end ? time.start - doors.end : doors.start - time.end;
    const later = minutesOf(time.from) - minutesOf(doors.from);
    if (distance <= BESIDE_CHARS && later > 0 && later <= AFTER_DOORS_MINUTES) return time;
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

/** The day itself, or a day of the range that is written. */
function covers(mention: DateMention, date: LocalDate): boolean {
  if (means(mention, date)) return true;
  if (!mention.until) return false;
  const at = Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10));
  const from = mention.month * 100 + mention.day;
  const to = mention.until.month * 100 + mention.until.day;
  return from <= to ? at >= from && at <= to : at >= from || at <= to;
}
