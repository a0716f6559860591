import type { Hints } from '../base/types.ts';
import { findBareDays } from '../candidates/days/bare-days.ts';
import type { DateMention } from '../candidates/days/date-mention.ts';
import { monthHeadings } from '../candidates/days/month-headings.ts';
import { resolveDate } from '../candidates/days/resolve-date.ts';
import { readStated } from '../candidates/days/stated.ts';
import { findDates } from '../candidates/days/written-dates.ts';
import type { Stated } from '../candidates/times/stated-time.ts';
import { findTimes, type TimeMention } from '../candidates/times/written-times.ts';
import type { Stretch } from '../document/html/title-places.ts';
import { ORDER_TO_MODEL } from '../rules/orders-to-models.ts';
import { apart, locate } from './locate.ts';
import type { Chunk, ReducedRecord } from './reduction/index.ts';

const MACHINE = /^\d{4}-\d{1,2}-\d{1,2}T\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?/i;

/** The same words in one record. */
const MOST_PLACES = 40;

export interface FoundDay extends Stretch {
  stated: Stated;
  /** Machine-readable, perhaps with a time and an offset. */
  isMachine: boolean;
}

/** A chunk in the form used to check an answer: the positions of its records, and the dates and times in it. */
export class ChunkText {
  readonly text: string;
  private readonly ranges = new Map<number, Stretch>();
  private readonly dates: DateMention[];
  private readonly times: TimeMention[];
  private readonly hints: Hints;
  private readonly records: readonly ReducedRecord[];

  constructor(chunk: Chunk, hints: Hints) {
    this.text = chunk.text;
    this.hints = hints;
    this.records = chunk.records;
    let at = 0;
    for (const { number, lines } of chunk.records) {
      const mark = `#${number} `;
      const start = chunk.text.indexOf(`${mark}${lines.join('\n')}`, at) + mark.length;
      at = start + lines.join('\n').length;
      this.ranges.set(number, { start, end: at });
    }
    // We added the numbers: without them a day at the beginning of a line is recognized.
    const readable = apart(chunk.text.replace(/^#\d+ /gm, (mark) => '\n'.repeat(mark.length)));
    const written = findDates(readable);
    this.dates = [...written, ...findBareDays(readable, monthHeadings(readable, hints.today), written)];
    this.times = findTimes(readable);
  }

  rangeOf(record: ReducedRecord): Stretch {
    return this.ranges.get(record.number) ?? { start: 0, end: 0 };
  }

  /** The page's name, and the line that names the day of the following records. */
  get head(): Stretch {
    return { start: 0, end: this.ranges.get(1)?.start ?? 0 };
  }

  /** Its position on the page: the element around its line, around its record if that covers several lines, or the page's title. */
  locatorOf({ start, end }: Stretch): string {
    const record = this.records.find((one) => {
      const range = this.rangeOf(one);
      return start >= range.start && start < range.end;
    });
    if (!record) return 'title';
    const isOneLine = !this.text.slice(start, end).includes('\n');
    const line = this.text.slice(this.rangeOf(record).start, start).split('\n').length - 1;
    return (isOneLine ? record.lineLocators[line] : undefined) ?? record.locator;
  }

  /** Whether it names a day that is not over. */
  namesDayToCome(): boolean {
    return this.dates.some(({ until, ...mention }) => {
      const { today } = this.hints;
      const last = resolveDate(until ? { ...until, year: until.year ?? mention.year } : mention, today);
      return last !== null && last.date >= today;
    });
  }

  find(value: string, range: Stretch): Stretch | null {
    return locate(this.text, value, range);
  }

  /** Every place of these words, in order. */
  findAll(value: string, { start, end }: Stretch): Stretch[] {
    const places: Stretch[] = [];
    for (let from = start; places.length < MOST_PLACES; ) {
      const place = this.find(value, { start: from, end });
      if (!place) break;
      places.push(place);
      from = Math.max(place.end, from + 1);
    }
    return places;
  }

  quote({ start, end }: Stretch): string {
    return this.text.slice(start, end);
  }

  /**
   * The day that these words mean: in the record itself, or, for a record without any day, in the closest one before
   * it or the one directly after it (on the page of one event, its name is often far above its day). `unreadable` if the words are
   * there but are not a day.
   */
  day(value: string, range: Stretch): FoundDay | 'unreadable' | null {
    const own = this.find(value, range);
    const namesNone = this.datesIn(range).length === 0;
    const at = own ?? (namesNone ? (this.before(value, range) ?? this.behind(value, range)) : null);
    if (!at) return null;
    const mention = this.datesIn(at)[0];
    if (!mention) return 'unreadable';
    const stretch = { start: Math.min(at.start, mention.start), end: Math.max(at.end, mention.end) };
    const machine = MACHINE.exec(this.text.slice(mention.start));
    const stated = machine ? readStated(machine[0]) : null;
    if (machine && stated)
      return { start: mention.start, end: mention.start + machine[0].length, stated, isMachine: true };
    const resolved = resolveDate(mention, this.hints.today);
    return resolved ? { ...stretch, stated: { date: resolved.date }, isMachine: false } : 'unreadable';
  }

  /** The days in a part of the text, in order; undefined where the words mean none. */
  daysIn(range: Stretch): Array<Stretch & { date: string | undefined }> {
    return this.datesIn(range)
      .map((mention) => ({ ...mention, date: resolveDate(mention, this.hints.today)?.date }))
      .toSorted((a, b) => a.start - b.start);
  }

  /** The dates and times in a part of the text. */
  momentsIn(range: Stretch): Stretch[] {
    return [...this.dates, ...this.times]
      .filter((moment) => overlaps(moment, range))
      .toSorted((a, b) => a.start - b.start);
  }

  /** The hours in a part of the text, in order. */
  hoursIn(range: Stretch): TimeMention[] {
    return this.times.filter((time) => overlaps(time, range) && time.role !== 'aside');
  }

  /** Whether these words stand behind the beginning of an order to a language model on their line. */
  isOrdered({ start, end }: Stretch): boolean {
    const line = this.text.lastIndexOf('\n', start - 1) + 1;
    const order = ORDER_TO_MODEL.exec(this.text.slice(line, this.lineEnd(end)));
    return order !== null && line + order.index < end;
  }

  /** Whether the line around these words names days, and none of them is this one. */
  isOfOtherDay({ start, end }: Stretch, day: string): boolean {
    const line = { start: this.text.lastIndexOf('\n', start - 1) + 1, end: this.lineEnd(end) };
    const days = this.daysIn(line);
    return days.length > 0 && days.every(({ date }) => date !== day);
  }

  private lineEnd(offset: number): number {
    const end = this.text.indexOf('\n', offset);
    return end < 0 ? this.text.length : end;
  }

  /** The end of the sentence or line around an offset. */
  sentenceEnd(offset: number): number {
    const length = /[.;]\s|\n/.exec(this.text.slice(offset))?.index;
    return length === undefined ? this.text.length : offset + length;
  }

  /** The time of day that these words of a record mean. */
  time(value: string, range: Stretch): TimeMention | null {
    const at = this.find(value, range);
    return (at && this.times.find((time) => overlaps(time, at) && time.role !== 'aside')) ?? null;
  }

  private datesIn(range: Stretch): DateMention[] {
    return this.dates.filter((date) => overlaps(date, range));
  }

  private behind(value: string, { end }: Stretch): Stretch | null {
    const next = [...this.ranges.values()].find((range) => range.start >= end);
    return next ? this.find(value, next) : null;
  }

  private before(value: string, { start }: Stretch): Stretch | null {
    const earlier = [...this.ranges.values()].filter((range) => range.end <= start).reverse();
    for (const range of [...earlier, this.head]) {
      const found = this.find(value, range);
      if (found) return found;
      // Another day in between heads this record, not the previous one.
      if (this.datesIn(range).length > 0) return null;
    }
    return null;
  }
}

function overlaps(a: Stretch, b: Stretch): boolean {
  return a.start < b.end && b.start < a.end;
}
