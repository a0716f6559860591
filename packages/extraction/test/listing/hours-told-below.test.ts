import { expect, it } from 'vitest';
import { listed } from './shown.ts';

const BANDS = ['Ana Ruiz', 'Low Water', 'Open Mic', 'Prairie Fire'];
const list = (row: (band: string, day: number) => string) =>
  BANDS.map((band, index) => row(band, 3 + index * 7)).join('');
const ITEMS = `<ul>${list((band, day) => `<li>October ${day} – ${band}</li>`)}</ul>`;
const hoursOf = (body: string) =>
  new Set(listed(body, 'Live Music – The Nail', '2026-10-01').drafts.map(({ start }) => start.value.slice(11)));

it.each<[string, string, string]>([
  ['Music starts at 8 pm unless noted.', ITEMS, '20:00'],
  ['Music starts at 8 unless noted.', ITEMS, '20:00'],
  ['Shows begin at 7:30 pm unless otherwise stated.', ITEMS, '19:30'],
  ['All concerts are at 7 p.m. unless otherwise noted. No cover.', ITEMS, '19:00'],
  ['Unless noted all shows are at 9 pm. 21 and up.', ITEMS, '21:00'],
  ['Music starts at 8 pm unless noted.', list((band, day) => `<p>October ${day} – ${band}</p>`), '20:00'],
  [
    'Music starts at 8 pm unless noted.',
    `<table>${list((band, day) => `<tr><td>October ${day}</td><td>${band}</td></tr>`)}</table>`,
    '20:00',
  ],
  ['The bar is open until 2 am unless noted.', ITEMS, ''],
  ['Office hours are 9 am to 4 pm unless posted.', ITEMS, ''],
  ['Call after 3 pm unless noted.', ITEMS, ''],
])('reads the hour told right below a list: %s', (told, body, hour) => {
  expect(hoursOf(`<h1>Live Music</h1>${body}<p>${told}</p>`)).toEqual(new Set([hour]));
});
