import { byDepth } from '@marquee/testkit/depth';
import * as fc from '@marquee/testkit/properties';
import { expect, it } from 'vitest';
import { stepBudget } from '../../src/base/step-budget.ts';
import { offsetAt, wallIn } from '../../src/candidates/times/zone.ts';
import { expandRecurrence, extract, LIMITS } from '../../src/index.ts';
import { generatedSeries, HOME, type Series, written } from '../ical/generated-calendars.ts';
import { instancesOf, parsed } from '../ical/with-ical.ts';

const DAYS = { from: '2026-09-01', to: '2027-04-10', home: HOME };
/** The days that are the window's in every zone. */
const [FIRST, LAST] = ['2026-09-03', '2027-04-08'];
const HOURS_3 = 3 * 3_600_000;

function theirs(series: Series): string[] {
  const found = instancesOf(parsed(written(series, true)), DAYS);
  return comparable(
    found.map(({ start }) => (typeof start === 'string' ? start : new Date(start).toISOString().slice(0, 16))),
    series,
  );
}

function ours(series: Series): { starts: string[]; isWhole: boolean } {
  const bytes = new TextEncoder().encode(written(series, false));
  const hints = { today: DAYS.from, timezone: HOME };
  const { drafts } = extract({ url: 'https://shed.example/kiln.ics', contentType: 'text/calendar', bytes }, hints);
  const budget = stepBudget(LIMITS.recurrenceSteps);
  const { showings, findings } = expandRecurrence(drafts, { ...DAYS, timezone: HOME }, budget);
  expect(budget.spent).toBeLessThanOrEqual(LIMITS.recurrenceStepsPerEvent);
  const starts = showings.flat().map(({ start, timezone }) => {
    if (start.value.length === 10) return start.value;
    return utcOf(start.value, timezone?.value ?? HOME);
  });
  return { starts: comparable(starts, series), isWhole: findings.length === 0 };
}

/** Each once, in order, without those of the hours in which clocks change: the library reads them otherwise (below). */
function comparable(starts: readonly string[], { zone }: Series): string[] {
  const isChange = (start: string) =>
    start.length > 10 && offsetIn(zone, start, -HOURS_3) !== offsetIn(zone, start, HOURS_3);
  const within = starts.filter(
    (start) => start.slice(0, 10) >= FIRST && start.slice(0, 10) <= LAST && !isChange(start),
  );
  return [...new Set(within)].sort();
}

function utcOf(wall: string, zone: string): string {
  return new Date(Date.parse(`${wall}Z`) - offsetAt(wall, zone) * 60_000).toISOString().slice(0, 16);
}

/** What clocks of a zone show so many milliseconds after an instant, as the distance from UTC. */
function offsetIn(zone: string, instant: string, after: number): number {
  const at = new Date(Date.parse(`${instant}Z`) + after).toISOString().slice(0, 16);
  return Date.parse(`${wallIn(zone, at, 0)}Z`) - Date.parse(`${at}Z`);
}

/** A failure prints its seed and path, with which `fc.assert` runs the same calendar again. */
it('gives the showings of generated calendars that the library gives', () => {
  let compared = 0;
  fc.assert(
    fc.property(generatedSeries, (series) => {
      const found = ours(series);
      // What is cut is tested apart (`bounded.test.ts`).
      if (!found.isWhole) return;
      compared += 1;
      expect(found.starts, written(series, false)).toEqual(theirs(series));
    }),
    { numRuns: byDepth(100, 5_000) },
  );
  expect(compared).toBeGreaterThan(byDepth(50, 3_000));
});

const kiln = (start: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:k\r\nSUMMARY:Kiln Day\r\n${start}\r\nRRULE:FREQ=DAILY;COUNT=3\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

it.each([
  ['the hour that spring skips counts from the offset before', '20270313T023000', ['13T07:30', '14T07:30', '15T06:30']],
  ['of the hour that autumn repeats the first is meant', '20261031T013000', ['31T05:30', '01T05:30', '02T06:30']],
  ['noon stays noon when clocks go forward', '20270313T120000', ['13T17:00', '14T16:00', '15T16:00']],
])('%s (RFC 5545 §3.3.5)', (_, start, right) => {
  const bytes = new TextEncoder().encode(kiln(`DTSTART;TZID=America/New_York:${start}`));
  const hints = { today: DAYS.from, timezone: HOME };
  const { drafts } = extract({ url: 'https://shed.example/kiln.ics', contentType: 'text/calendar', bytes }, hints);
  const { showings } = expandRecurrence(drafts, { ...DAYS, timezone: HOME });
  expect(showings.flat().map((draft) => utcOf(draft.start.value, HOME).slice(8))).toEqual(right);
});
