import { expandRecurrence, extract, type Hints } from '../../src/index.ts';
import { calendarOf, vevent } from '../reading.ts';

export const HOME: Hints = { today: '2026-11-20', timezone: 'America/New_York', city: 'Columbia', state: 'SC' };

/** What a document shows within half a year: `start–end title !status @venue`, as far as there is one, in order. */
export function shownIn(bytes: Uint8Array, contentType = 'text/calendar', hints = HOME): string[] {
  const { drafts } = extract({ url: 'https://shed.example/feed', contentType, bytes }, hints);
  const window = { from: hints.today, to: '2027-05-21', timezone: hints.timezone };
  return expandRecurrence(drafts, window)
    .showings.flat()
    .map(({ title, start, end, status }) =>
      [
        end ? `${start.value}–${end.value}` : start.value,
        title.value,
        ...(status && status.value !== 'scheduled' ? [`!${status.value}`] : []),
      ].join(' '),
    )
    .sort();
}

/** The showings of a calendar of these lines, with the names of events left out if all have one name. */
export function shown(...lines: string[]): string[] {
  const found = shownIn(new TextEncoder().encode(calendarOf(...lines)));
  return found.map((one) => one.replace(' Quilt Night', ''));
}

/** An event of one name and id. */
export function quilts(...lines: string[]): string[] {
  return vevent('UID:quilt@shed.example', 'SUMMARY:Quilt Night', ...lines);
}
