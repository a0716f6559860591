import { describe, expect, it } from 'vitest';
import { listed, shown } from './shown.ts';

const rows = (...lines: string[]) =>
  lines
    .map((line) => {
      const [day = '', title = '', time = ''] = line.split('; ');
      return `<div class="row"><span class="a">${day}</span> <b>${title}</b> <i>${time}</i></div>`;
    })
    .join('');
const EVENTS = rows(
  'March 6, 2026; Harp Duo; 7 pm',
  'March 8, 2026; Cello Hour; 7 pm',
  'March 9, 2026; Brass Night; 8 pm',
);
const POSTS = rows(
  'March 6, 2026; The new roof is on',
  'February 8, 2026; We hired a gardener',
  'January 9, 2026; Our year in pictures',
);
const BARE = rows('June 6; Old Time Pickers', 'June 13; The String Beans', 'June 20; Plum Duo', 'June 27; Open Stage');

describe('whether a list is one of events', () => {
  it.each([
    ['before them', '2026-02-01', 3],
    ['on the day of the first', '2026-03-06', 3],
    ['between them', '2026-03-08', 3],
    ['on the day of the last', '2026-03-09', 3],
    ['long after them', '2026-11-20', 3],
  ])('reads events with hours under a word for events, %s', (_, today, count) => {
    expect(shown(listed(`<h1>Concerts</h1>${EVENTS}`, 'The Hall', today))).toHaveLength(count);
  });

  it.each([
    ['on the day of the newest', '2026-03-06'],
    ['after all of them', '2026-11-20'],
  ])('reads no posts, %s', (_, today) => {
    expect(shown(listed(`<h1>From our blog</h1>${POSTS}`, 'News', today))).toEqual([]);
  });

  it('needs no year and no hour if the days are to come', () => {
    expect(shown(listed(`<h1>Summer in the square</h1>${BARE}`))).toHaveLength(4);
  });

  it.each([
    [
      'streets that are swept',
      '<h1>Street Sweeping Schedule</h1>',
      rows('April 6; Elm Street', 'April 7; Downtown', 'April 8; Park Avenue'),
    ],
    [
      'days on which an office is closed',
      '<h1>Office hours</h1>',
      rows('May 25, 2026; Memorial Day', 'July 4, 2026; Independence Day', 'September 7, 2026; Labor Day'),
    ],
    [
      'terms of office',
      '<h1>Board members</h1>',
      '<table><tr><th>Name</th><th>Term expires</th></tr><tr><td>Ada Poe</td><td>June 30, 2027</td></tr><tr><td>Ivo Lund</td><td>June 30, 2028</td></tr></table>',
    ],
    [
      'files',
      '<h1>Reports</h1>',
      rows('March 6, 2026; Audit (PDF)', 'April 6, 2026; Budget (PDF)', 'May 6, 2026; Inventory (PDF)'),
    ],
    [
      'deadlines',
      '<h1>Grant deadlines</h1>',
      rows('April 6, 2026; Letters of intent', 'May 7, 2026; Full proposals', 'June 8, 2026; Reports'),
    ],
    [
      'prices of rooms',
      '<h1>Rates</h1>',
      rows(
        'May 1 – May 31, 2026; Garden Room; $120 per night',
        'June 1 – August 31, 2026; Garden Room; $150 per night',
      ),
    ],
  ])('reads no %s', (_, heading, body) => {
    expect(shown(listed(heading + body))).toEqual([]);
  });
});
