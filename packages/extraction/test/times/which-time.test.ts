import { describe, expect, it } from 'vitest';
import { starts } from './starts.ts';

type Gig = [day: string, name: string, hours: string];
type Dress = (gigs: readonly Gig[]) => string;

/** The same list of gigs in different markup; `hours` may contain markup of its own. */
const DRESSES: ReadonlyArray<[string, Dress]> = [
  [
    'cards',
    (gigs) =>
      gigs
        .map(
          ([day, name, hours]) =>
            `<article><h3><a href="/${name}">${name}</a></h3><p>${day}</p><p>${hours}</p></article>`,
        )
        .join(''),
  ],
  [
    'rows',
    (gigs) =>
      `<table>${gigs.map(([day, name, hours]) => `<tr><td>${day}</td><td><a href="/${name}">${name}</a></td><td>${hours}</td></tr>`).join('')}</table>`,
  ],
  [
    'boxes without a space between tags',
    (gigs) =>
      gigs
        .map(([day, name, hours]) => `<div class="x"><span>${day}</span><h4>${name}</h4><div>${hours}</div></div>`)
        .join(''),
  ],
];
const DAYS = ['Friday, April 3, 2026', 'Saturday, April 11, 2026', 'Thursday, April 16, 2026'];
const NAMES = ['Marsh Wrens', 'Copper Kettle Trio', 'The Long Porch'];

describe.each(DRESSES)('the start of a show, in %s', (_name, dress) => {
  const at = (hours: string) => starts(dress(DAYS.map((day, index) => [day, NAMES[index] ?? '', hours])))[0]?.slice(11);

  it.each([
    ['Doors: 7:00 pm / Show: 8:00 pm', '20:00'],
    ['Show 8:00 pm (doors 7:00 pm)', '20:00'],
    ['7pm doors -- music at 8:30pm', '20:30'],
    ['Dinner 6 pm, doors 7 pm, show starts 8 pm', '20:00'],
    ['Doors open at 7 pm', '19:00'],
    ['doors 7.30pm, show 8.15pm', '20:15'],
    // One style for both: the words say which is which.
    [
      '<span class="doors">doors:</span> <span class="doors-time">7:00 pm</span> <span class="doors">starts</span> <span class="doors-time">8:00 pm</span>',
      '20:00',
    ],
    ['<b>7:00 PM</b> (19:00)', '19:00'],
    ['7 pm. Running time: 1:45', '19:00'],
    ['<b>Doors 7 PM</b><i>/</i><b>21+</b><i>/</i><b>$14</b>', '19:00'],
    ['Doors 7 PM/Show 8 PM', '20:00'],
    ['Drop in any time 10–4', '10:00'],
    ['9 to 3, free', '09:00'],
    ['Music starts at 9. Cover $5', '21:00'],
  ])('%s', (hours, start) => {
    expect(at(hours)).toBe(start);
  });
});

describe.each(DRESSES)('several hours of one evening, in %s', (_name, dress) => {
  const ofFirst = (hours: string) =>
    starts(dress(DAYS.map((day, index) => [day, NAMES[index] ?? '', hours])))
      .filter((start) => start.startsWith('2026-04-03'))
      .map((start) => start.slice(11));

  it.each([
    ['7 &amp; 9pm', ['19:00', '21:00']],
    ['7:30 &amp; 9:45pm', ['19:30', '21:45']],
    ['2, 5 and 8 p.m.', ['14:00', '17:00', '20:00']],
    ['Noon, 3 and 6 p.m.', ['12:00', '15:00', '18:00']],
    // These figures count something.
    ['Grades 3 and 4, 6 pm', ['18:00']],
    ['Room 3, 7 pm', ['19:00']],
  ])('%s', (hours, expected) => {
    expect(ofFirst(hours)).toEqual(expected);
  });
});

describe.each(DRESSES)('an hour for all days without one, in %s', (_name, dress) => {
  it('leaves the days with another hour as they are', () => {
    const list = dress(DAYS.map((day, index) => [day, NAMES[index] ?? '', index === 1 ? '4 pm' : '$10']));
    expect(starts(`<p>Music starts at 9 unless it says different. 21+ after 8.</p>${list}`)).toEqual([
      '2026-04-03T21:00',
      '2026-04-11T16:00',
      '2026-04-16T21:00',
    ]);
  });
});

describe('figures that look like hours', () => {
  it.each(['Luke 2:10', 'version 7.30', 'length 1:45', 'won 9-3', 'ages 10 to 3'])('%s is none', (words) => {
    const found = starts(DRESSES[0]?.[1](DAYS.map((day, index) => [day, NAMES[index] ?? '', words])) ?? '');
    expect(found).toEqual(['2026-04-03', '2026-04-11', '2026-04-16']);
  });
});

it('separates a day from the hour beside it', () => {
  const row = (day: string, hour: string, name: string) =>
    `<div class="row"><div><span>Friday</span><span>${day}</span><span>${hour}</span></div><h3>${name}</h3></div>`;
  expect(starts(row('May 1', '9:00 PM', 'Marsh Wrens') + row('May 8', '8:30 PM', 'The Long Porch'))).toEqual([
    '2026-05-01T21:00',
    '2026-05-08T20:30',
  ]);
});
