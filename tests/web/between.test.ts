import { describe, expect, it } from 'vitest';
import { betweenAt } from '../../apps/web/src/features/itineraries/between.ts';

type Timed = Parameters<typeof betweenAt>[0][number];

/** `18:00-19:30` on a day in UTC. */
function at(title: string, hours: string, change: Partial<Timed> = {}): Timed {
  const [start = '', end] = hours.split('-');
  const day = '2026-12-05';
  return {
    title,
    startDate: `${day}T${start}`,
    startsAt: `${day}T${start}:00.000Z`,
    endsAt: end ? `${day}T${end}:00.000Z` : null,
    isAllDay: false,
    status: 'active',
    ...change,
  };
}

describe('the time between the events of a plan', () => {
  it.each([
    ['a gap', [at('A', '18:00-19:30'), at('B', '20:45-22:00')], { kind: 'gap', minutes: 75 }],
    ['none', [at('A', '18:00-19:30'), at('B', '19:30')], { kind: 'gap', minutes: 0 }],
    ['an overlap', [at('A', '18:00-20:00'), at('B', '19:30-22:00')], { kind: 'overlap', minutes: 30, title: 'A' }],
    [
      'one inside another',
      [at('A', '18:00-23:00'), at('B', '19:00-20:00')],
      { kind: 'overlap', minutes: 60, title: 'A' },
    ],
    ['an unknown end', [at('A', '18:00'), at('B', '20:00')], { kind: 'unknown-end', minutes: 120 }],
    ['one start', [at('A', '18:00'), at('B', '18:00')], { kind: 'same-start', title: 'A' }],
    ['a new day', [at('A', '18:00-19:00', { startDate: '2026-12-04T18:00' }), at('B', '20:00')], null],
    ['a whole day', [at('A', '00:00', { isAllDay: true }), at('B', '20:00')], null],
    ['what is cancelled', [at('A', '18:00-22:00', { status: 'cancelled' }), at('B', '20:00')], null],
  ])('is said of %s', (_what, stops, expected) => {
    expect(betweenAt(stops, 1)).toEqual(expected);
  });

  it('sees a long event behind the one before', () => {
    const stops = [at('Fair', '12:00-23:00'), at('A', '13:00-14:00'), at('B', '22:30')];
    expect(betweenAt(stops, 2)).toEqual({ kind: 'overlap', minutes: 30, title: 'Fair' });
  });
});
