import { byDepth } from '@marquee/testkit/depth';
import * as fc from '@marquee/testkit/properties';
import { describe, expect, it } from 'vitest';
import { stepBudget } from '../../src/base/step-budget.ts';
import { expandRecurrence, LIMITS } from '../../src/index.ts';
import { anyRules, firstDates } from './generated-rules.ts';
import { repeating, WINDOW } from './repeating.ts';

const stamps = (count: number, mark = '') =>
  Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.UTC(2026, 10, 20) + index * 3_600_000).toISOString();
    return `${at.slice(0, 19).replaceAll(/[-:]/g, '')}${mark}`;
  }).join(',');

/** What a document that repeats so costs, in steps, and what is said of it. */
function cost(...drafts: ReturnType<typeof repeating>[]) {
  const budget = stepBudget(LIMITS.recurrenceSteps);
  const { showings, findings, isCut } = expandRecurrence(drafts, WINDOW, budget);
  return { steps: budget.spent, count: showings.flat().length, codes: findings.map(({ code }) => code), isCut };
}

describe('rules are entered at the start of the window', () => {
  const DAYS = 183;
  it.each([
    ['never matches', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', DAYS + 30, 0],
    ['never matches in a year', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', DAYS + 30, 0],
    ['never comes round', 'FREQ=DAILY;INTERVAL=7;BYDAY=MO', DAYS + 30, 0],
    ['every day since 1970', 'FREQ=DAILY', 4 * DAYS, LIMITS.showingsPerEvent],
    ['every hour since 1970', 'FREQ=HOURLY', 4 * DAYS, LIMITS.showingsPerEvent],
    ['every second', 'FREQ=SECONDLY', 7_000, LIMITS.showingsPerEvent],
    ['seconds of Mondays in January', 'FREQ=SECONDLY;BYHOUR=3;BYMONTH=1;BYDAY=MO', 7_000, LIMITS.showingsPerEvent],
    ['a count that is worked out', 'FREQ=DAILY;COUNT=999999', 4 * DAYS, LIMITS.showingsPerEvent],
    ['a count of weeks that is worked out', 'FREQ=WEEKLY;BYDAY=MO,TU;COUNT=999999', 4 * DAYS, 52],
    ['a count of hours that is worked out', 'FREQ=HOURLY;COUNT=999999999', 4 * DAYS, LIMITS.showingsPerEvent],
  ])('%s', (_, rule, most, count) => {
    const found = cost(repeating('1970-01-01T19:00', `RRULE:${rule}`));
    expect(found.count).toBe(count);
    expect(found.steps).toBeLessThanOrEqual(most);
    expect(found.isCut).toBe(false);
  });
});

describe('what is too much is cut, and a finding says so', () => {
  it('a count that only a long walk could tell', () => {
    const found = cost(repeating('1900-01-01T19:00', 'RRULE:FREQ=HOURLY;BYDAY=MO;COUNT=999999'));
    expect([found.codes, found.count, found.isCut]).toEqual([['recurrence-cut'], 1, true]);
    expect(found.steps).toBe(LIMITS.recurrenceStepsPerEvent);
  });

  it('all that repeats in a document shares one budget', () => {
    const walks = Array.from({ length: 40 }, () =>
      repeating('1900-01-01T19:00', 'RRULE:FREQ=HOURLY;BYDAY=MO;COUNT=999999'),
    );
    const found = cost(...walks, repeating('2026-12-01T19:00', 'RRULE:FREQ=DAILY;COUNT=9'));
    expect(found.steps).toBeLessThanOrEqual(LIMITS.recurrenceSteps);
    expect([found.codes, found.count]).toEqual([['recurrence-cut'], 41]);
  });

  it('60,000 exceptions and 200,000 added dates', () => {
    const excepted = cost(repeating('2026-11-20T00:00', 'RRULE:FREQ=HOURLY', `EXDATE:${stamps(60_000, 'Z')}`));
    const added = cost(repeating('2026-11-20T00:00', `RDATE:${stamps(200_000)}`));
    for (const { codes, steps } of [excepted, added]) {
      expect(codes).toEqual(['recurrence-cut']);
      expect(steps).toBe(LIMITS.recurrenceStepsPerEvent);
    }
  });

  it('60,000 showings: the next ones of all events are taken, and no day is taken for answered', () => {
    const daily = Array.from({ length: 600 }, (_, index) => ({
      ...repeating('2026-01-01T19:00', 'RRULE:FREQ=DAILY'),
      key: `event ${index}`,
    }));
    const { showings, findings, isCut } = expandRecurrence(daily, WINDOW);
    expect(showings.flat()).toHaveLength(LIMITS.showingsPerDocument);
    expect(isCut).toBe(true);
    expect(findings.map(({ code }) => code)).toEqual(['showings-later', 'too-many-showings']);
    const counts = showings.map((own) => own.length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  it('a rule that cannot be read', () => {
    expect(cost(repeating('2026-12-01T19:00', 'RRULE:FREQ=SOMETIMES')).codes).toEqual(['recurrence-unreadable']);
  });

  it('an event that comes more often than is written out says that the others come later', () => {
    expect(cost(repeating('2026-12-01T19:00', 'RRULE:FREQ=DAILY'))).toMatchObject({
      codes: ['showings-later'],
      isCut: false,
    });
  });
});

describe('whatever the rules, zones and exceptions', () => {
  const zone = fc.constantFrom('America/New_York', 'Pacific/Apia', 'Europe/London', 'Nowhere/At_All');
  const exception = fc.oneof(
    fc.constantFrom(
      'EXDATE:20261225T190000Z',
      'EXDATE;VALUE=DATE:20261225',
      'RDATE:20270101T120000/PT2H',
      'RDATE:',
      'EXDATE:,,,',
      'RDATE:99999999T999999Z',
    ),
    fc.integer({ min: 1, max: 300 }).map((count) => `EXDATE:${stamps(count)}`),
    fc.integer({ min: 1, max: 300 }).map((count) => `RDATE:${stamps(count, 'Z')}`),
  );
  const event = fc.tuple(
    firstDates,
    zone,
    fc.array(anyRules, { minLength: 1, maxLength: 3 }),
    fc.array(exception, { maxLength: 3 }),
  );

  it('the steps stay within the budget, the showings within the window and their number', () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 4 }), (events) => {
        const drafts = events.map(([start, name, rules, exceptions]) => {
          const draft = repeating(start, ...rules.map((rule) => `RRULE:${rule}`), ...exceptions);
          return { ...draft, timezone: { value: name, evidence: draft.start.evidence } };
        });
        const budget = stepBudget(LIMITS.recurrenceSteps);
        const { showings } = expandRecurrence(drafts, WINDOW, budget);
        expect(budget.spent).toBeLessThanOrEqual(drafts.length * LIMITS.recurrenceStepsPerEvent);
        showings.forEach((own, index) => {
          expect(own.length).toBeLessThanOrEqual(LIMITS.showingsPerEvent);
          const starts = own.map(({ start }) => start.value);
          expect(starts).toEqual([...new Set(starts)].sort());
          if (own[0] !== drafts[index])
            for (const start of starts)
              expect(start.slice(0, 10) >= WINDOW.from && start.slice(0, 10) <= WINDOW.to).toBe(true);
        });
      }),
      { numRuns: byDepth(80, 300) },
    );
  });
});
