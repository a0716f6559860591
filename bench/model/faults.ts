import { seededRandom } from '@marquee/testkit';
import type { Answered, Reply } from './perfect.ts';

type Fault = (events: readonly Answered[], reply: Reply) => unknown[];

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];
const next = (events: readonly Answered[], index: number) => pick(events, index + 1);

/** Each way in which a model may be wrong, as a change of the answer of one that is right. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  perfect: (events) => [...events],
  'drops a third': (events) => {
    const random = seededRandom(7);
    return events.filter(() => random.below(3) > 0);
  },
  'day after': (events) => events.map((event) => ({ ...event, date: dayAfter(event.date) })),
  'titles of neighbors': (events) => events.map((event, index) => ({ ...event, title: next(events, index)?.title })),
  'days of neighbors': (events) =>
    events.map((event, index) => ({ ...event, date: next(events, index)?.date, time: next(events, index)?.time })),
  'hour later': (events) => events.map((event) => ({ ...event, time: event.time && hourLater(event.time) })),
  'hours of neighbors': (events) => events.map((event, index) => ({ ...event, time: next(events, index)?.time })),
  'paraphrased titles': (events) => events.map((event) => ({ ...event, title: paraphrased(event.title) })),
  'venue from nowhere': (events) => events.map((event) => ({ ...event, venue: 'Madison Square Garden' })),
  'invented events': (events, { question }) => [
    ...events,
    ...events.map((event) => ({ ...event, title: 'Gala of the Century' })),
    ...question.chunk.records.slice(0, 20).map(({ number }) => ({ record: number, title: 'Gala', date: 'June 31' })),
  ],
  // Words that stand on the page and are no title: only a reader sees that they are none.
  'other lines as titles': (events, { question }) =>
    events.flatMap((event) => {
      const lines = question.chunk.records.find(({ number }) => number === event.record)?.lines ?? [];
      const other = lines.find((line) => /[a-z]{4}/i.test(line) && !line.includes(event.title) && line.length < 80);
      return other ? [{ ...event, title: other }] : [];
    }),
  'other form': () => [null, 7, { record: '1', title: 7 }, { record: 1 }],
};

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** The same words with the next day of the month; from the last day of a month the first of the next, by name. */
function dayAfter(date: string): string {
  const month = MONTHS.findIndex((name) => new RegExp(`\\b${name.slice(0, 3)}`, 'i').test(date));
  const isNumeric = /^\d+[/.-]\d+/.test(date);
  const day = isNumeric ? /(?<=[/.-]0?)[1-9]\d*(?!\d|.*[/.-]\d)|(?<=^\d+[/.-]0?)[1-9]\d*/ : /(?<![\d:])\d{1,2}(?!\d)/;
  const number = Number(day.exec(date)?.[0] ?? 1);
  if (number < 28 || month < 0) return date.replace(day, String(number + 1));
  const last = new Date(Date.UTC(2026, month + 1, 0)).getUTCDate();
  if (number < last) return date.replace(day, String(number + 1));
  return `${MONTHS[(month + 1) % 12]} 1`;
}

function hourLater(time: string): string {
  if (/noon/i.test(time)) return '1 pm';
  return time.replace(/\d{1,2}/, (hour) => String((Number(hour) % 12) + 1));
}

/** What a helpful writer makes of a title: two words change places, and one is added. */
function paraphrased(title: string): string {
  const [first = '', ...rest] = title.split(' ');
  return `An Evening of ${[...rest, first].join(' ')}`;
}
