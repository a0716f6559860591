import { inEnglish, quoted } from '@marquee/kernel';
import { describe, expect, it } from 'vitest';
import { doubtOf, impactOf, inOrder, nearness, priorityOf } from '../src/review-queue/order-rules.ts';
import { decisionLessons, sharesOf } from '../src/review-queue/shares.ts';

describe('the order of the review queue: impact × doubt ÷ cost [BEY-28]', () => {
  it.each([
    [0, 1],
    [2, 1],
    [3, 0.75],
    [7, 0.75],
    [8, 0.5],
    [30, 0.5],
    [31, 0.25],
    [null, 0.5],
    [-1, 0],
  ])('an event in %s days weighs %s', (days, weight) => {
    expect(nearness(days)).toBe(weight);
  });

  it.each([
    [{ events: 1, people: [], daysAway: 1 }, 1, '1 event; tomorrow.'],
    [{ events: 9, isAverage: true, people: [], daysAway: null }, 4.5, 'About 9 events.'],
    [{ events: 2, people: [], daysAway: 3 }, 1.5, '2 events; in 3 days.'],
    [{ events: 1, people: [{ many: 0, words: quoted('nobody') }], daysAway: 0 }, 1, '1 event; today.'],
    [
      { events: 1, people: [{ many: 3, words: quoted('3 reports') }], daysAway: 5 },
      3,
      '1 event, 3 reports; in 5 days.',
    ],
    [
      { events: 1, people: [{ many: 99, words: quoted('99 reports') }], daysAway: -2 },
      0,
      '1 event, 99 reports; it is over.',
    ],
    [{ events: 0, people: [{ many: 4, words: quoted('4 views') }], daysAway: 40 }, 1, '4 views; in 40 days.'],
  ])('the impact of %j is %s', (stake, value, because) => {
    const impact = impactOf(stake);
    expect([impact.value, inEnglish(impact.because)]).toEqual([value, because]);
  });

  it.each([
    [0.5, 0, 0, 1],
    [0.9, 0, 0, 0.36],
    [0.1, 0, 0, 0.36],
    [1, 0, 0, 0.05],
    [0, 0, 0, 0.05],
    // Decisions move it: alike ones to an answer that is known, mixed ones back to the middle.
    [0.5, 4, 0, 0.75],
    [0.5, 0, 36, 0.19],
    [0.9, 0, 4, 0.99],
  ])('a figure of %s with %s approvals and %s rejections leaves the doubt %s', (sure, approved, rejected, value) => {
    expect(doubtOf({ sure, because: quoted('Why.') }, { approved, rejected }).value).toBe(value);
  });

  it('says what was decided before', () => {
    const words = (approved: number, rejected: number) =>
      inEnglish(doubtOf({ sure: 0.5, because: quoted('Why.') }, { approved, rejected }).because);
    expect(words(0, 0)).toBe('Why.');
    expect(words(1, 0)).toBe('Why. The last decision like it was an approval.');
    expect(words(0, 1)).toBe('Why. The last decision like it was a rejection.');
    expect(words(2, 3)).toBe('Why. Of the last 5 decisions like it 2 were approvals.');
  });

  it.each([
    [4, 1, 2, 2],
    [4, 0.5, 2, 1],
    [1, 0.36, 0.5, 0.72],
    [0, 1, 0.5, 0],
  ])('%s × %s ÷ %s is %s', (impact, doubt, minutes, priority) => {
    expect(priorityOf(impact, doubt, minutes)).toBe(priority);
  });

  it('puts the highest first, and of equals the one that waits longer', () => {
    const item = (id: string, priority: number, since: string) => ({ id, priority, since });
    const order = inOrder([item('new', 1, '2026-02'), item('old', 1, '2026-01'), item('top', 9, '2026-03')]);
    expect(order.map(({ id }) => id)).toEqual(['top', 'old', 'new']);
  });
});

describe('what decisions teach', () => {
  const row = (decision: 'approve' | 'reject', topic = 's1') => ({
    kind: 'held-draft' as const,
    topic,
    topicName: quoted(`Source ${topic}`),
    decision,
  });

  it('counts the decisions of each topic', () => {
    const shares = sharesOf([row('reject', 's2'), row('approve'), row('approve'), row('reject')]);
    expect([...shares.values()]).toEqual([
      { kind: 'held-draft', name: quoted('Source s1'), approved: 2, rejected: 1 },
      { kind: 'held-draft', name: quoted('Source s2'), approved: 0, rejected: 1 },
    ]);
  });

  it('tells what the engine obeys, and nothing before there are decisions', () => {
    expect(decisionLessons({ approved: 0, rejected: 0, apart: 0 }, new Map())).toEqual([]);
    const lessons = decisionLessons(
      { approved: 100, rejected: 1, apart: 2 },
      sharesOf([row('approve'), row('approve'), row('approve')]),
    );
    expect(lessons.map(inEnglish)).toEqual([
      'Every read obeys 100 or more decisions on held drafts: 100 or more published, 1 kept out, until a title or start changes.',
      '2 pairs of events are kept apart and never proposed as one again.',
      'Source s1: 3 of the last 3 decisions were approvals; the answer is all but known, so they stand lower in the order.',
    ]);
  });
});
