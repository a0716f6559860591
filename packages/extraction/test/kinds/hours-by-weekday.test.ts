import { expect, it } from 'vitest';
import { found, paragraphs, rows, shown, table } from './page.ts';

const G = (...starts: string[]) => starts.map((start) => `04-${start} The Gull`);
const NEXT = ['05-08T19:30 Tin Soup', '05-09T19:30 Tin Soup', '05-10T14:00 Tin Soup'];

const CELL = (range: string, hours: string) =>
  table([
    ['Show', 'Dates', 'Times'],
    ['The Gull', range, hours],
    ['Tin Soup', 'May 8–10', 'Fri 7:30 pm<br>Sat 7:30 pm<br>Sun 2:00 pm'],
  ]);
const CARDS = (range: string, hours: string) =>
  `<div class="show"><h3>The Gull</h3><p class="d">${range}</p><p>${hours}</p><a href="/t/1">Tickets</a></div>` +
  '<div class="show"><h3>Tin Soup</h3><p class="d">May 8–10</p><p>Fri 7:30 pm, Sat 7:30 pm, Sun 2:00 pm</p><a href="/t/2">Tickets</a></div>';
const LINES = (range: string, hours: string) =>
  paragraphs([`<b>The Gull</b> ${range}. ${hours}`, '<b>Tin Soup</b> May 8–10. Fri 7:30 pm, Sat 7:30 pm, Sun 2:00 pm']);

const CASES: Array<[string, string, string[]]> = [
  [
    'April 17–19',
    'Fri 7:00 & 9:15<br>Sat 2:00 & 7:00<br>Sun 2:00',
    G('17T19:00', '17T21:15', '18T14:00', '18T19:00', '19T14:00'),
  ],
  ['April 16–19', 'Thu–Sat 7:30 pm, Sun 2 pm', G('16T19:30', '17T19:30', '18T19:30', '19T14:00')],
  [
    'April 17 – 26',
    'Fridays & Saturdays at 8pm; Sundays at 3pm',
    G('17T20:00', '18T20:00', '19T15:00', '24T20:00', '25T20:00', '26T15:00'),
  ],
  [
    'Apr 17 – Apr 19',
    'Friday 7 PM | Saturday 2 PM & 7 PM | Sunday 2 PM',
    G('17T19:00', '18T14:00', '18T19:00', '19T14:00'),
  ],
  [
    'April 17-19, 2026',
    rows(['Fri: 7:30pm', 'Sat: 2pm, 7:30pm', 'Sun: 2pm']),
    G('17T19:30', '18T14:00', '18T19:30', '19T14:00'),
  ],
  ['April 17–19', 'Fri & Sat 8pm, Sun 2pm', G('17T20:00', '18T20:00', '19T14:00')],
  ['April 17–19', '7 pm Friday, 2 pm Saturday, 2 pm Sunday', G('17T19:00', '18T14:00', '19T14:00')],
  ['April 17 & 18', 'Fri. at 7:00 p.m.; Sat. at 2:00 p.m. and 7:00 p.m.', G('17T19:00', '18T14:00', '18T19:00')],
  [
    'Fri–Sun, April 17–19',
    'Fri-Sat 7:00, 9:15 / Sun 4:00',
    G('17T19:00', '17T21:15', '18T19:00', '18T21:15', '19T16:00'),
  ],
  [
    'Opens Friday, April 17, runs through Sunday, April 19',
    'Fri 7:00 pm<br>Sat & Sun 2:00 pm',
    G('17T19:00', '18T14:00', '19T14:00'),
  ],
];
const FORMS: Array<[string, (range: string, hours: string) => string]> = [
  ['a table', CELL],
  ['cards', CARDS],
  ['lines', LINES],
];

it.each(
  CASES.flatMap(([range, hours, starts]) =>
    FORMS.filter(([form]) => form !== 'lines' || !hours.startsWith('<ul>')).map(
      ([form, write]) => [range, hours, form, write(range, hours), starts] as const,
    ),
  ),
)('%s: %s, in %s', (_range, _hours, _form, body, starts) => {
  expect(shown(found(`<h1>Now on Stage</h1>${body}`))).toEqual([...starts, ...NEXT].sort());
});
