import { expect, it } from 'vitest';
import { listed } from './shown.ts';

const BANDS = [
  ['Fri Dec 4', 'Whiskey Lane', '8-11', '2026-12-04T20:00', '2026-12-04T23:00'],
  ['Sat Dec 5', 'The Pontoons', '9-12', '2026-12-05T21:00', '2026-12-06T00:00'],
  ['Sun Dec 6', 'Bluegrass Jam', '3 - 6', '2026-12-06T15:00', '2026-12-06T18:00'],
  ['Fri Dec 11', 'Mae Collins', '9:30 to 1', '2026-12-11T21:30', '2026-12-12T01:00'],
] as const;

const read = (html: string, title = 'Dock Tavern') =>
  listed(html, title, '2026-11-27').drafts.map((draft) => [draft.title.value, draft.start.value, draft.end?.value]);
const WANTED = BANDS.map(([, name, , start, end]) => [name, start, end]);

it('reads hours without am or pm at the ends of lines, in a table, a list and running lines', () => {
  const rows = BANDS.map(([day, name, hours]) => `<tr><td>${day}</td><td>${name}</td><td>${hours}</td></tr>`);
  const items = BANDS.map(([day, name, hours]) => `<li>${day} <b>${name}</b> ${hours}</li>`);
  const lines = BANDS.map(([day, name, hours]) => `${day} - ${name} (${hours})`);
  expect(read(`<h1>Live Music</h1><table>${rows.join('')}</table>`)).toEqual(WANTED);
  expect(read(`<h1>Live Music</h1><ul>${items.join('')}</ul>`)).toEqual(WANTED);
  expect(read(`<h1>Live Music</h1><p>${lines.join('<br>')}</p>`)).toEqual(WANTED);
});

it('takes neither scores nor ages for hours', () => {
  const games = ['Dec 4 Harbor Hawks 3-2', 'Dec 5 River Rats 12-1', 'Dec 11 Lake Lions 0-4', 'Dec 12 Bay Bears 15-9'];
  const camps = ['Dec 5 Clay Camp ages 5-8', 'Dec 12 Robot Camp ages 9-12', 'Dec 19 Drum Camp ages 6-9'];
  for (const lines of [games, camps])
    for (const [, , end] of read(`<h1>Events</h1><p>${lines.join('<br>')}</p>`, 'Center')) expect(end).toBeUndefined();
});

it('leaves hours open that may be in the morning', () => {
  const lines = ['Dec 5 Knitting Circle 9-11', 'Dec 12 Chess for All 10-12', 'Dec 19 Garden Talk 9-10:30'];
  expect(read(`<h1>Events</h1><p>${lines.join('<br>')}</p>`, 'Center')).toEqual([
    ['Knitting Circle', '2026-12-05', undefined],
    ['Chess for All', '2026-12-12', undefined],
    ['Garden Talk', '2026-12-19', undefined],
  ]);
});
