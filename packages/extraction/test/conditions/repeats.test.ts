import { describe, expect, it } from 'vitest';
import { repeatsIn, repeatsOf } from '../../src/candidates/conditions/repeats.ts';

const TUESDAY = '2026-12-01';
const FRIDAY = '2026-12-04';
const SATURDAY = '2026-12-05';

describe('words that say how often an event takes place [BEY-53]', () => {
  it.each([
    ['Trivia Every Tuesday', TUESDAY, true, 'weekly'],
    ['Taco Tuesdays', TUESDAY, true, 'weekly'],
    ['Fridays at Five', FRIDAY, true, 'weekly'],
    ['Weekly Jam Session', TUESDAY, true, 'weekly'],
    ['First Friday Art Walk', FRIDAY, true, 'monthly'],
    ['Join us every Tuesday at 7 PM for trivia', TUESDAY, false, 'weekly'],
    ['Our weekly run club', TUESDAY, false, 'weekly'],
    ['each Saturday morning', SATURDAY, false, 'weekly'],
    ['held on the first Saturday of each month', SATURDAY, false, 'monthly'],
    ['Meets monthly', TUESDAY, false, 'monthly'],
    // Of another day, or of something else.
    ['Join us every Tuesday', FRIDAY, false, null],
    ['Happy Mondays', FRIDAY, true, null],
    ['Third Thursday', FRIDAY, true, null],
    ['Rainy Days and Mondays: A Tribute', TUESDAY, true, null],
    ['Every Brilliant Thing', TUESDAY, true, null],
    ['Friday Night Lights', FRIDAY, true, null],
    ['The Weekly Specials', TUESDAY, true, null],
    ['The Daily Show Live', SATURDAY, true, null],
    ['The museum is open every day', TUESDAY, false, null],
    ['every other Tuesday', TUESDAY, false, null],
    ['Every Saturday of December', SATURDAY, false, null],
    ['He used to play every Saturday', SATURDAY, false, null],
  ] as const)('“%s” on %s (title: %s) is %s', (text, date, isTitle, frequency) =>
    expect(repeatsIn(text, date, isTitle)).toBe(frequency),
  );
});

describe('a rule of a calendar says it if it has no end [BEY-53]', () => {
  it.each([
    ['RRULE:FREQ=WEEKLY;BYDAY=TU', 'weekly'],
    ['RRULE:FREQ=DAILY', 'daily'],
    ['RRULE:FREQ=MONTHLY;BYDAY=1FR', 'monthly'],
    ['RRULE:FREQ=WEEKLY;COUNT=3', undefined],
    ['RRULE:FREQ=WEEKLY;UNTIL=20270101', undefined],
    ['RRULE:FREQ=WEEKLY;INTERVAL=2', undefined],
    ['RRULE:FREQ=YEARLY', undefined],
    ['RDATE:20261201', undefined],
  ])('%s: %s', (lines, frequency) => {
    const cited = <T>(value: T) => ({ value, evidence: [] });
    const event = { title: cited('Trivia'), recurrence: cited(lines) };
    expect(repeatsOf(event, TUESDAY)?.value).toBe(frequency);
  });
});
