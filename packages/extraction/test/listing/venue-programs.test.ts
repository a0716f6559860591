import { describe, expect, it } from 'vitest';
import { read } from '../reading.ts';

const SHOWS = ['Glass Harbor', 'Velvet Fox', 'The Night Shift Trio', 'Cold Creek Ramblers', 'Paper Lanterns'];
const programOf = (title: string, shows: readonly string[], time = '8 PM', place = '') =>
  `<title>Program of March</title><meta property="og:site_name" content="${title}"><h1>Upcoming</h1>${shows
    .map(
      (show, index) =>
        `<div class="x"><h3>${show}</h3><p>Friday, March ${6 + 7 * (index % 3)}, 2026, ${time}</p>${place}</div>`,
    )
    .join('')}`;
const venuesOf = (html: string, url = 'https://hall.example/shows') =>
  new Set(readAt(html, url).drafts.map(({ venue }) => venue?.value));

function readAt(html: string, url: string) {
  return read(`<base href="${url}">${html}`);
}

describe('the venue of a program', () => {
  it.each([
    ['of different shows in the evening', 'Halliday', 'Halliday'],
    ['also where the town stands behind the name', 'Halliday, Columbia', 'Halliday'],
  ])('is named by its site: %s', (_, title, name) => {
    expect(venuesOf(programOf(title, SHOWS))).toEqual(new Set([name]));
  });

  it.each([
    [
      'for meetings of one name',
      programOf(
        'Meetings | Hall of Records Board',
        SHOWS.map(() => 'Regular Meeting'),
      ),
    ],
    ['for days without evenings', programOf('Halliday', SHOWS, '10 AM')],
    ['for three shows', programOf('Halliday', SHOWS.slice(0, 3))],
    ['for the name of the town', programOf('Columbia', SHOWS)],
  ])('is not guessed %s', (_, html) => {
    expect([...venuesOf(html)].filter((venue) => venue !== undefined)).toEqual([]);
  });

  it('has rooms, which belong to it', () => {
    const html = programOf('The Night Hall', SHOWS, '8 PM', '<p class="location">Back Room</p>');
    for (const venue of venuesOf(html)) expect(venue).toMatch(/Night Hall/);
  });

  it('stands where a day was taken for the place', () => {
    const html = `<title>Night Hall</title><h1>Upcoming</h1>${SHOWS.map(
      (show, index) =>
        `<div><p><strong>${show}</strong></p><p class="venue">Date: March ${6 + index}, 2026</p><p>8 PM</p></div>`,
    ).join('')}`;
    expect(venuesOf(html)).toEqual(new Set(['Night Hall']));
  });
});
