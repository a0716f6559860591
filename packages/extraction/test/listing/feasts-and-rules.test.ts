import { expect, it } from 'vitest';
import { listed } from './shown.ts';

const titlesAndStarts = (html: string) =>
  listed(`<h2>Calendar of Events</h2>${html}`).drafts.map(({ title, start }) => [title.value, start.value]);

const FEASTS: ReadonlyArray<readonly [line: string, title: string, start: string]> = [
  ['Palm Sunday, March 29: procession at 9 AM', 'Palm Sunday', '2026-03-29T09:00'],
  ['Good Friday, April 3 – Stations at noon', 'Good Friday', '2026-04-03T12:00'],
  ['Easter Sunday, April 5: Mass at 8:00 AM', 'Easter Sunday', '2026-04-05T08:00'],
  ['Potluck Friday, April 10, 6 PM', 'Potluck', '2026-04-10T18:00'],
  ['The Way It Is – Saturday, April 11, 8 PM', 'The Way It Is', '2026-04-11T20:00'],
];

it('keeps the weekday in the name of a feast, and in no other name', () => {
  const lines = FEASTS.map(([line]) => `<li>${line}</li>`).join('');
  expect(titlesAndStarts(`<ul>${lines}</ul>`)).toEqual(FEASTS.map(([, title, start]) => [title, start]));
});

it.each([
  ['Fish Fry – Fridays, March 13 – March 27, 4:30–7:00 PM', 'Fish Fry', ['13', '20', '27'], 'T16:30'],
  ['Soup Supper: Wednesdays, March 4 - March 18, 6 PM', 'Soup Supper', ['04', '11', '18'], 'T18:00'],
  ['Yoga - Mondays & Wednesdays, March 2 - 9 at 9 am', 'Yoga', ['02', '04', '09'], 'T09:00'],
])('%s: every such day between the two, and a title without the weekday', (line, title, days, hour) => {
  const others = '<li>Blood Drive – Sunday, April 19, 8 AM</li><li>Tea – Saturday, April 18, 2 PM</li>';
  const found = titlesAndStarts(`<ul><li>${line}</li>${others}</ul>`).filter(([name]) => name === title);
  expect(found).toEqual(days.map((day) => [title, `2026-03-${day}${hour}`]));
});

it('takes Mondays to Fridays for no rule of Fridays', () => {
  const found = titlesAndStarts(
    '<ul><li>Art Show: Mondays – Fridays, March 2 – March 27, 9 AM</li><li>Tea: Saturday, April 18, 2 PM</li></ul>',
  );
  const days = found.filter(([title]) => title?.startsWith('Art Show')).map(([, start]) => start);
  expect(days).toEqual(['2026-03-02T09:00']);
});
