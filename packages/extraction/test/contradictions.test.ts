import { say } from '@marquee/kernel';
import { describe, expect, it } from 'vitest';
import { withoutDoubtfulValues } from '../src/decide/doubt/index.ts';
import { isBelowBar } from '../src/index.ts';
import { codes, event, only, pageOf, read } from './reading.ts';
import { ASHEVILLE, cardOf, toldOf } from './times/cards.ts';

const WEEKDAY = say('doubt.weekdayBesideDayAnotherDay');
const FAR = say('doubt.weekdayBesideDayFitsOnly');

describe('a weekday that contradicts its day', () => {
  it.each([
    'Friday, December 17, 2026, 7 pm',
    'Mon 12/17/2026 7 pm',
    '17 December 2026 (Wednesday), 7 pm',
    'Tuesday • December 17, 2026 • 7 pm',
    'December 17, 2026 / Saturday / 7 pm',
  ])('is a doubt: %s', (when) => {
    const [draft] = cardOf(when);
    expect(draft?.start.value).toBe('2026-12-17T19:00');
    expect(draft?.doubts?.[0]).toEqual(WEEKDAY);
  });

  it('is a doubt in a field of a format', () => {
    const json = JSON.stringify({ events: [{ title: 'Ice Maze', date: 'Friday, December 17, 2026' }] });
    expect(only(read(json, ASHEVILLE, 'application/json')).doubts?.[0]).toEqual(WEEKDAY);
  });

  it('is none where it belongs to a name', () => {
    expect(toldOf(cardOf('December 17, 2026 – Friday Night Jam, 7 pm'))).toEqual(['2026-12-17T19:00']);
  });

  it.each([
    ['Fri, Apr 12, 8 pm', '2024-04-12T20:00'],
    ['Tue, Apr 12, 8 pm', '2022-04-12T20:00'],
    ['Fri, Jan 12, 8 pm', '2029-01-12T20:00'],
  ])('names a year far away without one, which is a doubt: %s', (when, start) => {
    const drafts = cardOf(when);
    expect(toldOf(drafts)).toEqual([`${start} (held)`]);
    expect(drafts[0]?.doubts?.[0]).toEqual(FAR);
  });

  it('puts one day of a list out of order', () => {
    const [draft] = cardOf('Sun, Dec 12, 7 pm');
    expect(draft?.doubts?.[0]).toEqual(say('doubt.dayOutOrderDaysAround'));
  });
});

describe('an end that contradicts its start', () => {
  const withEnd = (endDate: string) => read(pageOf(event({ startDate: '2026-12-17T19:00', endDate })), ASHEVILLE);

  it('on a day before it holds the event back', () => {
    const draft = only(withEnd('2026-12-12T21:00'));
    expect([isBelowBar(draft), draft.end]).toEqual([true, undefined]);
    expect(draft.doubts?.[0]).toEqual(say('doubt.endsDayBeforeBegins'));
  });

  it('on the next day at a later hour is not published, with a finding', () => {
    const found = withEnd('2026-12-18T22:00');
    expect(withoutDoubtfulValues(only(found)).end).toBeUndefined();
    expect(codes(found)).toContain('end-day-late');
    expect(isBelowBar(only(found))).toBe(false);
  });

  it('on the next day at a later hour is published where the page writes both days', () => {
    const [draft] = cardOf('Dec 11, 2026, 6 pm to Dec 12, 2026, 9 pm');
    expect(draft && withoutDoubtfulValues(draft).end?.value).toBe('2026-12-12T21:00');
  });

  it('after midnight, and of a weekend, is kept', () => {
    expect(only(withEnd('2026-12-18T01:00')).end?.value).toBe('2026-12-18T01:00');
    const weekend = pageOf(event({ startDate: '2026-12-19T10:00', endDate: '2026-12-20T16:00' }));
    expect(only(read(weekend, ASHEVILLE)).end?.value).toBe('2026-12-20T16:00');
  });
});

describe('a page that writes another day than its data', () => {
  const page = (day: string) =>
    pageOf(
      [
        event({ name: 'Ice Maze', startDate: '2026-12-17T19:00' }),
        event({ name: 'Salt Choir', startDate: '2026-12-20T15:00' }),
      ],
      `<div><h2>Ice Maze</h2><p>${day}</p></div><div><h2>Salt Choir</h2><p>Sunday, December 20, 2026, 3 pm</p></div>`,
    );

  it('holds the event back', () => {
    const draft = read(page('Saturday, December 19, 2026, 7 pm'), ASHEVILLE).drafts[0];
    expect(draft?.doubts?.[0]).toEqual(say('doubt.pageWritesAnotherDayThan'));
  });

  it('does not if one of its days is that of the data', () => {
    const found = read(page('Thursday, December 17, 2026, 7 pm. Tickets until Saturday, December 5, 2026'), ASHEVILLE);
    expect(found.drafts.map((draft) => isBelowBar(draft))).toEqual([false, false]);
  });
});

describe('a place that is none', () => {
  it.each(['Asheville', 'Hall of December 17, 2026', 'Doors 7:30 PM'])('is not published: %s', (place) => {
    const json = JSON.stringify({ events: [{ title: 'Ice Maze', date: '2026-12-17', venue: place }] });
    const draft = only(read(json, ASHEVILLE, 'application/json'));
    expect(isBelowBar(draft)).toBe(false);
    expect(withoutDoubtfulValues(draft).venue).toBeUndefined();
  });

  it('loses the hour before its name', () => {
    const json = JSON.stringify({ events: [{ title: 'Ice Maze', date: '2026-12-17', venue: '9pm Front Room' }] });
    expect(only(read(json, ASHEVILLE, 'application/json')).venue?.value).toBe('Front Room');
  });
});
