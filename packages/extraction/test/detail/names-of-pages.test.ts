import { describe, expect, it } from 'vitest';
import { extract } from '../../src/index.ts';
import { COLUMBIA } from '../reading.ts';

function read(head: string, body: string): Array<[title: string, start: string]> {
  const bytes = new TextEncoder().encode(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`);
  const document = { url: 'https://a.example/p/9', contentType: 'text/html', bytes };
  return extract(document, { ...COLUMBIA, today: '2026-11-27' }).drafts.map(({ title, start }) => [
    title.value,
    start.value,
  ]);
}

const FAR = `<ul>${'<li><a href="/x">A page of the city that is about something else</a></li>'.repeat(60)}</ul>`;
const FIELDS = '<li>Date: 12/08/2026 7:00 PM - 7:59 PM</li><li>Location: City Hall, Council Chamber</li>';

describe('the name of the event of a page', () => {
  it.each<[string, string, string, Array<[string, string]>]>([
    [
      'is the heading right above its labeled fields, where the page has the name of its kind',
      '<title>Calendar Meeting List | City of Sill</title>',
      `<h1>City of Sill</h1>${FAR}<h1>Calendar Meeting List</h1><div>Share</div><h2>Board of Aldermen</h2><ul>${FIELDS}</ul>`,
      [['Board of Aldermen', '2026-12-08T19:00']],
    ],
    [
      'is the heading above that of the fields',
      '<title>Pilchuck Garden Guild</title>',
      `<h1>Pilchuck Garden Guild</h1>${FAR}<h2>General Meeting</h2><h3>Meeting Details</h3><p>When: October 14th, 2027, 6 - 7 pm</p><p>Where: Grange</p>`,
      [['General Meeting', '2027-10-14T18:00']],
    ],
    [
      'is the only first-level heading, where the page calls itself the current project',
      '<title>Current Project — Onsite Players</title>',
      '<p>Current Project</p><h1>Girls &amp; Boys</h1><p>by D. Kelly</p><p>About the show</p><div>Date December 17th, 2026</div><div>Location Site TBA</div>',
      [['Girls & Boys', '2026-12-17']],
    ],
    [
      'is what the end of the title says, where a slogan is a heading too',
      '<title>WeSellSeats - Your Online Box Office - Harbor Square Comedy</title>',
      '<h1>Your online box office</h1><a href="/">home</a><h1>Harbor Square Comedy</h1><p>Club @ Storm Cellar</p><p>Tue 8th Dec, 2026, 8pm</p><p>Buy tickets</p>',
      [['Harbor Square Comedy', '2026-12-08T20:00']],
    ],
    [
      'is confirmed by the title, where the head tells others the name of the site',
      '<meta property="og:title" content="City of Sill Website"><title>Airport Commission Meeting | City of Sill Calendar</title>',
      '<h1>Airport Commission Meeting</h1><p>12/08/26, 2:00 PM - 3:30 PM</p><p>1. MINUTES</p><p>Approval of the Minutes of the November 6, 2026 meeting.</p><p>2. OPERATIONS</p><p>The agreement starts on January 1, 2027.</p>',
      [['Airport Commission Meeting', '2026-12-08T14:00']],
    ],
    [
      'may be a forum',
      '<title>Candidate Forum: District 5 | Civic League</title>',
      '<h1>Candidate Forum: District 5</h1><p>Tuesday, December 8, 2026, 7:00 PM</p><p>Grange Hall</p><p>Free, all are welcome</p>',
      [['Candidate Forum: District 5', '2026-12-08T19:00']],
    ],
    [
      'is that of shows whose lines say in brackets what they follow',
      '<title>Harbor Drone Shows - Visit Sill</title>',
      '<h1>Harbor Drone Shows</h1><p>The dates and times for the drone shows are as follows:</p><ul><li><b>Tuesday, December 8 show at 10pm</b> (<a href="/a">Crows vs. Gulls</a>)</li><li><b>Friday, December 11 show at 10pm</b> (<a href="/b">Owls vs. Jays</a>)</li><li><b>Monday, December 14 show at 9pm</b> (<a href="/c">Wrens vs. Larks</a>)</li></ul>',
      [
        ['Harbor Drone Shows', '2026-12-08T22:00'],
        ['Harbor Drone Shows', '2026-12-11T22:00'],
        ['Harbor Drone Shows', '2026-12-14T21:00'],
      ],
    ],
  ])('%s', (_, head, body, events) => {
    expect(read(head, body)).toEqual(events);
  });

  it.each([
    ['Screen 1', 'h3'],
    ['Screen Two', 'h3'],
    ['Showing in: Screen 3', 'h4'],
    ['Subtitled', 'h3'],
  ])('has its showings below each day, %s', (room, level) => {
    const showing = (day: string, hour: string) =>
      `<li><a href="/book">${hour}</a><p><strong>${day} ${hour}</strong></p><p>${room}</p></li>`;
    const body = `<h1>The Long Tide (15)</h1><h2>Times</h2><${level}>Today</${level}><ul>${showing('Fri, 27 Nov', '14:10')}${showing('Fri, 27 Nov', '18:30')}</ul><${level}>Tomorrow</${level}><ul>${showing('Sat, 28 Nov', '13:40')}${showing('Sat, 28 Nov', '20:40')}</ul><${level}>Sun, 29 Nov</${level}><ul>${showing('Sun, 29 Nov', '18:30')}</ul>`;
    expect(read('<title>The Long Tide (15) - Sill Pictures</title>', body).map(([, start]) => start)).toEqual([
      '2026-11-27T14:10',
      '2026-11-27T18:30',
      '2026-11-28T13:40',
      '2026-11-28T20:40',
      '2026-11-29T18:30',
    ]);
  });

  it.each([
    [
      'the tool that picks a day',
      `<h2>Views Navigation</h2><p>Select date: November 27, 2026 11:00 am</p><p>Search</p>`,
    ],
    ['the forums of a site', `<h1>Forums</h1><p>Tuesday, December 8, 2026, 7:00 PM</p><p>Ana wrote: thanks</p>`],
  ])('is not %s', (_, body) => {
    expect(read('<title>Sill</title>', body)).toEqual([]);
  });
});
