import { describe, expect, it } from 'vitest';
import { listed, shown } from './shown.ts';

const ROWS: Array<[name: string, day: string, hour: string]> = [
  ['Fiddle Night', 'March 14', '7:00 PM'],
  ['Soup Supper', 'March 28', '6:30 PM'],
  ['Seed Swap', 'April 11', '10:00 AM'],
  ['Plant Sale & Auction', 'May 2', '9:00 AM'],
];
const EXPECTED = [
  'Fiddle Night 2026-03-14T19:00',
  'Soup Supper 2026-03-28T18:30',
  'Seed Swap 2026-04-11T10:00',
  'Plant Sale & Auction 2026-05-02T09:00',
];
const DAYS = EXPECTED.map((one) => one.slice(0, -6));

const breaks = (line: (row: [string, string, string]) => string) => `<p>${ROWS.map(line).join('<br>\n')}</p>`;
const paragraphs = (line: (row: [string, string, string]) => string) =>
  ROWS.map((row) => `<p>${line(row)}</p>`).join('\n');

describe('lines with a title before its day', () => {
  it.each<[string, string, string[]]>([
    ['a dash', breaks(([name, day, hour]) => `${name} – ${day}, ${hour}`), EXPECTED],
    ['in paragraphs', paragraphs(([name, day, hour]) => `${name} - ${day}, 2026, ${hour}`), EXPECTED],
    ['a colon', breaks(([name, day, hour]) => `${name}: ${day}, ${hour}`), EXPECTED],
    ['a comma', paragraphs(([name, day, hour]) => `${name}, ${day}, ${hour}`), EXPECTED],
    ['brackets', breaks(([name, day, hour]) => `${name} (${day}, ${hour})`), EXPECTED],
    ['a bar', paragraphs(([name, day, hour]) => `${name} | ${day} | ${hour}`), EXPECTED],
    ['dots', breaks(([name, day, hour]) => `${name} ..... ${day} ..... ${hour}`), EXPECTED],
    ['without hours', breaks(([name, day]) => `${name} – ${day}, 2026`), DAYS],
    ['a place behind', paragraphs(([name, day, hour]) => `${name} – ${day}, ${hour}, Grange Hall`), EXPECTED],
    ['bold names', breaks(([name, day, hour]) => `<b>${name}</b> – ${day}, ${hour} at the Grange`), EXPECTED],
    [
      'text below each',
      paragraphs(([name, day, hour]) => `${name} – ${day}, ${hour}<br>Bring a friend and something to eat.`),
      EXPECTED,
    ],
    ['bullets', breaks(([name, day, hour]) => `• ${name} – ${day} @ ${hour}`), EXPECTED],
    [
      'a heading between',
      paragraphs(([name, day, hour]) => `${name} — ${day} — ${hour}`).replace(
        '<p>Seed',
        '<h3>April and May</h3><p>Seed',
      ),
      EXPECTED,
    ],
  ])('%s', (_, list, expected) => {
    expect(shown(listed(`<h1>Upcoming Events</h1>${list}`, 'Events | The Grange'))).toEqual(expected);
  });

  it.each<[string, string]>([
    ['prices', breaks(([name]) => `${name} – $12, $8 for members`)],
    ['telephones', '<p>Ana Ruiz – 803-555-0114<br>Ben Fox – 803-555-0115<br>Cy Lee – 803-555-0116</p>'],
    [
      'news',
      '<h2>News</h2><p>Roof repaired – January 5, 2026<br>Thanks to all – February 2, 2026<br>New hours – February 9, 2026</p>',
    ],
    [
      'minutes',
      '<h2>Archive</h2><p>Minutes – January 5, 2026<br>Minutes – February 2, 2026<br>Minutes – December 1, 2025</p>',
    ],
    [
      'deadlines',
      '<p>Early bird – March 31, 2026<br>Regular rate – April 30, 2026<br>Late registration – May 15, 2026</p>',
    ],
    [
      'terms',
      '<h2>Board</h2><p>Ana Ruiz, President – December 31, 2026<br>Ben Fox, Clerk – June 30, 2027<br>Cy Lee – June 30, 2026</p>',
    ],
    ['births', '<p>Ana Ruiz – March 14<br>Ben Fox – March 28<br>Cy Lee – April 11</p>'],
    ['rights', '<p>© The Grange – 2026<br>Site by Fox – 2025</p>'],
  ])('are no %s', (_, list) => {
    expect(shown(listed(`<h1>The Grange</h1>${list}`, 'The Grange'))).toEqual([]);
  });
});
