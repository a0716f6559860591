import { describe, expect, it } from 'vitest';
import { listed, shown } from './shown.ts';

const ROWS: Array<[day: string, hour: string, name: string, place: string]> = [
  ['March 14, 2026', '7:00 PM', 'Fiddle Night', 'Grange Hall'],
  ['March 28, 2026', '6:30 PM', 'Soup Supper', 'Town House'],
  ['April 11, 2026', '10:00 AM', 'Seed Swap', 'Grange Hall'],
  ['May 2, 2026', '9:00 AM', 'Plant Sale', 'Village Green'],
];
const EXPECTED = [
  'Fiddle Night 2026-03-14T19:00',
  'Soup Supper 2026-03-28T18:30',
  'Seed Swap 2026-04-11T10:00',
  'Plant Sale 2026-05-02T09:00',
];

const table = (heads = '<tr><th>Date</th><th>Time</th><th>Event</th><th>Where</th></tr>') =>
  `<table>${heads}${ROWS.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
const items = `<ul>${ROWS.map(([day, hour, name, place]) => `<li>${day}, ${hour} – ${name}, ${place}</li>`).join('')}</ul>`;
const lines = `<p>${ROWS.map(([day, hour, name]) => `${day} ${hour} ${name}`).join('<br>')}</p>`;
const cards = ROWS.map(
  ([day, hour, name, place]) => `<div class="c"><h3>${name}</h3><p>${day} at ${hour}</p><p>${place}</p></div>`,
).join('');

describe('a list of events below a card about one thing', () => {
  it.each<[string, string, string, string[]]>([
    [
      'a table below a concert',
      'Grange Players',
      `<h1>Spring Concert</h1><p>Saturday, March 7, 2026, 3 pm</p><p>Free admission</p><p>Grange Hall</p><h2>Coming up</h2>${table()}`,
      ['Spring Concert 2026-03-07T15:00', ...EXPECTED],
    ],
    [
      'items below a fundraiser',
      'Friends of the Grange',
      `<div class="hero"><h1>Pancake Breakfast</h1><p>Sunday, March 8, 2026 · 8:00 AM – 11:00 AM</p><a href="/t">Get tickets</a></div><h2>Calendar</h2>${items}`,
      ['Pancake Breakfast 2026-03-08T08:00', ...EXPECTED],
    ],
    [
      'lines below an opening without an hour',
      'The Grange',
      `<h1>Grand Reopening</h1><p>March 6, 2026</p><p>Join us!</p><h2>Upcoming Events</h2>${lines}`,
      EXPECTED,
    ],
    [
      'cards below a banner',
      'Home – Grange Hall',
      `<section><h1>Maple Festival</h1><h3>March 21, 2026 | 10am-4pm</h3><p>Syrup, pancakes and music on the green.</p></section><section><h2>More to do</h2>${cards}</section>`,
      EXPECTED,
    ],
    [
      'a table below a course',
      'Grange School of Music',
      `<h1>Spring Courses</h1><p>Registration opens March 3, 2026 at 9:00 AM</p><h2>Events</h2>${table()}`,
      EXPECTED,
    ],
    [
      'a table below a club',
      'Ridge Runners</title><meta property="og:site_name" content="Ridge Runners">',
      `<h1>Ridge Runners</h1><p>Next meeting: Tuesday, March 10, 2026, 7 PM, Grange Hall</p>${table()}`,
      EXPECTED,
    ],
    [
      'a table without heads',
      'Ridge Runners Club',
      `<h1>Annual Dinner</h1><p><b>When:</b> Friday, March 20, 2026, 6:00 PM</p><p><b>Where:</b> Lodge</p><h3>2026 Schedule</h3>${table('')}`,
      ['Annual Dinner 2026-03-20T18:00', ...EXPECTED],
    ],
    [
      'past luncheons above a gala of the margin',
      'Luncheons',
      `<h1>Luncheons</h1><p>Held at the Grange Hall.</p>${cards}<aside><h2>The Gala</h2><p>June 5, 2026</p><p>5:30–9:30 pm</p><p>Buy Tickets</p></aside>`,
      EXPECTED,
    ],
    [
      'items below the picture of a play',
      'Grange Theatre',
      `<article><h1>The Tin Whistle</h1><p>March 5–8, 2026</p><p>Directed by A. Bell</p></article><h2>Season</h2>${items}`,
      EXPECTED,
    ],
    [
      'bold lines below a notice',
      'Grange Hall News',
      `<h1>Annual Meeting</h1><p>Wednesday, March 4, 2026, 7:00 PM at the Grange</p><h2>Other dates</h2>${ROWS.map(([day, hour, name]) => `<p><b>${name}</b><br>${day}, ${hour}</p>`).join('')}`,
      EXPECTED,
    ],
  ])('%s', (_, head, body, expected) => {
    expect(shown(listed(body, head)).toSorted()).toEqual(expect.arrayContaining(expected));
  });

  it.each<[string, string, string, string[]]>([
    [
      'the related events of a page about one',
      'Spring Concert | Grange Players',
      `<h1>Spring Concert</h1><p>Saturday, March 7, 2026, 3 pm</p><p>Free admission</p><h2>More events</h2>${cards}`,
      ['Spring Concert 2026-03-07T15:00'],
    ],
    [
      'posts below an event',
      'Grange Players',
      `<h1>Spring Concert</h1><p>Saturday, March 7, 2026, 3 pm</p><p>Free admission</p><h2>Latest news</h2><ul><li><a href="/1">A new roof</a> February 2, 2026</li><li><a href="/2">Thanks to all</a> January 15, 2026</li><li><a href="/3">Meet the cast</a> January 3, 2026</li></ul>`,
      ['Spring Concert 2026-03-07T15:00'],
    ],
    [
      'the programme of an event',
      'Grange Players',
      `<h1>Spring Gala</h1><p>Saturday, March 7, 2026</p><table><tr><th>Time</th><th>What</th></tr><tr><td>5:00 PM</td><td>Reception</td></tr><tr><td>6:00 PM</td><td>Dinner</td></tr><tr><td>8:00 PM</td><td>Dancing</td></tr></table><p>Tickets $40</p>`,
      ['Spring Gala 2026-03-07T17:00'],
    ],
    [
      'deadlines of an event',
      'Grange Players',
      `<h1>River Race</h1><p>Saturday, May 9, 2026, 8:00 AM</p><p>Register now</p><table><tr><th>Fee</th><th>Until</th></tr><tr><td>$20</td><td>March 31, 2026</td></tr><tr><td>$30</td><td>April 30, 2026</td></tr></table>`,
      ['River Race 2026-05-09T08:00'],
    ],
    [
      'the performances of a play',
      'Grange Theatre',
      `<h1>The Tin Whistle</h1><p>March 5–8, 2026</p><ul><li>Thursday, March 5, 7:30 PM</li><li>Friday, March 6, 7:30 PM</li><li>Sunday, March 8, 2:00 PM</li></ul>`,
      ['The Tin Whistle 2026-03-05T19:30', 'The Tin Whistle 2026-03-06T19:30', 'The Tin Whistle 2026-03-08T14:00'],
    ],
  ])('%s are no list of others', (_, head, body, expected) => {
    expect(shown(listed(body, head))).toEqual(expected);
  });
});
