import { expect, it } from 'vitest';
import { listed } from './shown.ts';

const LINES = [
  "Feb. 10: Rotary Club lunch, noon, Seawell's, 1125 Rosewood Drive. Guests welcome.",
  'Feb. 12: Poetry Slam, 8 p.m., Workshop Theatre, 635 Elmwood Ave. $22; students $16.',
  'Feb. 14: Valentine Hike, 9 a.m., Sesqui State Park. Free with park admission.',
  'Feb. 17: Genealogy workshop, 6:30-8 p.m., Richland Library Main, 1431 Assembly St. Register: 803-555-0190.',
  'Feb. 21 and 28: Beekeeping for beginners, 10 a.m.-2 p.m., Clemson Extension, 900 Clemson Road. $40.',
];

const { drafts } = listed(
  `<h1>Community Calendar</h1>${LINES.map((line) => `<p>${line}</p>`).join('')}`,
  'News',
  '2026-02-01',
);

it('reads lines of a newspaper, also one with two days', () => {
  expect(drafts.map(({ title, start }) => `${start.value} ${title.value}`)).toEqual([
    '2026-02-10T12:00 Rotary Club lunch',
    '2026-02-12T20:00 Poetry Slam',
    '2026-02-14T09:00 Valentine Hike',
    '2026-02-17T18:30 Genealogy workshop',
    '2026-02-21T10:00 Beekeeping for beginners',
    '2026-02-28T10:00 Beekeeping for beginners',
  ]);
});

it('ends places before the next sentence and the price', () => {
  expect(drafts.slice(0, 3).map(({ venue, address }) => [venue?.value, address?.value])).toEqual([
    ["Seawell's", '1125 Rosewood Drive'],
    ['Workshop Theatre', '635 Elmwood Ave'],
    ['Sesqui State Park', undefined],
  ]);
});

const WEEK = `<h1>This week at The Hive</h1>
  <h3>THURSDAY 2/12</h3><p>Drag Bingo<br>8PM | $5 | 21+</p>
  <h3>FRIDAY 2/13</h3><p>80s Night<br>9PM | no cover</p>
  <h3>SATURDAY 2/14</h3><p>Anti-Valentine's Ball<br>9PM | $10</p>
  <h3>SUNDAY 2/15</h3><p>CLOSED</p>`;

it('takes the heading of a week for no event', () => {
  const titles = listed(WEEK, 'The Hive', '2026-02-10').drafts.map(({ title }) => title.value);
  expect(titles).toEqual(['Drag Bingo', '80s Night', "Anti-Valentine's Ball"]);
});

const TALKS = [
  ['Feb 5', 'Mona Patel', 'Rice University', 'Slow Slip in Subduction Zones'],
  ['Feb 12', 'Ken Ito', 'USGS', 'Mapping Ash Fall'],
  ['Feb 26', 'Lars Holm', 'Duke University', 'Ice and Fire'],
];

it('takes where speakers come from for no place', () => {
  const rows = TALKS.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  const table = `<table><tr><th>Date</th><th>Speaker</th><th>Affiliation</th><th>Title</th></tr>${rows}<tr><td>Mar 5</td><td colspan="3">No colloquium</td></tr></table>`;
  const found = listed(`<h1>Colloquium</h1><p>Thursdays at 3:30 pm, Room 201</p>${table}`, 'Geology', '2026-02-01');
  expect(found.drafts.map(({ title }) => title.value)).toEqual(TALKS.map(([, , , title]) => title));
  expect(found.drafts.some(({ venue }) => venue?.value.includes('University'))).toBe(false);
});

it('puts lines of several towns in no venue', () => {
  const lines = [
    '4/12/26 - The Pour House - Charleston, SC - 8pm',
    '4/18/26 - Earth Day Fair - Columbia, SC - 1pm',
    '5/2/26 - Green Barn - Awendaw, SC - 6pm',
  ];
  const found = listed(`<h2>SHOWS</h2><p>${lines.join('<br>')}</p>`, 'Low Country Ramblers - Shows', '2026-02-01');
  expect(found.drafts.map(({ venue }) => venue?.value)).not.toContain('Low Country Ramblers');
  expect(found.drafts).toHaveLength(3);
});

it('takes a town behind its state for no title', () => {
  const lines = [
    '<b>SC, Columbia</b>: Feb 21-22, 2026. Great Train Expo. Jamil Shrine Center. Adults $10.',
    '<b>NC, Hickory</b>: Mar 7, 2026. Catawba Valley Train Show. Metro Convention Center. $7.',
    '<b>GA, Duluth</b>: Mar 14-15, 2026. Atlanta Model Train Show. Infinite Energy Center. $12.',
  ];
  const found = listed(`<h1>Train Shows</h1>${lines.map((line) => `<p>${line}</p>`).join('')}`, 'Shows', '2026-02-01');
  const titles = found.drafts.map(({ title }) => title.value);
  expect(titles.map((title) => title.replace(/\..*$/, ''))).toEqual([
    'Great Train Expo',
    'Catawba Valley Train Show',
    'Atlanta Model Train Show',
  ]);
});
