import { describe, expect, it } from 'vitest';
import { listed } from './shown.ts';

const DAYS = ['March 10, 2026', 'April 14, 2026', 'May 12, 2026', 'June 9, 2026'];
const ABOUT =
  '<p>The society was founded in 1974 by players who wanted to hear each other. Formats include time for members to perform and a part in which something is taught. They give students and listeners a chance to meet, to ask, and to play before a friendly crowd, whatever their level may be.</p>'.repeat(
    3,
  );

const startsOf = (above: string, list: string) =>
  listed(
    `<h1>Guitar Society Meetings</h1>${above}<h2>Upcoming meetings</h2>${list}`,
    'Meetings – Guitar Society',
  ).drafts.map(({ start }) => start.value.slice(11));
const named = `<ul>${['Ana Ruiz', 'Ben Fox', 'Cy Lee', 'Dee Oak'].map((name, n) => `<li>${DAYS[n]}: ${name}</li>`).join('')}</ul>`;
const bare = `<ul>${DAYS.map((day) => `<li>${day}</li>`).join('')}</ul>`;

describe('the hour of all days of a list, told once above it', () => {
  it.each<[string, string, string]>([
    [
      'The society’s monthly meetings are held at 7 PM on the second Tuesday of every month at First Church.',
      '',
      '19:00',
    ],
    [
      'The society’s monthly meetings are held at 7 PM on the second Tuesday of every month at First Church.',
      ABOUT,
      '19:00',
    ],
    [
      'Meetings of the Guitar Society are held in Columbia and begin at 10:00 a.m. unless the agenda reflects otherwise.',
      '',
      '10:00',
    ],
    [
      'The Board meets monthly, on the second Tuesday of the month, at 9 a.m. at the Transit Center, unless noted otherwise in the schedule below.',
      '',
      '09:00',
    ],
    ['All talks start at 7:30 pm in the Parish Hall.', ABOUT, '19:30'],
    ['We meet on the second Tuesday of each month, 6:30 PM to 8 PM.', '', '18:30'],
    ['Time: Tuesdays 12PM-1PM', '', '12:00'],
    ['Time: 7:00 PM', '', '19:00'],
    ['When: second Tuesdays at 7 pm', '<p>Where: First Church</p>', '19:00'],
    ['Meetings take place on Tuesdays at noon.', ABOUT, '12:00'],
    [
      'Meetings are typically held the second Tuesday of the month from 11:30 to 1:00 at the Courtyard Hotel.',
      '',
      '11:30',
    ],
    ['Meeting time: 7:00 p.m.', '', '19:00'],
  ])('%s', (sentence, more, hour) => {
    expect(startsOf(`<p>${sentence}</p>${more}`, named)).toEqual(Array(4).fill(hour));
    if (more !== ABOUT) expect(startsOf(`<p>${sentence}</p>${more}`, bare)).toEqual(Array(4).fill(hour));
  });

  it.each([
    'Our office is open 9 am to 5 pm.',
    'The box office opens at 10 am.',
    'Call us by 5 pm on the day before.',
    'Workshops begin at 9 am; concerts begin at 7 pm.',
    'Minutes are posted by noon on Fridays.',
    'Last year’s gala was held at 6 pm.',
    'Our first meeting was held at 3 pm on January 5, 1974.',
    'Store hours: 10 am – 6 pm',
  ])('but not: %s', (sentence) => {
    expect(startsOf(`<p>${sentence}</p>`, named)).toEqual(Array(4).fill(''));
    expect(startsOf(`<p>${sentence}</p>${ABOUT}`, named)).toEqual(Array(4).fill(''));
  });

  it('is not that of one special meeting', () => {
    const rows = DAYS.map((day) => `<tr><td>${day}</td><td></td></tr>`);
    rows.splice(1, 0, '<tr><td>SPECIAL MEETING Tuesday, March 24, 2026 3:30 pm 416 Kenmore Blvd.</td><td></td></tr>');
    const table = `<table><tr><th>Meeting dates</th><th>Agenda</th></tr>${rows.join('')}</table>`;
    const starts = startsOf(
      '<p>The Board meets monthly, on the second Tuesday, at 9 a.m. at the Transit Center.</p>',
      table,
    );
    expect(starts.filter((start) => start !== '15:30')).toEqual(['09:00', '09:00', '09:00', '09:00']);
  });
});
