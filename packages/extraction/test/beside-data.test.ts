import { describe, expect, it } from 'vitest';
import { event, pageOf, read, times } from './reading.ts';

const EVENTS: Array<[name: string, day: string, start: string]> = [
  ['Winter Recital', 'Friday, April 3, 2026, 7:30 pm', '2026-04-03T19:30'],
  ['Writing Retreat', 'Saturday, April 4, 2026, 9 am', '2026-04-04T09:00'],
  ['Winter Sky', 'Sunday, April 5, 2026, 2 pm', '2026-04-05T14:00'],
  ['Blood Drive', 'Monday, April 6, 2026, 11 am', '2026-04-06T11:00'],
  ['Thesis Talk', 'Tuesday, April 7, 2026, 10 am', '2026-04-07T10:00'],
];
const addressOf = (name: string) => `https://hall.example/event/${name.toLowerCase().replace(' ', '-')}`;
const cards = EVENTS.map(
  ([name, day]) => `<div class="card"><h3><a href="${addressOf(name)}">${name}</a></h3><p>${day}</p></div>`,
).join('');
const dataOf = (count: number, change = (start: string) => start) =>
  EVENTS.slice(0, count).map(([name, , start]) =>
    event({ name, startDate: change(start), url: addressOf(name), location: { '@type': 'Place', name: 'Canal Hall' } }),
  );
const page = (data: unknown, body = cards) => pageOf(data, `<h1>Upcoming Events</h1>${body}`);

describe('events that a page lists beside its linked data', () => {
  it('are read where data is given for the first ones only', () => {
    const found = read(page(dataOf(2)));
    expect(found.method).toBe('jsonld');
    expect(times(found)).toEqual(EVENTS.map(([, , start]) => start));
    expect(new Set(found.drafts.map(({ key }) => key)).size).toBe(EVENTS.length);
    expect(found.drafts[4]?.title.evidence[0]?.snippet).toBe('Thesis Talk');
  });

  it('are not read where the list does not name the events of the data on their days', () => {
    const found = read(page(dataOf(2, (start) => start.replace('-04-', '-05-'))));
    expect(found.drafts).toHaveLength(2);
  });

  it('are not read where the links to other events are of another kind', () => {
    const others = EVENTS.slice(2).map(([name, day]) => `<p><a href="${addressOf(name)}">${name}</a>, ${day}</p>`);
    const own = EVENTS.slice(0, 2).map(
      ([name, day]) => `<div class="card"><h3><a href="${addressOf(name)}">${name}</a></h3><p>${day}</p></div>`,
    );
    expect(read(page(dataOf(2), `${own.join('')}<h2>Archive</h2>${others.join('')}`)).drafts).toHaveLength(2);
  });

  it('are none where the data has all of them', () => {
    expect(read(page(dataOf(5))).drafts).toHaveLength(5);
  });
});
