import { describe, expect, it } from 'vitest';
import { listed } from './shown.ts';

/** Day, the weekday behind it, what is on, and the last day of a range. */
type Row = [day: number, weekday: string, name: string, last?: number];
const MONTHS: Array<[month: string, rows: Row[]]> = [
  [
    'September',
    [
      [8, 'Tuesday', 'Parents’ Night'],
      [10, 'Thursday', 'Orientation for the Fours'],
      [24, 'Thursday', 'Popsicle Night'],
    ],
  ],
  [
    'October',
    [
      [15, 'Thursday', 'Pumpkin Night'],
      [22, 'Thursday', 'Book Sale', 23],
      [30, 'Friday', 'Costume Parade'],
    ],
  ],
  [
    'November',
    [
      [12, 'Thursday', 'Family Conferences', 13],
      [20, 'Friday', 'Harvest Feast'],
    ],
  ],
];
const EXPECTED = [
  'Parents’ Night 2026-09-08',
  'Orientation for the Fours 2026-09-10',
  'Popsicle Night 2026-09-24',
  'Pumpkin Night 2026-10-15',
  'Book Sale 2026-10-22–2026-10-23',
  'Costume Parade 2026-10-30',
  'Family Conferences 2026-11-12–2026-11-13',
  'Harvest Feast 2026-11-20',
];

const th = (day: number) =>
  `${day}${day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : day % 10 === 3 && day !== 13 ? 'rd' : 'th'}`;
const calendar = (month: (name: string) => string, list: (rows: Row[]) => string, year = '2026') =>
  MONTHS.map(([name, rows]) => `${month(`${name}${year ? ` ${year}` : ''}`)}${list(rows)}`).join('\n');
const items = (row: (row: Row) => string) => (rows: Row[]) =>
  `<ul>${rows.map((one) => `<li>${row(one)}</li>`).join('')}</ul>`;
const breaks = (row: (row: Row) => string) => (rows: Row[]) => `<p>${rows.map(row).join('<br>')}</p>`;
const rows = (row: (row: Row) => string[]) => (list: Row[]) =>
  `<table>${list
    .map(
      (one) =>
        `<tr>${row(one)
          .map((cell) => `<td>${cell}</td>`)
          .join('')}</tr>`,
    )
    .join('')}</table>`;
const h3 = (name: string) => `<h3>${name}</h3>`;
const range = (day: number, last: number | undefined, write: (day: number) => string = String, dash = '-') =>
  last ? `${write(day)}${dash}${write(last)}` : write(day);

const read = (body: string, head = 'School Calendar 2026-2027') =>
  listed(`<h1>${head}</h1>${body}`, `${head} – Greenhill Co-op`, '2026-08-20').drafts.map(({ title, start, end }) =>
    [`${title.value} ${start.value}`, end?.value].filter(Boolean).join('–'),
  );

describe('days under the headings of months', () => {
  it.each<[string, string]>([
    [
      'numbers before a dash',
      calendar(
        h3,
        items(([day, , name, last]) => `${range(day, last)} – ${name}`),
      ),
    ],
    [
      'numbers before a colon',
      calendar(
        h3,
        breaks(([day, , name, last]) => `${range(day, last)}: ${name}`),
      ),
    ],
    [
      'ordinals',
      calendar(
        h3,
        items(([day, , name, last]) => `${range(day, last, th)} ${name}`),
      ),
    ],
    [
      'ordinals and a dash',
      calendar(
        h3,
        items(([day, , name, last]) => `${range(day, last, th, ' - ')} - ${name}`),
      ),
    ],
    [
      'weekdays in brackets',
      calendar(
        h3,
        items(
          ([day, weekday, name, last]) =>
            `${range(day, last, th, ' & ')} (${weekday}${last ? ' & Friday' : ''}) ${name}`,
        ),
      ),
    ],
    [
      'weekdays in brackets without blanks',
      calendar(
        h3,
        items(
          ([day, weekday, name, last]) =>
            `${range(day, last, th, ' &')}(${weekday}${last ? ' &amp; Friday' : ''})- ${name}`,
        ),
      ),
    ],
    [
      'weekdays ahead',
      calendar(
        h3,
        items(([day, weekday, name, last]) => `${weekday.slice(0, 3)} ${day}${last ? ` - Fri ${last}` : ''} ${name}`),
      ),
    ],
    [
      'cells',
      calendar(
        h3,
        rows(([day, , name, last]) => [range(day, last), name]),
      ),
    ],
    [
      'cells with weekdays',
      calendar(
        h3,
        rows(([day, weekday, name, last]) => [range(day, last, String, ' – '), weekday.slice(0, 3), name]),
      ),
    ],
    [
      'rows of one table',
      `<table>${calendar(
        (name) => `<tr><th colspan="2">${name}</th></tr>`,
        (list) => list.map(([day, , name, last]) => `<tr><td>${range(day, last)}</td><td>${name}</td></tr>`).join(''),
      )}</table>`,
    ],
    [
      'months without a year',
      calendar(
        h3,
        items(([day, , name, last]) => `${range(day, last)} – ${name}`),
        '',
      ),
    ],
    [
      'months in bold lines',
      calendar(
        (name) => `<p><b>${name}</b></p>`,
        breaks(([day, , name, last]) => `${range(day, last)} ${name}`),
      ),
    ],
    [
      'months and days repeated',
      calendar(
        h3,
        items(([day, , name, last]) => `${last ? `${day} and ${last}` : day} – ${name}`),
      ),
    ],
  ])('%s', (_, body) => {
    expect(read(body)).toEqual(EXPECTED);
  });

  it.each<[string, string]>([
    ['places in a race', '<h3>October 2026</h3><ol><li>1 Ana Ruiz</li><li>2 Ben Fox</li><li>3 Cy Lee</li></ol>'],
    ['numbers of rooms', '<h3>September 2026</h3><p>12 Ms. Ruiz<br>14 Mr. Fox<br>21 Ms. Lee</p>'],
    ['amounts', '<h3>October 2026</h3><ul><li>10 boxes of books</li><li>12 chairs</li><li>25 folding tables</li></ul>'],
    ['amounts in cells', `<h3>October 2026</h3>${rows(([day, , name]) => [String(day), name])(MONTHS[0]?.[1] ?? [])}`],
    [
      'rooms under two months in another order',
      calendar(h3, (list) => rows(([day, , name]) => [String(day), name])(list.toReversed())),
    ],
    ['ages', '<h3>September 2026</h3><p>3-4 Year Olds<br>5-6 Year Olds<br>7-9 Year Olds</p>'],
    ['telephones', '<h3>September 2026</h3><p>803 – Ana Ruiz<br>804 – Ben Fox</p>'],
    ['prices', '<h3>October 2026</h3><p>$10 – Member<br>$12 – Guest<br>$15 – Door</p>'],
    ['scores', '<h3>October 2026</h3><p>12-3 Win at Oak<br>14-7 Loss at Elm<br>21-20 Win at Ash</p>'],
    ['hours', '<h3>October 2026</h3><p>9-10 Reading<br>10-11 Lunch<br>12-1 Games</p>'],
    ['years', '<h3>October</h3><p>19 years of service: Ana Ruiz<br>21 years of service: Ben Fox</p>'],
    [
      'streets',
      '<h3>October 2026</h3><p>12 Oak Street<br>14 Oak Street</p><h3>November 2026</h3><p>Closed.</p><p>12 Oak Street<br>14 Elm Street</p>',
    ],
  ])('are not %s', (_, body) => {
    expect(read(body, 'Greenhill Co-op')).toEqual([]);
  });

  it('are not the hours below the boxes of days', () => {
    const box = (month: string, day: number, hour: string) =>
      `<div><div><span>${month}</span><span>${day}</span></div><div>Spring Concert</div><div>${hour} PM</div><div>${day} Oak Street</div></div>`;
    const page = [box('Oct', 20, '4'), box('Oct', 27, '5'), box('Nov', 8, '4'), box('Nov', 15, '6')].join('\n');
    const found = listed(`<h1>Performances 2026</h1>${page}`, 'Performances', '2026-10-01');
    expect(found.drafts.map(({ start }) => start.value)).toEqual([
      '2026-10-20T16:00',
      '2026-10-27T17:00',
      '2026-11-08T16:00',
      '2026-11-15T18:00',
    ]);
  });
});
