import { snippet } from '../evidence.ts';
import type { ElementNode } from '../html/dom.ts';
import { pathOf } from '../html/dom.ts';
import type { VisibleText } from '../html/visible-text.ts';
import { LIMITS } from '../limits.ts';
import { fold } from '../normalise/text.ts';
import type { Evidence } from '../types.ts';
import { type DateMention, findDates } from './written-dates.ts';
import { findTimes, type TimeMention } from './written-times.ts';

/** A time that the page shows where it shows the event, and the date that stands closest to it. */
export interface Testimony {
  time: TimeMention;
  date: DateMention | null;
}

/** What the visible text says around one title. */
export interface Card {
  times: Testimony[];
  dates: DateMention[];
  /** The stretch is this event's own (other events stand around it), not a whole page. */
  bounded: boolean;
}

/** The written dates and times of a page, and which of them stand with which title. */
export interface Witnesses {
  cardsOf(title: string): Card[];
  evidence(mention: Stretch): Evidence;
}

/** Further apart, a time does not belong to a date, in characters. */
const DATE_REACH = 160;
/** How far around its title an event's own text may reach on a page that shows no other event. */
const PAGE_REACH = 6_000;

/** @param titles of all events of the document: where another one begins, an event's own text ends. */
export function witnessesOf(visible: VisibleText, document: string, titles: readonly string[]): Witnesses {
  const folded = fold(visible.text);
  const wanted = [...new Set(titles.map(titleForm))]
    .filter((title) => title.length >= 3)
    .slice(0, LIMITS.witnessedTitles);
  const everywhere = outermost(wanted.flatMap((title) => occurrences(folded, title)));
  const places = Map.groupBy(everywhere, (place) => place.title);
  // Read once for the page, looked up by offset after.
  let written: { dates: DateMention[]; times: TimeMention[] } | null = null;
  const cards = new Map<string, Card[]>();

  function lookAround(title: string): Card[] {
    written ??= { dates: findDates(visible.text), times: findTimes(visible.text) };
    const { dates, times } = written;
    const own = places.get(title) ?? [];
    const inTitle = (mention: Stretch) => own.some((place) => mention.start >= place.start && mention.end <= place.end);
    const seen = new Set<string>();
    const found: Card[] = [];
    for (const place of own) {
      const { from, to, bounded } = ownStretch(place);
      if (seen.has(`${from}-${to}`)) continue;
      seen.add(`${from}-${to}`);
      const inside = within(dates, from, to).filter((mention) => !inTitle(mention));
      const shown = within(times, from, to).filter((mention) => !inTitle(mention));
      found.push({ dates: inside, times: shown.map((time) => ({ time, date: closest(inside, time) })), bounded });
    }
    return found;
  }

  /** The largest element around this place that holds no other event's title. */
  function ownStretch(place: Occurrence): { from: number; to: number; bounded: boolean } {
    let best: readonly [number, number] = [place.start, place.end];
    let bounded = false;
    for (let node: ElementNode | null = visible.elementAt(place.start); node; node = node.parent) {
      const range = visible.rangeOf(node);
      if (!range) continue;
      if (within(everywhere, range[0], range[1]).some((other) => other.title !== place.title)) {
        bounded = true;
        break;
      }
      best = range;
    }
    return {
      from: Math.max(best[0], place.start - PAGE_REACH),
      to: Math.min(best[1], place.end + PAGE_REACH),
      bounded,
    };
  }

  return {
    cardsOf(title) {
      const form = titleForm(title);
      const cached = cards.get(form);
      if (cached) return cached;
      const found = lookAround(form);
      cards.set(form, found);
      return found;
    },
    evidence(mention) {
      const element = visible.elementAt(mention.start);
      return {
        document,
        locator: `text@${mention.start}${element ? ` ${pathOf(element)}` : ''}`,
        snippet: snippet(visible.text.slice(mention.start, mention.end)),
        method: 'visible-text',
      };
    },
  };
}

function titleForm(title: string): string {
  return fold(title).replace(/\s+/g, ' ').trim();
}

interface Stretch {
  start: number;
  end: number;
}

interface Occurrence extends Stretch {
  title: string;
}

function occurrences(text: string, title: string): Occurrence[] {
  const found: Occurrence[] = [];
  for (
    let at = text.indexOf(title);
    at >= 0 && found.length < LIMITS.occurrencesPerTitle;
    at = text.indexOf(title, at + title.length)
  ) {
    const end = at + title.length;
    if (!/\w/.test(text.charAt(at - 1)) && !/\w/.test(text.charAt(end))) found.push({ title, start: at, end });
  }
  return found;
}

/** In order, without those inside a longer title: `Jazz` in `Jazz Night` is not the event `Jazz`. */
function outermost(places: Occurrence[]): Occurrence[] {
  places.sort((a, b) => a.start - b.start || b.end - a.end);
  let reach = 0;
  return places.filter((place) => {
    if (place.end <= reach) return false;
    reach = place.end;
    return true;
  });
}

/** Those of a sorted list that lie inside a stretch. */
function within<T extends Stretch>(sorted: readonly T[], from: number, to: number): T[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.start ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const found: T[] = [];
  for (let i = low; i < sorted.length; i += 1) {
    const item = sorted[i];
    if (!item || item.start >= to) break;
    if (item.end <= to) found.push(item);
  }
  return found;
}

function closest(dates: readonly DateMention[], time: Stretch): DateMention | null {
  let best: DateMention | null = null;
  let least = DATE_REACH + 1;
  for (const date of dates) {
    const gap = date.end <= time.start ? time.start - date.end : date.start >= time.end ? date.start - time.end : 0;
    // Of two equally close, the one before it: a date heads its times.
    if (gap < least) [best, least] = [date, gap];
  }
  return best;
}
