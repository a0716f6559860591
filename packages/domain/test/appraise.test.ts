import { inEnglish } from '@marquee/kernel';
import { type DraftInput, inWords, makeDraft } from '@marquee/testkit';
import { describe, expect, it } from 'vitest';
import { type Appraised, appraise } from '../src/events/appraise.ts';

const ZONE = 'America/New_York';
const WORDS = 'Two sets by the water, with something to eat and to drink, and chairs for those who come early.';
const NOW = Date.parse('2026-10-01T12:00:00Z');

const weigh = (input: DraftInput, shiftWeeks = 0, now = NOW) => appraise(makeDraft(input), ZONE, shiftWeeks, now);
const kept = (input: DraftInput, shiftWeeks = 0, now = NOW): Appraised => {
  const verdict = weigh(input, shiftWeeks, now);
  if ('rejected' in verdict) throw new Error(inEnglish(verdict.rejected));
  return verdict.kept;
};
const iso = (instant: number) => new Date(instant).toISOString();

describe('times of a draft', () => {
  it.each([
    ['an evening', '2026-10-10T19:30', '2026-10-10T22:00', '2026-10-10T23:30:00.000Z', '2026-10-11T02:00:00.000Z'],
    [
      'without an end it lasts three hours',
      '2026-10-10T19:30',
      undefined,
      '2026-10-10T23:30:00.000Z',
      '2026-10-11T02:30:00.000Z',
    ],
    [
      'an all-day date lasts to its midnight',
      '2026-10-10',
      undefined,
      '2026-10-10T04:00:00.000Z',
      '2026-10-11T04:00:00.000Z',
    ],
    [
      'all-day dates end with their last day',
      '2026-10-10',
      '2026-10-12',
      '2026-10-10T04:00:00.000Z',
      '2026-10-13T04:00:00.000Z',
    ],
    [
      'a start that ends some day',
      '2026-10-10T19:30',
      '2026-10-12',
      '2026-10-10T23:30:00.000Z',
      '2026-10-13T04:00:00.000Z',
    ],
    ['past midnight', '2026-10-10T22:00', '2026-10-11T02:00', '2026-10-11T02:00:00.000Z', '2026-10-11T06:00:00.000Z'],
    [
      'the hour that spring skips is taken later',
      '2027-03-14T02:30',
      '2027-03-14T05:00',
      '2027-03-14T07:30:00.000Z',
      '2027-03-14T09:00:00.000Z',
    ],
    [
      'the hour that autumn repeats is taken first',
      '2026-11-01T01:30',
      '2026-11-01T04:00',
      '2026-11-01T05:30:00.000Z',
      '2026-11-01T09:00:00.000Z',
    ],
    [
      'the day that autumn makes longer',
      '2026-11-01',
      undefined,
      '2026-11-01T04:00:00.000Z',
      '2026-11-02T05:00:00.000Z',
    ],
  ])('%s', (_what, start, end, startsAt, endsAt) => {
    const appraised = kept({ start, ...(end ? { end } : {}) });
    expect([iso(appraised.startsAt), iso(appraised.endsAt)]).toEqual([startsAt, endsAt]);
    expect(appraised).toMatchObject({ startLocal: start, endLocal: end ?? null });
  });

  it.each([
    ['before the start', '2026-10-10T18:00'],
    ['at the start', '2026-10-10T19:30'],
    ['on a day before', '2026-10-09'],
  ])('an end %s is none', (_what, end) => {
    expect(kept({ start: '2026-10-10T19:30', end })).toMatchObject({ endLocal: null });
    expect(iso(kept({ start: '2026-10-10T19:30', end }).endsAt)).toBe('2026-10-11T02:30:00.000Z');
  });

  it('a recording is moved by whole weeks, in wall time, across the change of clocks', () => {
    const moved = kept({ start: '2026-07-04T19:30', end: '2026-07-04T21:00' }, 20);
    expect(moved).toMatchObject({ startLocal: '2026-11-21T19:30', endLocal: '2026-11-21T21:00' });
    expect(iso(moved.startsAt)).toBe('2026-11-22T00:30:00.000Z');
  });
});

describe('what is rejected, and why', () => {
  it.each([
    [{ title: 'Over', start: '2026-09-30T19:30' }, 'already over'],
    [{ title: 'Yesterday', start: '2026-09-30' }, 'already over'],
    [{ title: 'Far off', start: '2029-01-01T10:00' }, 'more than two years ahead'],
    [{ title: 'Permanent', start: '2026-10-01', end: '2028-10-01' }, 'lasts over a year'],
    [{ title: 'Impossible', start: '2026-02-30T10:00' }, 'does not exist'],
    [{ title: 'Nonsense', start: 'tomorrow' }, 'does not exist'],
    [{ title: 'TBA' }, 'is no title'],
    [{ title: 'Event' }, 'is no title'],
    [{ title: '7:30 pm' }, 'is no title'],
    [{ title: '10/12/2026' }, 'is no title'],
    [{ title: '12 5 26' }, 'is no title'],
    [{ title: 'ab' }, 'is no title'],
    [{ title: '   ' }, 'It has no title.'],
    [{ title: 'undefined' }, 'is no title'],
  ])('%j', (input, reason) => {
    expect(inWords(weigh(input))).toEqual({ rejected: expect.stringContaining(reason) });
  });

  it('a play called 1984 has a title', () => {
    expect(weigh({ title: '1984' })).toHaveProperty('kept');
  });

  it('what has begun and not ended is kept, to the minute', () => {
    const show = { start: '2026-10-01T06:00', end: '2026-10-01T08:00' };
    expect(weigh(show, 0, NOW - 1)).toHaveProperty('kept');
    expect(inWords(weigh(show, 0, NOW))).toEqual({ rejected: 'already over' });
  });
});

describe('the rest of an appraisal', () => {
  it.each([
    [1, { venue: 'Hall', address: '1 Main St', description: WORDS, imageUrl: 'https://x.example.org/a.png' }],
    [1, { venue: 'Hall', description: WORDS, imageUrl: 'https://x.example.org/a.png' }],
    [2, { venue: 'Hall', description: WORDS }],
    [2, { venue: 'Hall', description: WORDS, imageUrl: 'https://x.example.org/a.png', start: '2026-10-10' }],
    [3, { venue: 'Hall' }],
    [3, {}],
  ])('tier %i for %j [TIER-02]', (tier, input) => {
    const { score, reasons, ...appraised } = kept(input);
    expect(appraised.tier).toBe(tier);
    expect(score).toBeGreaterThanOrEqual(30);
    expect(reasons).toHaveLength(10);
  });

  it('the words that decided on the categories are kept with where they stand', () => {
    expect(kept({ title: 'Jazz Brunch' })).toMatchObject({
      categories: ['Music', 'Food'],
      categoryReasons: [
        { category: 'Music', field: 'title', word: 'jazz' },
        { category: 'Food', field: 'title', word: 'brunch' },
      ],
    });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://x.example.org/',
    'https://user:pw@x.example.org/',
    '/relative',
    'x'.repeat(3000),
  ])('the link %s is none', (url) => {
    expect(kept({ url, ticketUrl: url, imageUrl: url })).toMatchObject({ url: null, ticketUrl: null, imageUrl: null });
  });

  it('cancelled and postponed stay so; all else is on', () => {
    expect(kept({ status: 'cancelled' }).status).toBe('cancelled');
    expect(kept({ status: 'postponed' }).status).toBe('postponed');
    expect(kept({ status: 'scheduled' }).status).toBe('active');
    expect(kept({}).status).toBe('active');
  });
});
