import { expect, it } from 'vitest';
import { listed } from '../listing/shown.ts';

const NIGHTS: ReadonlyArray<readonly [string, string]> = [
  ['October 2', 'Burger Night'],
  ['October 9', 'Meat Raffle'],
  ['October 16', 'Steak Fry'],
];
/** `1900` may be a year, but not behind a name. */
const HOURS = ['1700-1930', '1730', '1900'] as const;
const BESIDE_DAYS = ['1700-1930', '1730', '1830'] as const;
const rows = (row: (day: string, name: string, hour: string) => string, hours: readonly string[] = HOURS) =>
  NIGHTS.map(([day, name], index) => row(day, name, hours[index] ?? '')).join('');
const startsOf = (body: string) =>
  listed(`<h1>Legion Events</h1>${body}`, 'Legion Events', '2026-10-01').drafts.map(({ start }) => start.value);

it.each<[string, string]>([
  ['cells', `<table>${rows((d, n, h) => `<tr><td>${d}</td><td>${n}</td><td>${h}</td></tr>`)}</table>`],
  [
    'cells, hour first',
    `<table>${rows((d, n, h) => `<tr><td>${d}</td><td>${h}</td><td>${n}</td></tr>`, BESIDE_DAYS)}</table>`,
  ],
  ['lines', rows((d, n, h) => `<p><b>${n}</b><br>${d}<br>${h}</p>`, BESIDE_DAYS)],
  ['list items', `<ul>${rows((d, n, h) => `<li><h3>${n}</h3><div>${d}</div><div>${h}</div></li>`, BESIDE_DAYS)}</ul>`],
  ['definitions', `<dl>${rows((d, n, h) => `<dt>${d}</dt><dd><b>${n}</b></dd><dd>${h}</dd>`)}</dl>`],
  ['the word behind', `<table>${rows((d, n, h) => `<tr><td>${d}</td><td>${n}</td><td>${h} hrs</td></tr>`)}</table>`],
  ['hours in full', `<table>${rows((d, n, h) => `<tr><td>${d}</td><td>${n}</td><td>${h} hours</td></tr>`)}</table>`],
])('reads hours of four figures: %s', (_form, body) => {
  const last = /1830/.test(body) ? '18:30' : '19:00';
  expect(startsOf(body)).toEqual(['2026-10-02T17:00', '2026-10-09T17:30', `2026-10-16T${last}`]);
});

it.each<[string, readonly string[]]>([
  ['years', ['1945', '1950', '2005']],
  ['one figure of four', ['1730', '', '']],
  ['numbers that no clock shows', ['1761', '2499', '3100']],
])('takes %s for no hours', (_what, hours) => {
  const body = `<table>${rows((d, n, h) => `<tr><td>${d}</td><td>${n}</td><td>${h}</td></tr>`, hours)}</table>`;
  expect(startsOf(body).map((start) => start.slice(10))).toEqual(['', '', '']);
});
