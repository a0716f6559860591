import { expect, it } from 'vitest';
import { found, paragraphs, rows, shown, table } from './page.ts';

const LINES = [
  'NO SHOW',
  'Dark',
  'CLOSED',
  'Closed for private event',
  'No show tonight',
  'Closed – Easter',
  'Theater dark',
  'No performance',
  'Private event',
  'Private Party – closed to the public',
  'No music',
  'No Movie',
  'Closed for a wedding',
  'OFF',
  'No gig this week',
  'Bar closed',
  'Closed for the holiday',
  'DARK – no performances',
  'No event scheduled',
  'TBA',
];
const THREE = ['04-03T20:00 The Lanterns', '04-05T15:00 Brass Choir', '04-10T20:00 Mud Season'];
const FORMS: Array<[string, (line: string) => string]> = [
  [
    'a list',
    (line) =>
      rows([
        'Fri, Apr 3 – The Lanterns, 8 pm',
        `Sat, Apr 4 – ${line}`,
        'Sun, Apr 5 – Brass Choir, 3 pm',
        'Fri, Apr 10 – Mud Season, 8 pm',
      ]),
  ],
  [
    'a table',
    (line) =>
      table([
        ['Friday, April 3', 'The Lanterns', '8 pm'],
        ['Saturday, April 4', line, ''],
        ['Sunday, April 5', 'Brass Choir', '3 pm'],
        ['Friday, April 10', 'Mud Season', '8 pm'],
      ]),
  ],
  [
    'cards',
    (line) =>
      [
        ['April 3', 'The Lanterns', '8 pm'],
        ['April 4', line, '8 pm'],
        ['April 5', 'Brass Choir', '3 pm'],
        ['April 10', 'Mud Season', '8 pm'],
      ]
        .map(([day, name, hour]) => `<div class="gig"><h3>${name}</h3><p>${day}, 2026 · ${hour}</p></div>`)
        .join(''),
  ],
  [
    'lines',
    (line) => paragraphs(['4/3 The Lanterns 8 pm', `4/4 ${line}`, '4/5 Brass Choir 3 pm', '4/10 Mud Season 8 pm']),
  ],
];
it.each(FORMS.flatMap(([form, write]) => LINES.map((line) => [line, form, write(line)] as const)))(
  '%s, in %s, is no event',
  (_line, _form, body) => {
    expect(shown(found(`<h1>Live Music</h1>${body}`))).toEqual(THREE);
  },
);

it.each([
  'Dark Star Orchestra',
  'No Show Jones',
  'Private Lives',
  'Closed Circuit',
  'Closer',
  'Dark',
  'Lights Off',
  'No Dancing Allowed',
])('%s with its hour is a name', (name) => {
  const lines = ['Fri, Apr 3 – The Lanterns, 8 pm', `Sat, Apr 4 – ${name}, 8 pm`, 'Sun, Apr 5 – Brass Choir, 3 pm'];
  const isTold = shown(found(`<h1>Live Music</h1>${rows(lines)}`)).includes(`04-04T20:00 ${name}`);
  expect(isTold).toBe(name !== 'Dark');
});
