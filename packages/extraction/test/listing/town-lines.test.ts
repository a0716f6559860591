import { expect, it } from 'vitest';
import { listed } from './shown.ts';

const DAYS: ReadonlyArray<readonly [day: string, ...lines: string[]]> = [
  [
    'Friday March 6, 2026',
    'Low Cut, Pale Rider, Triple Rock, Arden, 8 pm',
    'The Mopes, Cedar Center, Arden',
    'Dog Years, Ninth Street Tap, Arden, $10, 21+',
  ],
  ['Saturday March 7, 2026', 'Jelly Roll Kings, Turf Club, St. Paul, 9 pm', 'Iron Wren at Hexagon Bar, St. Paul'],
  ['Sunday March 8, 2026', 'Open Stage, Aster Cafe, Arden, 5 pm'],
];
const SHOWS = [
  ['Low Cut, Pale Rider', '2026-03-06T20:00', 'Triple Rock'],
  ['The Mopes', '2026-03-06', 'Cedar Center'],
  ['Dog Years', '2026-03-06', 'Ninth Street Tap'],
  ['Jelly Roll Kings', '2026-03-07T21:00', 'Turf Club'],
  ['Iron Wren', '2026-03-07', 'Hexagon Bar'],
  ['Open Stage', '2026-03-08T17:00', 'Aster Cafe'],
];

const DRESSES: Record<string, (days: typeof DAYS) => string> = {
  paragraphs: (days) => days.map(([day, ...lines]) => `<p><b>${day}</b><br>${lines.join('<br>')}</p>`).join(''),
  'headings and lists': (days) =>
    days.map(([day, ...lines]) => `<h3>${day}</h3><ul>${lines.map((l) => `<li>${l}</li>`).join('')}</ul>`).join(''),
  'one text': (days) => `<div>${days.map((lines) => lines.join('<br>')).join('<br><br>')}</div>`,
};

const read = (html: string) =>
  listed(`<h1>Upcoming shows</h1>${html}`).drafts.map(({ title, start, venue }) => [
    title.value,
    start.value,
    venue?.value,
  ]);

for (const [dress, wrap] of Object.entries(DRESSES))
  it(`reads lines of acts, house and town below a day, with or without an hour: ${dress}`, () => {
    expect(read(wrap(DAYS))).toEqual(SHOWS);
  });

it('takes commas in sentences for no places', () => {
  const told: typeof DAYS = [
    ['Friday March 6, 2026', 'Spring Fair with crafts, food, games and more', 'Bring friends, family, neighbors'],
    ['Saturday March 7, 2026', 'Bird Walk for beginners, with coffee', 'Boots, binoculars and water are useful'],
    ['Sunday March 8, 2026', 'Open House of the old mill, all day', 'Tours, demonstrations and a bake sale'],
  ];
  const found = read(DRESSES.paragraphs?.(told) ?? '');
  expect(found).toHaveLength(3);
  // The venue whose page it is.
  expect(found.map(([, , venue]) => venue)).toEqual(['The Hall', 'The Hall', 'The Hall']);
});
