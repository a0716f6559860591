import { describe, expect, it } from 'vitest';
import { findDates } from '../../src/candidates/days/written-dates.ts';
import { COLUMBIA } from '../reading.ts';
import { starts } from './starts.ts';

const IN_MAY = { ...COLUMBIA, today: '2026-05-02' };
const NAMES = ['Marsh Wrens', 'Copper Kettle Trio', 'The Long Porch', 'Juniper Lane', 'Tin Whistle Club'];
const cards = (days: readonly string[]) =>
  days
    .map((day, index) => `<li class="gig"><b>${day}</b> <a href="/g/${index}">${NAMES[index]}</a> 8 pm</li>`)
    .join('');

describe('years that a page does not write', () => {
  it('a list in order goes on after New Year', () => {
    const found = starts(
      `<ul>${cards(['October 9', 'November 20', 'December 5', 'December 31', 'February 18'])}</ul>`,
      IN_MAY,
    );
    expect(found.at(-1)).toBe('2027-02-18T20:00');
  });

  it('a list of the season that is over does not', () => {
    const found = starts(`<ul>${cards(['February 18', 'March 20', 'April 4', 'May 9', 'June 6'])}</ul>`, IN_MAY);
    expect(found[0]).toBe('2026-02-18T20:00');
  });

  it('the weekday above a dotted date decides', () => {
    const day = (weekday: string, date: string, name: string) =>
      `<div class="g"><p>${weekday}</p><p>${date}</p><h3>${name}</h3><p>Show: 8 pm</p></div>`;
    const found = starts(day('Wed', '12.10', 'Marsh Wrens') + day('Thu', '2.18', 'The Long Porch'), IN_MAY);
    expect(found).toEqual(['2025-12-10T20:00', '2027-02-18T20:00']);
  });

  it('the full date beside a box decides', () => {
    const gala = (box: string, name: string) =>
      `<article><div><span>${box}</span></div><h3><a href="/${name}">${name}</a></h3><p>7 pm</p></article>`;
    const found = starts(
      gala('Apr 3', 'Winter Gala, April 3, 2027') + gala('May 9', 'Spring Gala, May 9, 2027'),
      IN_MAY,
    );
    expect(found.map((start) => start.slice(0, 10))).toEqual(['2027-04-03', '2027-05-09']);
  });
});

describe('the order of day and month', () => {
  const read = (text: string) => findDates(text).map(({ month, day }) => `${month}-${day}`);

  it('is that of the whole page', () => {
    expect(read('Sat 25/04/2026 Fair · Sun 03/05/2026 Market')).toEqual(['4-25', '5-3']);
    expect(read('04/25/2026 Fair · 05/03/2026 Market')).toEqual(['4-25', '5-3']);
  });

  it('stays month first where the numbers contradict each other', () => {
    expect(read('25/04/2026 · 04/25/2026 · 05/03/2026')).toEqual(['4-25', '5-3']);
  });
});
