import { describe, expect, it } from 'vitest';
import { extract } from '../../src/index.ts';
import { COLUMBIA } from '../reading.ts';

const read = (url: string, body: string) =>
  extract(
    { url, contentType: 'text/html', bytes: new TextEncoder().encode(`<!doctype html>${body}`) },
    { ...COLUMBIA, today: '2026-11-27' },
  ).drafts.map(({ title, venue, address }) => [title.value, venue?.value, address?.value]);

const DAYS = ['Dec 4', 'Dec 5', 'Dec 11', 'Dec 12', 'Dec 18', 'Dec 19'];
const VENUES: Array<[name: string, behind: string]> = [
  ['The Earl', 'Atlanta, GA'],
  ['Ground Zero', 'Spartanburg, SC'],
  ['Howard Lake Legion', 'Howard Lake, MN'],
  ['Ace of Cups', 'Columbus, OH'],
  ['Saint Vitus', 'Brooklyn, NY'],
  ['Altar Bar', 'Pittsburgh, PA'],
];
const lines = (line: (day: string, tourVenue: string, behind: string) => string) =>
  VENUES.map(([tourVenue, behind], index) => line(DAYS[index] ?? '', tourVenue, behind)).join('');

describe('on a performer’s page the places of the evenings are their venues', () => {
  it.each([
    ['lines with a dash', lines((day, tourVenue, behind) => `<p>${day} - ${tourVenue} - ${behind}</p>`)],
    [
      'headings with hours',
      lines(
        (day, tourVenue, behind) => `<div><h3>${day}, 2026</h3><h4>8:00 PM</h4><h4>${tourVenue}, ${behind}</h4></div>`,
      ),
    ],
    ['a long dash', lines((day, tourVenue, behind) => `<p>${day} – ${tourVenue} – ${behind}</p>`)],
    [
      'rows',
      `<table>${lines((day, tourVenue, behind) => `<tr><td>${day}</td><td>${tourVenue}, ${behind}</td></tr>`)}</table>`,
    ],
    ['items', `<ul>${lines((day, tourVenue, behind) => `<li><b>${day}</b> ${tourVenue}, ${behind}</li>`)}</ul>`],
  ])('in %s', (_, body) => {
    const found = read(
      'https://coldtailspin.example/gigs',
      `<title>Cold Tailspin | Gigs</title><h2>Upcoming gigs</h2>${body}`,
    );
    expect(found.map(([title, venue]) => [title, venue])).toEqual(
      VENUES.map(([tourVenue]) => ['Cold Tailspin', tourVenue]),
    );
    expect(found.map(([, , address]) => address)).toEqual(VENUES.map(([, behind]) => behind));
  });

  it('without the part of the venue, and with its street', () => {
    const body = [
      ['Dec 4, 2026', 'Cornerstone Pub-On Their patio, 26753 Forest Blvd, Wyoming, MN 55092'],
      ['Dec 5, 2026', 'Steel Horse Tavern, 114 Meridian St, Belle Plaine, MN 56011'],
      ['Dec 6, 2026', 'Isanti VFW, 410 South Railroad, Isanti, MN 55040'],
    ]
      .map(([day, place]) => `<h1>${day}</h1><h2>7:00 PM</h2><h3>${place}</h3>`)
      .join('');
    expect(read('https://coldtailspin.example/gigs', `<title>Cold Tailspin | Gigs</title>${body}`)).toEqual([
      ['Cold Tailspin', 'Cornerstone Pub', '26753 Forest Blvd, Wyoming, MN 55092'],
      ['Cold Tailspin', 'Steel Horse Tavern', '114 Meridian St, Belle Plaine, MN 56011'],
      ['Cold Tailspin', 'Isanti VFW', '410 South Railroad, Isanti, MN 55040'],
    ]);
  });

  it('an office is no performer: its titles stay, and name the venues too', () => {
    const body = lines((day, tourVenue, behind) => `<p>${day} - ${tourVenue} - ${behind}</p>`);
    const found = read('https://cityofsill.example/performances', `<title>City of Sill | Performances</title>${body}`);
    expect(found.map(([title]) => title)).toEqual(VENUES.map(([tourVenue, behind]) => `${tourVenue} - ${behind}`));
  });

  it('other lists keep their titles', () => {
    const body = lines((day, tourVenue) => `<div><h3>${tourVenue} Live</h3><p>${day}, 2026, 8 PM</p></div>`);
    expect(
      read('https://shows.example/tour', `<title>Shows | Tour Guide</title>${body}`).map(([title]) => title),
    ).toEqual(VENUES.map(([tourVenue]) => `${tourVenue} Live`));
  });
});
