import { snippet } from '../../base/evidence.ts';
import { LIMITS } from '../../base/limits.ts';
import type { Evidence } from '../../base/types.ts';
import type { DateMention } from '../../candidates/days/date-mention.ts';
import { findDates } from '../../candidates/days/written-dates.ts';
import { joinEnds } from '../../candidates/times/start-and-end.ts';
import { findTimes, type TimeMention } from '../../candidates/times/written-times.ts';
import { type ElementNode, pathOf } from '../../document/html/dom.ts';
import { type Stretch, type TitlePlace, titleForm } from '../../document/html/title-places.ts';
import type { VisibleText } from '../../document/html/visible-text.ts';
import { MOMENTS } from '../weights/moments.ts';

/** A time that the page shows near the event, and the date closest to it. */
interface DatedTime {
  time: TimeMention;
  date: DateMention | null;
}

/** The visible text around one title. */
export interface Card {
  times: DatedTime[];
  dates: DateMention[];
  /** The stretch belongs to this event only (other events are around it), and is not a full page. */
  bounded: boolean;
  /** Its place on the page. */
  range?: Stretch;
}

/** The written dates and times of a page, and which of them belong to which title. */
export interface TitleCards {
  cardsOf(title: string): Card[];
  textOf(range: Stretch): string;
  evidence(mention: Stretch): Evidence;
}

/** @param everywhere the positions of all events of the document: another event's position ends an event's own text. */
export function titleCardsOf(visible: VisibleText, document: string, everywhere: readonly TitlePlace[]): TitleCards {
  const places = Map.groupBy(everywhere, (place) => place.title);
  // Read once per page, then looked up by offset.
  let written: { dates: DateMention[]; times: TimeMention[] } | null = null;
  const cards = new Map<string, Card[]>();

  function lookAround(title: string): Card[] {
    written ??= { dates: findDates(visible.text), times: joinEnds(findTimes(visible.text), visible) };
    const own = places.get(title) ?? [];
    const isWhole = own.length === 1 && own[0]?.end === visible.text.length;
    const outside = (mention: Stretch) =>
      isWhole || !own.some((place) => mention.start >= place.start && mention.end <= place.end);
    let left: number = LIMITS.mentionsPerTitle;
    const seen = new Set<string>();
    const found: Card[] = [];
    for (const place of own) {
      const { start, end, bounded } = ownStretch(place);
      if (seen.has(`${start}-${end}`) || left <= 0) continue;
      seen.add(`${start}-${end}`);
      const dates = within(written.dates, start, end).filter(outside).slice(0, left);
      const times = within(written.times, start, end).filter(outside).slice(0, left);
      left -= dates.length + times.length;
      found.push({
        dates,
        times: times.map((time) => ({ time, date: closest(dates, time, visible.text) })),
        bounded,
        range: { start, end },
      });
    }
    return found;
  }

  /** The largest element around this position without another event's title. */
  function ownStretch(place: TitlePlace): Stretch & { bounded: boolean } {
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
      start: Math.max(best[0], place.start - MOMENTS.titleCards.pageReach),
      end: Math.min(best[1], place.end + MOMENTS.titleCards.pageReach),
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
    textOf: ({ start, end }) => visible.text.slice(start, end),
    evidence({ start, end }) {
      const element = visible.elementAt(start);
      const path = element ? ` ${pathOf(element)}` : '';
      return {
        document,
        locator: `text@${start}${path}`,
        snippet: snippet(visible.text.slice(start, end)),
        method: 'visible-text',
      };
    },
  };
}

/** The members of a sorted list that are inside a stretch. */
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

/**
 * The date of a time: the closest, with line breaks adding distance; of two equally close the one before it, because a date precedes its
 * times.
 */
function closest(dates: readonly DateMention[], time: Stretch, text: string): DateMention | null {
  let best: DateMention | null = null;
  let least = MOMENTS.titleCards.dateReach + 1;
  for (const date of dates) {
    const [from, to] = date.end <= time.start ? [date.end, time.start] : [time.end, date.start];
    if (to - from >= least) continue;
    const gap =
      to - from + MOMENTS.titleCards.lineDistance * (text.slice(from, Math.max(from, to)).split('\n').length - 1);
    if (gap < least) [best, least] = [date, gap];
  }
  return best;
}
