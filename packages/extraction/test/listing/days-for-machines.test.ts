import { describe, expect, it } from 'vitest';
import { dresses, listed, shown } from './shown.ts';

const TODAY = '2026-11-27';

describe('showtimes whose day only machines are told', () => {
  const time = (stamp: string, hour: string) => `<a href="/t"><time datetime="${stamp}">${hour}</time></a>`;
  const film = (name: string, by: string, hours: string[]) =>
    `<div class="slide"><div class="title"><a href="/${name.length}">${name}</a></div><span class="field-directed-by">${by}</span><div class="field-showtime">${hours.join('')}</div></div>`;
  const films = [
    film('FOXY BROWN', 'Jack Hill', [time('2026-12-02T19:00:00Z', '2:00 pm'), time('2026-12-03T23:00:00Z', '6:00 pm')]),
    film('SHAKE YOUR BOOTY!', 'Sam Green', [
      time('2026-12-02T22:30:00Z', '5:30 pm'),
      time('2026-12-03T01:30:00Z', '8:30 pm'),
      time('2026-12-03T16:30:00Z', '11:30 am'),
    ]),
    film('THE OLDEST PERSON', 'Ana Park', [time('2026-12-05T01:15:00Z', '8:15 pm')]),
  ];
  const body = `<h1>Showtimes</h1>${films.join('')}`;
  it.each(dresses(body))('are read by the instant, if it is the hour that is shown: %s', (_, dressed) => {
    expect(shown(listed(dressed, 'Film Center', TODAY)).sort()).toEqual([
      'FOXY BROWN 2026-12-02T14:00',
      'FOXY BROWN 2026-12-03T18:00',
      'SHAKE YOUR BOOTY! 2026-12-02T17:30',
      'SHAKE YOUR BOOTY! 2026-12-02T20:30',
      'SHAKE YOUR BOOTY! 2026-12-03T11:30',
      'THE OLDEST PERSON 2026-12-04T20:15',
    ]);
  });

  it('show where their day stands', () => {
    const [first] = listed(body, 'Film Center', TODAY).drafts;
    expect(first?.start.evidence.map(({ snippet }) => snippet)).toEqual(['2:00 pm', '2026-12-02T19:00:00Z']);
  });

  it('are not guessed where the instant is another hour', () => {
    const shifted = body.replaceAll(
      /T(\d\d):/g,
      (_, hour: string) => `T${String((Number(hour) + 3) % 24).padStart(2, '0')}:`,
    );
    expect(listed(shifted, 'Film Center', TODAY).drafts).toEqual([]);
  });

  it('have a director, who is no place', () => {
    for (const { venue } of listed(body, 'Film Center', TODAY).drafts) expect(venue?.value).not.toMatch(/Green|Park/);
  });
});

describe('numbers in boxes for days', () => {
  const box = (day: number, other: string, events: string[]) =>
    `<li class="day ${other}"><div class="date">${day}</div>${events.map((name) => `<div class="ev"><a href="/e">${name}</a></div>`).join('')}</li>`;
  const events: Record<number, string[]> = { 1: ['Morning Prayer'], 3: ['Food Bank', 'Bible Study'], 9: ['Choir'] };
  const boxes = [
    ...[29, 30].map((day) => box(day, 'other-month', day === 30 ? ['Advent Lunch'] : [])),
    ...Array.from({ length: 31 }, (_, at) => box(at + 1, '', events[at + 1] ?? [])),
    ...[1, 2].map((day) => box(day, 'other-month', day === 2 ? ['New Year Brunch'] : [])),
  ];
  it('belong to the months before and after, and each has its events', () => {
    const body = `<h1>December 2026</h1><ul class="days">${boxes.join('')}</ul>`;
    expect(shown(listed(body, 'Parish calendar', TODAY))).toEqual([
      'Advent Lunch 2026-11-30',
      'Morning Prayer 2026-12-01',
      'Food Bank 2026-12-03',
      'Bible Study 2026-12-03',
      'Choir 2026-12-09',
      'New Year Brunch 2027-01-02',
    ]);
  });

  it('have the date that their links name, and midnight is no hour', () => {
    const day = (number: number, date: string, hour: string, name: string) =>
      `<div class="day"><span class="day__number">${number}</span><div class="day__event"><span> ${hour} </span><span>Meetings</span> <a href="/Detail/${date}-0900-x">${name}</a></div></div>`;
    const body = [
      day(8, '2026-12-08', '9:00 am', 'Retirement Board Hearing'),
      day(9, '2026-12-09', '7:00 pm', 'Planning Board Hearing'),
      day(26, '2026-12-26', '12:00 am', 'Shoreline Cleanup'),
      day(1, '2027-01-01', '10:00 am', 'First Day Hike'),
    ].join('');
    expect(shown(listed(body, 'City calendar', TODAY))).toEqual([
      'Retirement Board Hearing 2026-12-08T09:00',
      'Planning Board Hearing 2026-12-09T19:00',
      'Shoreline Cleanup 2026-12-26',
      'First Day Hike 2027-01-01T10:00',
    ]);
  });
});

it('separates an hour from the name right behind it', () => {
  const row = (day: string, hour: string, name: string) =>
    `<li>${day} <span>${hour}</span><a href="/e">${name}</a></li>`;
  const rows = [
    row('Dec 4, 2026', '9:30 AM', 'P-CEP Council'),
    row('Dec 7, 2026', '6:00 PM', 'K-12 Forum'),
    row('Dec 9, 2026', '7 pm', 'Mass Choir'),
  ];
  expect(shown(listed(`<h1>Events</h1><ul>${rows.join('')}</ul>`, 'Schools', TODAY))).toEqual([
    'P-CEP Council 2026-12-04T09:30',
    'K-12 Forum 2026-12-07T18:00',
    'Mass Choir 2026-12-09T19:00',
  ]);
});

it('takes a closed room for no event', () => {
  const rows = [
    'Tuesday, December 1: Museum Cafe Closed',
    'Wednesday, December 2: Sketch Night',
    'Friday, December 4: Gallery Tour',
  ];
  const read = shown(
    listed(`<h1>Events</h1><ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>`, 'Museum', TODAY),
  );
  expect(read).toEqual(['Sketch Night 2026-12-02', 'Gallery Tour 2026-12-04']);
});
