import { expect, it } from 'vitest';
import { listed } from './shown.ts';

const card = (name: string, tag: string, days: readonly string[]) =>
  `<article class="event"><div class="tag">${tag}</div><h3><a href="/${name}">${name}</a></h3><ul>${days
    .map((day) => `<li><time>${day}</time></li>`)
    .join('')}</ul></article>`;

const read = (...days: string[]) =>
  listed(
    `<h1>Events</h1>${card('Poets', 'Mar 12', ['Thursday, March 12, 2026, 6:30 PM'])}${card('Weekend', 'Apr 3 to Apr 5', days)}`,
  ).drafts.flatMap(({ title, start, end }) => (title.value === 'Weekend' ? [[start.value, end?.value]] : []));

it('reads the first and the last day of a range, each with its hour, as one event', () => {
  expect(read('Friday, April 3, 2026, 9:00 AM', 'Sunday, April 5, 2026, 5:00 PM')).toEqual([
    ['2026-04-03T09:00', '2026-04-05T17:00'],
  ]);
});

it.each([
  ['evening and matinee', 'Friday, April 3, 2026, 7:30 PM', 'Sunday, April 5, 2026, 2:00 PM'],
  ['two evenings', 'Friday, April 3, 2026, 7:30 PM', 'Sunday, April 5, 2026, 7:30 PM'],
])('reads %s on the bounds of a range as two showings', (_, first, second) => {
  expect(read(first, second)).toHaveLength(2);
});

it('reads two nights of one sentence under the name of a concert', () => {
  const season = [
    ['Autumn Voices', 'Sunday, March 1, 2026 at 4:00 PM'],
    ['Messiah', 'Friday, March 13, 2026 at 7:30 PM and Saturday, March 14, 2026 at 3:00 PM'],
    ['Requiem', 'Sunday, March 22, 2026 at 4:00 PM'],
  ];
  const html = season.map(([name, days]) => `<h3>${name}</h3><p>${days}<br>Trinity Cathedral</p>`).join('');
  const { drafts } = listed(`<h1>2026 Season</h1>${html}`, 'Chorale', '2026-02-01');
  expect(drafts.flatMap(({ title, start }) => (title.value === 'Messiah' ? [start.value] : []))).toEqual([
    '2026-03-13T19:30',
    '2026-03-14T15:00',
  ]);
});
