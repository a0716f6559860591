import type { Event } from '@marquee/contract';
import { describe, expect, it } from 'vitest';
import { oftenLines } from '../../apps/web/src/features/event-page/rules.ts';
import { alwaysThere, closingDay, placesOf } from '../../apps/web/src/features/events/always.ts';
import { badgesOf } from '../../apps/web/src/features/events/conditions.ts';
import { ALWAYS, groupsOf } from '../../apps/web/src/features/listing/by-day.ts';

// Sunday noon in New York.
const NOW = new Date('2026-11-29T17:00Z');
const event = (some: Partial<Event>) =>
  ({
    id: some.startDate,
    timezone: 'America/New_York',
    status: 'active',
    soldOut: false,
    movedFrom: null,
    isFeatured: false,
    isOnline: false,
    ages: null,
    company: null,
    repeats: null,
    endDate: null,
    isAllDay: false,
    upcomingCount: 1,
    occurs: 'once',
    venue: 'The Hall',
    ...some,
  }) as Event;
const exhibition = (endDate: string, some: Partial<Event> = {}) =>
  event({ startDate: '2026-09-01', endDate, isAllDay: true, occurs: 'always', venue: 'The Museum', ...some });
const zoo = (day: string) =>
  event({ startDate: `${day}T09:00`, endDate: `${day}T17:00`, occurs: 'always', upcomingCount: 30, venue: 'The Zoo' });
const concert = event({ startDate: '2026-11-29T19:00' });
const festival = event({ startDate: '2026-11-28', endDate: '2026-11-30', isAllDay: true });
const tomorrow = event({ startDate: '2026-11-30T19:00' });

describe('what is always there [BEY-53]', () => {
  it('is one row after today and what is on, and not among the days', () => {
    const rest = [exhibition('2027-02-01'), festival, zoo('2026-11-29'), concert, tomorrow];
    const groups = groupsOf({ boosted: [], rest, hasDays: true }, NOW);
    expect(groups.map(({ day, events }) => [day, events.length])).toEqual([
      ['2026-11-29', 1],
      [null, 1],
      [ALWAYS, 2],
      ['2026-11-30', 1],
    ]);
  });

  it('is the only row of a list that has nothing else, and none where the order is another', () => {
    const rest = [exhibition('2027-02-01')];
    expect(groupsOf({ boosted: [], rest, hasDays: true }, NOW).map(({ day }) => day)).toEqual([ALWAYS]);
    expect(groupsOf({ boosted: [], rest, hasDays: false }, NOW).map(({ day }) => day)).toEqual([undefined]);
  });

  it('is not there before it opens, and not where it is closed today', () => {
    const opening = exhibition('2027-02-01', { startDate: '2026-12-10' });
    expect(alwaysThere([concert, zoo('2026-12-01'), opening], NOW)).toEqual([]);
  });

  it('counts places, and those with hours of today', () => {
    const events = [exhibition('2027-02-01'), exhibition('2027-03-01'), zoo('2026-11-29')];
    expect(placesOf(events, NOW)).toEqual({ n: 2, open: 1 });
  });
});

describe('closing soon [BEY-53]', () => {
  it.each([
    ['2026-11-29', true],
    ['2026-12-13', true],
    ['2026-12-13T17:00', true],
    ['2026-12-14', false],
    ['2026-11-28', false],
  ])('an end on %s: %s', (endDate, isSoon) => expect(closingDay(exhibition(endDate), NOW) !== null).toBe(isSoon));

  it('is said on the card and the page of what was there for long, and of nothing else', () => {
    const closing = exhibition('2026-12-06');
    expect(badgesOf(closing, undefined, NOW).map(({ text }) => text)).toEqual(['Closing soon']);
    expect(oftenLines(closing, NOW)).toEqual(['On for weeks', 'Closing soon: until Sunday, December 6, 2026']);
    expect(badgesOf(festival, undefined, NOW)).toEqual([]);
    // The last known day of opening hours is that of a list.
    expect(closingDay(zoo('2026-11-29'), NOW)).toBeNull();
    expect(closingDay({ ...closing, status: 'cancelled' }, NOW)).toBeNull();
  });
});

it('says how often an event takes place, by its source or its dates, and whether one comes alone [BEY-53]', () => {
  expect(oftenLines(concert, NOW)).toEqual([]);
  expect(oftenLines(event({ ...concert, occurs: 'repeatedly' }), NOW)).toEqual(['Comes back again']);
  expect(oftenLines(event({ ...concert, occurs: 'repeatedly', repeats: 'weekly' }), NOW)).toEqual([
    'Every week, its source says',
  ]);
  const badges = (company: Event['company']) =>
    badgesOf({ ...concert, company }, undefined, NOW).map(({ text }) => text);
  expect([badges(null), badges('alone'), badges('group')]).toEqual([[], ['Come alone'], ['For groups']]);
});
