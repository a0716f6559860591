import { describe, expect, it } from 'vitest';
import { read } from '../reading.ts';

const SHOWS = ['Glass Harbor', 'Velvet Fox', 'The Night Shift Trio', 'Cold Creek Ramblers'];
const DAYS = [
  ['Friday', 6],
  ['Saturday', 7],
  ['Sunday', 8],
  ['Friday', 13],
] as const;
type Form = (show: string, weekday: string, day: number) => string;

function shown(head: string, form: Form): string[] {
  const parts = DAYS.map(([weekday, day], index) => `<div class="x">${form(SHOWS[index] ?? '', weekday, day)}</div>`);
  return read(`<title>Upcoming shows</title><h1>Upcoming Shows</h1>${head}${parts.join('')}`).drafts.map(
    ({ title, start }) => `${start.value} ${title.value}`,
  );
}

const two = (day: number) => String(day).padStart(2, '0');
const expected = (time: string) => DAYS.map(([, day], index) => `2026-03-${two(day)}${time} ${SHOWS[index]}`);

describe('days and hours as few write them', () => {
  it.each<[string, Form]>([
    [
      'each part on a line',
      (show, weekday, day) => `<p>${weekday}</p><p>MARCH</p><p>${day}</p><p>${show}</p><p>8:PM</p>`,
    ],
    [
      'a letter for a zero',
      (show, weekday, day) => `<p>${weekday} MARCH ${two(day).replace('0', 'o')}</p><p>${show}</p><p>8PM</p>`,
    ],
    ['a colon before am and pm', (show, weekday, day) => `<p>${weekday}, March ${day}, 8:PM</p><h3>${show}</h3>`],
    ['a day at its month', (show, _, day) => `<p>March${day}th, 8pm</p><h3>${show}</h3>`],
    [
      'the weekday amid',
      (show, weekday, day) =>
        `<div><div>${day}</div><div>${weekday}</div><div>March</div></div><h3>${show}</h3><p>8 PM</p>`,
    ],
    [
      'strokes between the parts',
      (show, weekday, day) => `<p>${weekday} / MARCH / ${day}</p><p>${show}</p><p>8:PM</p>`,
    ],
  ])('%s', (_, form) => {
    expect(shown('', form)).toEqual(expected('T20:00'));
  });

  it('a number under “What’s on this month” is a day of it', () => {
    expect(shown('<h2>What’s on this month</h2>', (show, _, day) => `<p>${day}th ${show}</p>`)).toEqual(expected(''));
  });

  it('the end of a line above a date is not its day', () => {
    expect(
      shown('', (show, weekday, day) => `<h3>${show}</h3><p>Room 3</p><p>${weekday} March ${day}, 8 pm</p>`),
    ).toEqual(expected('T20:00'));
  });
});

describe('what a list is called', () => {
  it.each(['What’s on in March', 'Coming up', 'Live music in March', 'Shows this month'])(
    '%s is no title of the event below it',
    (head) => {
      const events = shown(`<h2>${head}</h2>`, (show, weekday, day) => `<p>${weekday} March ${day}, 8 pm ${show}</p>`);
      expect(events.filter((event) => event.endsWith(head))).toEqual([]);
    },
  );

  it('Live Music may be the name of an evening', () => {
    expect(shown('', (_, weekday, day) => `<h3>Live Music</h3><p>${weekday} March ${day}, 8 pm</p>`)).toHaveLength(4);
  });
});

describe('showings', () => {
  const film = (title: string, days: readonly number[]) =>
    `<div class="film"><h3>${title}</h3><a class="pick" href="#">Mar ${days[0]}</a><ul>${days
      .map((day) => `<li><a href="#">Mar ${day}</a></li>`)
      .join('')}</ul>${days
      .map(
        (day, index) =>
          `<h5>Mar ${day}</h5><div class="day"${index > 0 ? ' style="display: none"' : ''}><a href="/t${day}">${index + 4}:30pm</a></div>`,
      )
      .join('')}</div>`;

  it('stand below each day, also in the panels of tabs, and the choice of days above them gives none', () => {
    const html = `<title>Now playing</title><h1>Now Playing</h1>${film('Red Kites', [6, 7])}${film('Salt', [8])}${film('Low Tide', [7, 9, 10])}`;
    expect(
      read(html)
        .drafts.map(({ title, start }) => `${start.value} ${title.value}`)
        .sort(),
    ).toEqual([
      '2026-03-06T16:30 Red Kites',
      '2026-03-07T16:30 Low Tide',
      '2026-03-07T17:30 Red Kites',
      '2026-03-08T16:30 Salt',
      '2026-03-09T17:30 Low Tide',
      '2026-03-10T18:30 Low Tide',
    ]);
  });
});

describe('files of a meeting', () => {
  it.each([
    'Live Video Link',
    'Board Meeting Agenda',
    'Meeting Event Page',
    'Board Meeting Minutes (Approved)',
    'Watch Recording',
  ])('%s is never a title', (file) => {
    const rows = ['Committee of the Whole', 'Budget Hearing', 'Special Session'].map(
      (meeting, index) =>
        `<tr><td><a href="/m${index}">03/0${index + 5}/26 - 4 p.m.</a></td><td>${meeting}</td><td><a href="/f${index}">${file}</a></td></tr>`,
    );
    const { drafts } = read(`<title>Meetings</title><h1>Upcoming Meetings</h1><table>${rows.join('')}</table>`);
    expect(drafts.map(({ title }) => title.value)).toEqual([
      'Committee of the Whole',
      'Budget Hearing',
      'Special Session',
    ]);
  });
});
