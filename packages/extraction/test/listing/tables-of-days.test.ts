import { describe, expect, it } from 'vitest';
import { listed, shown } from './shown.ts';

const table = (heads: string[], rows: string[][], th = 'th') =>
  `<table><tr>${heads.map((head) => `<${th}>${head}</${th}>`).join('')}</tr>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table>`;

describe('a table of evenings at several places', () => {
  const PLACES = ['Grog and Tankard', 'Velvet Note', 'Smokey Glen Farm', 'The Earl'];
  const TOWNS = ['Austin, TX', 'Waco, TX', 'Dallas, TX', 'Tyler, TX'];
  const DAYS = ['05/10/26', '06/11/26', '07/12/26', '08/13/26'];
  const rows = (cells: (n: number) => string[]) => PLACES.map((_, n) => cells(n));
  const [day, place, town] = [DAYS, PLACES, TOWNS].map((list) => (n: number) => list[n] ?? '') as [
    (n: number) => string,
    (n: number) => string,
    (n: number) => string,
  ];

  it.each<[string, string]>([
    [
      'with hours',
      table(
        ['Date', 'Time', 'Venue'],
        rows((n) => [day(n), '7:00 PM', place(n)]),
      ),
    ],
    [
      'with bare hours',
      table(
        ['Date', 'Time', 'Venue'],
        rows((n) => [day(n), '7:00', place(n)]),
      ),
    ],
    [
      'with heads in plain cells',
      table(
        ['date', 'time', 'Venue'],
        rows((n) => [day(n), '7:00', place(n)]),
        'td',
      ),
    ],
    [
      'with towns',
      table(
        ['Date', 'Venue', 'City'],
        rows((n) => [day(n), place(n), town(n)]),
      ),
    ],
    [
      'with towns first',
      table(
        ['Date', 'City', 'Venue'],
        rows((n) => [day(n), town(n), place(n)]),
      ),
    ],
    [
      'with one town',
      table(
        ['Date', 'Venue', 'City'],
        rows((n) => [day(n), place(n), 'Austin, TX']),
      ),
    ],
    [
      'with tickets',
      table(
        ['Date', 'Venue', 'Tickets'],
        rows((n) => [day(n), place(n), '<a href="/t">Buy</a>']),
      ),
    ],
    [
      'with nothing else',
      table(
        ['Date', 'Venue'],
        rows((n) => [day(n), place(n)]),
      ),
    ],
    [
      'called where',
      table(
        ['When', 'Where'],
        rows((n) => [day(n), place(n)]),
      ),
    ],
    [
      'with hours last',
      table(
        ['Date', 'Where', 'Time'],
        rows((n) => [day(n), place(n), '9pm']),
      ),
    ],
  ])('is of the performer, each at its own place: %s', (_, body) => {
    const found = listed(`<h1>Cold Creek Ramblers</h1><h2>Shows</h2>${body}`, 'Cold Creek Ramblers - Shows');
    expect(found.drafts.map(({ title, venue }) => [title.value, venue?.value])).toEqual(
      PLACES.map((name) => ['Cold Creek Ramblers', name]),
    );
  });

  it('is of its places where the page names no performer', () => {
    const body = table(
      ['Date', 'Time', 'Venue', 'map'],
      rows((n) => [day(n), '7:00 PM', place(n), `${n}08 Elm Ave, NW`]),
    );
    expect(listed(body, 'Shows').drafts.map(({ title }) => title.value)).toEqual(PLACES);
  });
});

describe('a table of days, events and places', () => {
  const ROWS = [
    ['May 18', 'Spring Concert', 'School Auditorium'],
    ['June 3', 'Honor Showcase', 'District Theater'],
    ['December 12', 'Winter Concert', 'School Auditorium'],
  ];
  it.each([
    [['Date', 'Event', 'Location']],
    [['When', 'What', 'Where']],
    [['Day', 'Program', 'Place']],
    [['Date', 'Description', 'Venue']],
  ])('under %j is read, and goes on to the end of the year', (heads) => {
    expect(shown(listed(table(heads, ROWS)))).toEqual([
      'Spring Concert 2026-05-18',
      'Honor Showcase 2026-06-03',
      'Winter Concert 2026-12-12',
    ]);
  });
});

describe('days with dashes', () => {
  const SHOWS = ['Senior Concert', 'Pop Concert', 'Spring Recital', 'Jazz Night'];
  const two = (n: number) => String(n).padStart(2, '0');
  const DAYS: Array<[number, number]> = [
    [4, 12],
    [5, 21],
    [6, 3],
    [12, 12],
  ];
  const DRESSES: Array<[string, (show: string, day: string) => string]> = [
    ['cards', (show, day) => `<a href="/c/${show.length}"><div><em>${day}</em> <strong>${show}</strong></div></a>`],
    ['lines', (show, day) => `<li>${day} – ${show}</li>`],
    ['cells', (show, day) => `<table><tr><td>${day}</td><td>${show}</td></tr></table>`],
  ];
  const forms: Array<[string, (month: number, day: number) => string]> = [
    ['05-21-2026', (month, day) => `${two(month)}-${two(day)}-2026`],
    ['5-21-26', (month, day) => `${month}-${day}-26`],
    ['05-21-26', (month, day) => `${two(month)}-${two(day)}-26`],
  ];
  it.each(DRESSES.flatMap(([dress, write]) => forms.map(([name, form]) => [dress, name, write, form] as const)))(
    'in %s: %s',
    (_, __, write, form) => {
      const body = SHOWS.map((show, n) => write(show, form(...(DAYS[n] ?? [1, 1])))).join('');
      expect(shown(listed(`<h1>Concerts</h1>${body}`))).toEqual(
        SHOWS.map((show, n) => `${show} 2026-${two(DAYS[n]?.[0] ?? 0)}-${two(DAYS[n]?.[1] ?? 0)}`),
      );
    },
  );

  it.each(['803-555-1212', '12-34-2026', '2026-5-1-2', 'Luke 1-2-3-4', '10-12-2026.5'])('but not %s', (text) => {
    const body = SHOWS.map((show) => `<li>${text} – ${show}</li>`).join('');
    expect(shown(listed(`<h1>Concerts</h1><ul>${body}</ul>`))).toEqual([]);
  });
});

describe('an hour right behind a day', () => {
  const ACTS = ['The Gnombodies', 'Jack Johnston Quartet', 'Jordan Middleton Quintet', 'Max Guitton Quintet'];
  it.each<[string, (n: number) => string, string]>([
    ['April 12/5:30 pm - 8:00 pm', (n) => `April 1${n}/5:30 pm - 8:00 pm`, '17:30'],
    ['April 12/7 pm', (n) => `April 1${n}/7 pm`, '19:00'],
    ['4/12/2026/8:00 pm', (n) => `4/1${n}/2026/8:00 pm`, '20:00'],
    ['April 12, 2026.5:30pm', (n) => `April 1${n}, 2026.5:30pm`, '17:30'],
    ['4/12/26/5:30pm-8pm', (n) => `4/1${n}/26/5:30pm-8pm`, '17:30'],
  ])('%s', (_, when, hour) => {
    const body = ACTS.map((act, n) => `<div><h3>${act}</h3><p>${when(n + 2)}</p></div>`).join('');
    expect(shown(listed(`<h1>Live Music</h1>${body}`))).toEqual(
      ACTS.map((act, n) => `${act} 2026-04-1${n + 2}T${hour}`),
    );
  });
});

describe('names and hours below the heading of a day', () => {
  const DAYS = ['Monday, April 6th', 'Wednesday, April 8th', 'Friday, April 10th'];
  const PROGRAM: Array<Array<[string, string]>> = [
    [
      ['4:00 PM – 6:00 PM EDT', 'Science Fair'],
      ['7:00 PM – 10:00 PM EDT', 'The Gospel of Andre'],
    ],
    [
      ['4:00 PM – 6:00 PM', 'Trial by Fire'],
      ['7:00 PM – 10:00 PM', 'Booksmart with a talk'],
    ],
    [
      ['1:00 PM – 4:00 PM', 'An Afternoon of Laughter'],
      ['3:00 PM – 4:00 PM', 'A Lecture with Mike'],
      ['7:00 PM', 'Selection Block'],
    ],
  ];
  it.each<[string, (hour: string, name: string) => string]>([
    ['hour, then name', (hour, name) => `<p>${hour}</p><p>${name}</p>`],
    ['hour, icons, then name', (hour, name) => `<p>${hour}</p> <a href="/x"><i></i></a> <a>${name}</a>`],
    ['name as a heading, then hour', (hour, name) => `<h4>${name}</h4><p>${hour}</p>`],
    ['bold name below the hour', (hour, name) => `<p>${hour}<br><b>${name}</b></p>`],
    ['a line', (hour, name) => `<p>${hour} – ${name}</p>`],
    ['terms', (hour, name) => `<dl><dt>${hour}</dt><dd>${name}</dd></dl>`],
    ['name with the hour in brackets', (hour, name) => `<li>${name} (${hour})</li>`],
    ['rows', (hour, name) => `<table><tr><td>${hour}</td><td>${name}</td></tr></table>`],
  ])('%s', (_, item) => {
    const body = DAYS.map(
      (day, n) => `<h3>${day}</h3><div>${(PROGRAM[n] ?? []).map(([hour, name]) => item(hour, name)).join('')}</div>`,
    ).join('');
    const names = listed(`<h1>Festival Week</h1>${body}`, 'Film Festival').drafts.map(({ title }) => title.value);
    expect(names).toEqual(PROGRAM.flat().map(([, name]) => name));
  });
});
