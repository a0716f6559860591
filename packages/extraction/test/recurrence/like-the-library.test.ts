import { byDepth } from '@marquee/testkit/depth';
import * as fc from '@marquee/testkit/properties';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { LIMITS } from '../../src/index.ts';
import { ordinaryRules, recentDates } from './generated-rules.ts';
import { repeating, startsIn, WINDOW } from './repeating.ts';

/** Far more than an ordinary rule takes to reach the window. */
const MOST_STEPS = 20_000;

/** The first date that the rule names: what begins on another day repeats in a way that no standard defines. */
function synchronised(start: string, rule: string): string {
  const endless = rule.replace(/;(?:COUNT|UNTIL)=[^;]*/, '');
  const iterator = ICAL.Recur.fromString(endless).iterator(ICAL.Time.fromDateTimeString(`${start}:00`));
  iterator.next();
  return iterator.next()?.toString().slice(0, 16) ?? start;
}

/** What ical.js makes of a rule, walked from its beginning. */
function walked(start: string, rule: string): string[] {
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateTimeString(`${start}:00`));
  const found = new Set([start]);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = iterator.next()?.toString().slice(0, 16);
    if (!next || next.slice(0, 10) > WINDOW.to) break;
    found.add(next);
  }
  return [...found].filter((one) => one.slice(0, 10) >= WINDOW.from && one.slice(0, 10) <= WINDOW.to).sort();
}

it('gives the dates of ordinary rules that a walk from their beginning gives', () => {
  fc.assert(
    fc.property(recentDates, ordinaryRules, (from, rule) => {
      const start = synchronised(from, rule);
      const expected = walked(start, rule).slice(0, LIMITS.showingsPerEvent);
      expect(startsIn(WINDOW, repeating(start, `RRULE:${rule}`))).toEqual(expected);
    }),
    { numRuns: byDepth(60, 300) },
  );
});
