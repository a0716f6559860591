import { describe, expect, it } from 'vitest';
import { extract } from '../../src/index.ts';
import { COLUMBIA } from '../reading.ts';

/** A page with the grid of a month that its head, frame or address names. */
function shown(head: string, frame: string, { url = 'https://hall.example/calendar', grid = GRID, below = '' } = {}) {
  const html = `<!doctype html><html><head>${head}</head><body><h1>Calendar</h1>${frame}${grid}${below}</body></html>`;
  const document = { url, contentType: 'text/html', bytes: new TextEncoder().encode(html) };
  return extract(document, COLUMBIA).drafts.map(({ title, start }) => `${title.value} ${start.value}`);
}

const HEADS = `<tr>${['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((day) => `<th>${day}</th>`).join('')}</tr>`;
const EVENTS: Record<number, string> = {
  9: '7:00 PM Fiddle Night',
  14: '6:30 PM Soup Supper',
  18: '10:00 AM Seed Swap',
  30: '9:00 AM Plant Sale',
};
const APRIL = [
  'Fiddle Night 2026-04-09T19:00',
  'Soup Supper 2026-04-14T18:30',
  'Seed Swap 2026-04-18T10:00',
  'Plant Sale 2026-04-30T09:00',
];

/** April 2026 begins on a Wednesday. */
function gridOf(days: number, before: number, heads = HEADS, caption = ''): string {
  const cells = Array.from({ length: Math.ceil((days + before) / 7) * 7 }, (_, index) => {
    const day = index - before + 1;
    if (day < 1 || day > days) return '<td></td>';
    const event = EVENTS[day];
    return `<td><div class="n">${day}</div>${event ? `<div><a href="/e/${day}">${event}</a></div>` : ''}</td>`;
  });
  const weeks = Array.from(
    { length: cells.length / 7 },
    (_, week) => `<tr>${cells.slice(week * 7, week * 7 + 7).join('')}</tr>`,
  );
  return `<table>${caption}${heads}${weeks.join('')}</table>`;
}

const GRID = gridOf(30, 3);
const TITLE = '<title>Calendar – The Grange</title>';

describe('the month of a grid without a heading', () => {
  it.each<[string, () => string[]]>([
    ['in the title of the page', () => shown('<title>April 2026 – Calendar – The Grange</title>', '')],
    ['in its caption', () => shown(TITLE, '', { grid: gridOf(30, 3, HEADS, '<caption>April 2026</caption>') })],
    [
      'in what the grid is called',
      () => shown(TITLE, '', { grid: GRID.replace('<table>', '<table aria-label="April 2026">') }),
    ],
    ['in a field', () => shown(TITLE, '<form><input type="month" name="m" value="2026-04"></form>')],
    [
      'in the chosen options',
      () =>
        shown(
          TITLE,
          '<form><select name="m"><option value="3">March</option><option value="4" selected>April</option><option value="5">May</option></select><select name="y"><option>2025</option><option selected="selected">2026</option></select></form>',
        ),
    ],
    [
      'between the months that links lead to',
      () =>
        shown(
          TITLE,
          '<div><a href="/calendar?month=3&amp;year=2026">Previous</a> <a href="/calendar?month=5&amp;year=2026">Next</a></div>',
        ),
    ],
    [
      'between the months that links name',
      () =>
        shown(
          TITLE,
          '<div><a href="/calendar/p">« March 2026</a></div><div><a href="/calendar/n">May 2026 »</a></div>',
        ),
    ],
    ['in the path of the address', () => shown(TITLE, '', { url: 'https://hall.example/calendar/2026/04' })],
    ['in the query of the address', () => shown(TITLE, '', { url: 'https://hall.example/cal.php?m=4&y=2026' })],
    ['in words of the address', () => shown(TITLE, '', { url: 'https://hall.example/calendar/-curm-4/-cury-2026' })],
    [
      'in a date of the address',
      () => shown(TITLE, '', { url: 'https://hall.example/calendar?date=2026-04-01&view=month' }),
    ],
    [
      'in the links of a grid of named days alone',
      () =>
        shown(TITLE, '', {
          url: 'https://hall.example/calendar/-curm-4/-cury-2026',
          grid: `<table>${Object.entries(EVENTS)
            .map(
              ([day, name]) =>
                `<tr><td class="calendar_day"><div class="daynumber">${day}</div><a href="/e/${day}?curm=4&amp;cury=2026">${name}</a></td></tr>`,
            )
            .join('')}</table>`,
        }),
    ],
  ])('%s', (_, found) => {
    expect(found()).toEqual(APRIL);
  });

  it.each<[string, () => string[]]>([
    ['of a grid with nothing that says it', () => shown(TITLE, '')],
    ['if the weekdays are of another month', () => shown(TITLE, '', { url: 'https://hall.example/calendar/2026/05' })],
    ['if the address has two months', () => shown(TITLE, '', { url: 'https://hall.example/2026/04/cal?m=5&y=2026' })],
    [
      'if links name months of two years',
      () => shown(TITLE, '<a href="/archive/2024/03">March 2024</a> <a href="/archive/2025/07">July 2025</a>'),
    ],
    [
      'of numbers that are no days',
      () =>
        shown('<title>April 2026 – Scores</title>', '', { grid: `<ol>${'<li>Ana Ruiz 7:00</li>'.repeat(30)}</ol>` }),
    ],
    [
      'of a day of posting in the address',
      () => shown(TITLE, '', { url: 'https://hall.example/2026/05/12/new-calendar' }),
    ],
  ])('is not guessed %s', (_, found) => {
    expect(found()).toEqual([]);
  });

  it('is the one between two that links name without years', () => {
    expect(shown(TITLE, '<p><a href="/p">‹ Mar</a> <a href="/n">May ›</a></p>')).toEqual(APRIL);
  });

  it('is not the last of a list of months', () => {
    const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];
    const links = months.map((month) => `<li><a href="/m/${month}">${month}</a></li>`).join('');
    expect(shown(TITLE, `<ul>${links}</ul>`, { url: 'https://hall.example/calendar/2026/04' })).toEqual(APRIL);
  });
});
