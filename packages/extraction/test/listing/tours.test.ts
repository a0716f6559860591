import { expect, it } from 'vitest';
import { listed } from './shown.ts';

const EVENINGS = [
  ['MAR 5', 'Asheville, NC', 'The Grey Eagle'],
  ['MAR 6', 'Columbia, SC', 'New Brookland Tavern'],
  ['MAR 7', 'Atlanta, GA', 'The Earl'],
  ['MAR 9', 'Nashville, TN', 'The Basement East'],
];

const HEAD = '<h1>The Wandering Pines</h1><h2>Tour</h2>';
const cells = (tag: string, order: readonly number[]) =>
  EVENINGS.map((evening) => order.map((at) => `<${tag}>${evening[at]}</${tag}>`).join('')).map(
    (row) => `${row}<${tag}><a href="/t">Tickets</a></${tag}>`,
  );

it.each([
  [
    'a table, the town first',
    `<table>${cells('td', [0, 1, 2])
      .map((row) => `<tr>${row}</tr>`)
      .join('')}</table>`,
  ],
  [
    'a table, the house first',
    `<table>${cells('td', [0, 2, 1])
      .map((row) => `<tr>${row}</tr>`)
      .join('')}</table>`,
  ],
  [
    'a list, the town first',
    `<ul>${cells('span', [0, 1, 2])
      .map((row) => `<li>${row}</li>`)
      .join('')}</ul>`,
  ],
])('names the performer and each evening’s own venue: %s', (_, list) => {
  const { drafts } = listed(HEAD + list, 'The Wandering Pines | Official site', '2026-02-01');
  expect(drafts.map(({ title, start, venue }) => [title.value, start.value, venue?.value])).toEqual(
    EVENINGS.map(([day, , venue]) => ['The Wandering Pines', `2026-03-0${day?.slice(4)}`, venue]),
  );
});
