import { expect, it } from 'vitest';
import { listed } from './shown.ts';

const DAYS: ReadonlyArray<readonly [day: string, items: ReadonlyArray<readonly [hour: string, title: string]>]> = [
  [
    'Saturday February 7, 2026',
    [
      ['9:00am - 10:30am', 'Owl Pellets for Kids'],
      ['all-day', 'Camellia Show'],
    ],
  ],
  ['Sunday February 8, 2026', [['2:00pm - 3:30pm', 'Guided Hike: River Loop']]],
];

it('keeps an event of the whole day among those with an hour', () => {
  const html = DAYS.map(
    ([day, items]) =>
      `<h2>${day}</h2>${items.map(([hour, title]) => `<div class="item"><span>${hour}</span> <a href="/x">${title}</a></div>`).join('')}`,
  ).join('');
  const { drafts } = listed(`<h1>February 2026</h1>${html}`, 'County Parks', '2026-02-01');
  expect(drafts.map(({ title, start }) => `${start.value} ${title.value}`)).toEqual([
    '2026-02-07T09:00 Owl Pellets for Kids',
    '2026-02-07 Camellia Show',
    '2026-02-08T14:00 Guided Hike: River Loop',
  ]);
});

const PROGRAMS = [
  ['Sat, 03/07/2026 - 9:00am to 11:00am', 'Salamander Search', 'Trailhead Pavilion'],
  ['Thu, 03/12/2026 - 7:00pm', 'Lecture: Winter Tracks', 'Mill Barn'],
  ['Sat, 03/21/2026 (All day)', 'Equinox Celebration', 'Mill Barn'],
];

it('leaves hours and places to records next to one of the whole day', () => {
  const rows = PROGRAMS.map(
    ([day, title, place]) =>
      `<div class="row"><div class="field day">${day}</div><div class="field title"><a href="/x">${title}</a></div><div class="field"><b>Location: </b><span>${place}</span></div></div>`,
  ).join('');
  const { drafts } = listed(`<h1>Upcoming Programs</h1>${rows}`, 'Nature Center', '2026-02-01');
  expect(drafts.map(({ title, start, venue }) => [start.value, title.value, venue?.value])).toEqual([
    ['2026-03-07T09:00', 'Salamander Search', 'Trailhead Pavilion'],
    ['2026-03-12T19:00', 'Lecture: Winter Tracks', 'Mill Barn'],
    ['2026-03-21', 'Equinox Celebration', 'Mill Barn'],
  ]);
});

const SIGNINGS = [
  ['Tuesday, February 10, 7pm', 'Lena Cole', 'The Salt Road', '(Knopf, $28)'],
  ['Saturday, February 21, 2pm', 'Marcus Bell', 'Birds of the Park', '(USC Press, $24.95)'],
  ['Thursday, March 5, 6:30pm', 'Ana Ruiz', 'Kitchen Letters', '(Ecco, $30)'],
];

it('takes books for no places, and the venue from `Author Events at …`', () => {
  const rows = SIGNINGS.map(
    ([day, name, book, price]) => `<tr><td><b>${day}</b><br><b>${name}</b><br><i>${book}</i> ${price}</td></tr>`,
  ).join('');
  const { drafts } = listed(
    `<h1>Author Events</h1><table>${rows}</table>`,
    'Events at Finlay Books | Signings',
    '2026-02-01',
  );
  expect(drafts.map(({ title, venue }) => [title.value, venue?.value])).toEqual(
    SIGNINGS.map(([, name]) => [name, 'Finlay Books']),
  );
});

it('ends a name before the verb that leads to its day, and lists no day without a market', () => {
  const lines = [
    'Ash Wednesday Service is February 18 at 7:00 p.m.',
    'Book Fair will be held March 7, 9 a.m.',
    'No market – April 4',
    'No School – Presidents’ Day, April 6',
    'No School: Family Fun Day – April 10, 10 a.m.',
    'No Limits Dance – April 11, 8 p.m.',
  ];
  const { drafts } = listed(
    `<h1>Events</h1><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`,
    'News',
    '2026-02-01',
  );
  expect(drafts.map(({ title }) => title.value)).toEqual([
    'Ash Wednesday Service',
    'Book Fair',
    'No School: Family Fun Day',
    'No Limits Dance',
  ]);
});
