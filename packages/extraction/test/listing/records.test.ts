import { describe, expect, it } from 'vitest';
import { dresses, listed, shown } from './shown.ts';

const beside = (day: string, time: string, title: string) =>
  `<div class="row"><span class="weekday">${day.split(' ')[0]}</span><span class="day">${day.slice(4)}</span><span class="hour">${time}</span><div class="name">${title}</div><button>Tickets</button></div>`;
const BESIDE =
  beside('Fri Mar 6', '9:00 PM', 'Coal Chorus') +
  beside('Sun Mar 8', '1:00 PM', 'School of Loud') +
  beside('Thu Mar 12', '7:00 PM', 'Pub Quiz');

const slide = (title: string, day: string) =>
  `<div class="slide"><p class="slide-title"><a href="/s">${title}</a></p><p>${day}</p><a href="/t">Buy Tickets</a></div>`;
const show = (title: string, day: string, time: string) =>
  `<div class="show"><p class="date">${day}</p><p class="title"><a href="/e">${title}</a></p><p class="doors">Show at ${time}</p></div>`;
/** The slides name an event before its day, the list after it. */
const CAROUSEL = `<div class="slides">${slide('Tin Roof Revue', 'Fri Mar 6')}${slide('Marlow', 'Sat Mar 7')}${slide('The Quiet Cars', 'Tue Mar 10')}</div><h2>All shows</h2><div class="list">${show('Tin Roof Revue', 'Fri Mar 6', '9:00 PM')}${show('Marlow', 'Sat Mar 7', '8:00 PM')}${show('The Quiet Cars', 'Tue Mar 10', '8:00 PM')}${show('Ida Bell', 'Thu Mar 12', '7:30 PM')}</div>`;

const meeting = (body: string, day: string) =>
  `<div class="item"><div class="top"><a href="/m">${day}</a></div><div class="bottom">${body}</div></div>`;
const SECTIONS = `<div class="part"><div class="head"><h2>Coming Meetings</h2></div>${meeting('Arts Panel', 'Mar 9, 2026 6:30 PM')}${meeting('Zoning Board', 'Mar 11, 2026 7:00 PM')}${meeting('Parks Board', 'Mar 16, 2026 6:00 PM')}</div><div class="part"><div class="head"><h2>Past Meetings</h2><a href="/all">View All</a></div>${meeting('Harbor Authority', 'Feb 17, 2026 6:30 PM')}${meeting('Zoning Board', 'Feb 11, 2026 7:00 PM')}</div>`;

const card = (title: string, day: string) =>
  `<div class="card"><div class="when">${day}, 7 pm</div>${title}<p class="note">Bring a friend.</p></div>`;
const UNTITLED = `<h1>Concerts</h1>${card('<h3><a href="/1">Harp Duo</a></h3>', 'March 6, 2026')}${card('', 'March 7, 2026')}${card('<h3><a href="/3">Cello Hour</a></h3>', 'March 8, 2026')}${card('<h3><a href="/4">Brass Night</a></h3>', 'March 9, 2026')}`;

const broken = (title: string, day: string) =>
  `<div class="card"><p class="when">${day}, 7 pm</p><h3>${title}</h3><p>$5</p></div>`;
const BROKEN =
  broken('Songs of<br>the Sea', 'March 6, 2026') +
  broken('<span>Night</span> <span>of</span> <span>the</span> <span>Harp</span>', 'March 7, 2026') +
  broken('Cello<br />Hour', 'March 8, 2026');

describe('records of a list', () => {
  const cases: Array<[string, string, string[]]> = [
    [
      'parts of a line without blanks',
      BESIDE,
      ['Coal Chorus 2026-03-06T21:00', 'School of Loud 2026-03-08T13:00', 'Pub Quiz 2026-03-12T19:00'],
    ],
    [
      'the last record of a section',
      SECTIONS,
      [
        'Arts Panel 2026-03-09T18:30',
        'Zoning Board 2026-03-11T19:00',
        'Parks Board 2026-03-16T18:00',
        'Harbor Authority 2026-02-17T18:30',
        'Zoning Board 2026-02-11T19:00',
      ],
    ],
    [
      'a card without a title',
      UNTITLED,
      ['Harp Duo 2026-03-06T19:00', 'Cello Hour 2026-03-08T19:00', 'Brass Night 2026-03-09T19:00'],
    ],
    [
      'titles over several lines or elements',
      BROKEN,
      ['Songs of the Sea 2026-03-06T19:00', 'Night of the Harp 2026-03-07T19:00', 'Cello Hour 2026-03-08T19:00'],
    ],
  ];
  for (const [name, body, expected] of cases)
    it.each(dresses(body))(`${name}, %s`, (_, html) => {
      expect(shown(listed(html)).toSorted()).toEqual(expected.toSorted());
    });

  it.each(dresses(CAROUSEL))('a carousel of another order above the list, %s', (_, html) => {
    const found = shown(listed(html));
    expect(found).toEqual(
      expect.arrayContaining([
        'Tin Roof Revue 2026-03-06T21:00',
        'Marlow 2026-03-07T20:00',
        'The Quiet Cars 2026-03-10T20:00',
        'Ida Bell 2026-03-12T19:30',
      ]),
    );
    // The slides may be read too, but no day gets its neighbor's title.
    expect(
      new Set(found.map((line) => line.slice(0, -'T00:00'.length)).map((line) => line.replace(/ 2026.*/, ''))).size,
    ).toBe(4);
    expect(found.filter((line) => /^(?:Marlow 2026-03-0[^7]|Tin Roof Revue 2026-03-0[^6])/.test(line))).toEqual([]);
  });
});
