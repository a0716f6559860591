import { describe, expect, it } from 'vitest';
import { dresses, listed, shown } from './shown.ts';

const TODAY = '2026-11-27';
const SHOWS = [
  ['Wed Dec 2', 'Son Lorne'],
  ['Fri Dec 4', 'Courtney Vale'],
  ['Thur Dec 10', 'Ought Not'],
  ['Sat Dec 12', 'Hanni Khat'],
];

describe('classes that say nothing of a title', () => {
  it('of a box that holds the day and the name', () => {
    const cards = SHOWS.map(
      ([day, name]) => `<div><img src="/p.jpg" alt=""><p class="photo-date">${day}<br> ${name}</p></div>`,
    );
    expect(shown(listed(`<h1>Coming shows</h1>${cards.join('')}`, 'The Hall', TODAY))).toEqual([
      'Son Lorne 2026-12-02',
      'Courtney Vale 2026-12-04',
      'Ought Not 2026-12-10',
      'Hanni Khat 2026-12-12',
    ]);
  });

  const field = (name: string, type: string, value: string) =>
    `<div class="field field-name-${name} field-type-${type} field-label-hidden"><div class="field-items"><div class="field-item even">${value}</div></div></div>`;
  const rows = [
    ['Wednesday | December 2 | 6:00pm', 'HATEBIRD - 20 Years of Desire', 'Mainroom'],
    ['Friday | December 4 | 7:30pm', 'Launch Party ft. THE BLACK ANGLES', '7th St Entry'],
    ['Saturday | December 5 | 8:00pm', 'MANIC FOCUS', 'Mainroom'],
  ].map(
    ([day = '', name = '', room = '']) =>
      `<article class="node node-event">${field('event-date', 'datetime', `<span class="date-display-single">${day}</span>`)}${field('performer', 'entityreference', `<a href="/e/${name.length}">${name}</a>`)}${field('room', 'taxonomy-term-reference', room)}</article>`,
  );
  it.each(
    dresses(
      `<header><h1 id="site-name"><a href="/" rel="home">Second Avenue</a></h1></header><ul><li>${rows.join('</li><li>')}</li></ul>`,
    ),
  )('of a system, and a site’s name is no event: %s', (_, body) => {
    expect(shown(listed(body, 'Second Avenue | Your Danceteria', TODAY))).toEqual([
      'HATEBIRD - 20 Years of Desire 2026-12-02T18:00',
      'Launch Party ft. THE BLACK ANGLES 2026-12-04T19:30',
      'MANIC FOCUS 2026-12-05T20:00',
    ]);
  });
});

describe('a list that goes on from what is over', () => {
  const line = (day: string, name: string) => `<strong>${day}</strong>: <a href="/${name.length}">${name}</a>`;
  const own = ['January 20', 'February 3', 'March 7', 'May 1', 'July 1', 'December 5', 'December 8', 'December 12'];
  const names = ['Early Films', 'Members’ Night', 'The Children’s Cinema', 'Prismatic Ground', 'An Evening Out'];
  const now = own.map((day, at) => line(day, names[at] ?? `Program ${at}`));
  const before = ['January 28', 'June 10', 'July 8'].map((day, at) => line(day, `Older Films ${at + 1}`));
  it('is read, and so is the year before it', () => {
    const body = `<p><strong>2026</strong></p><p>${now.join('<br>')}</p><p><strong>2025</strong></p><p>${before.join('<br>')}</p>`;
    const read = shown(listed(body, 'Dim Industry', TODAY));
    expect(read).toHaveLength(own.length + before.length);
    expect(read).toContain('Early Films 2026-01-20');
    expect(read).toContain('Older Films 2 2025-06-10');
  });

  it('of posts is none', () => {
    const posts = ['Nov 2, 2026', 'Oct 20, 2026', 'Oct 1, 2026', 'Sep 9, 2026'].map(
      (day, at) => `<div><a href="/${at}">We won a prize ${at}</a> <span>${day}</span></div>`,
    );
    expect(listed(`<h1>Latest</h1>${posts.join('')}`, 'Dim Industry', TODAY).drafts).toEqual([]);
  });

  it('is told by the entry of the menu that is this page', () => {
    const rows = ['11/4/2026', '11/12/2026', '12/9/2026'].map(
      (day, at) => `<tr><td>${day}</td><td>${['Harbor Hawks', 'Lake Lions', 'River Rats'][at]} concert</td></tr>`,
    );
    const menu = '<ul><li class="active"><a href="/c">Calendar</a></li></ul>';
    const table = `<table>${rows.join('')}</table>`;
    expect(listed(menu + table, 'Sea Dogs', TODAY).drafts).toHaveLength(3);
    expect(listed(menu.replace('active', '') + table, 'Sea Dogs', TODAY).drafts).toEqual([]);
  });
});

it('reads past games in a table with opponents and places', () => {
  const rows = [
    ['November 4, 2026', 'American University', 'Gravely Point Park', 'Win'],
    ['October 20, 2026', 'Poltroons', 'Jonathan’s Farm', 'W 35-7'],
    ['October 3, 2026', 'Severn Old Salts', 'Legion Post 175', 'L 7-12'],
  ].map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  const head = '<tr><th>Date</th><th>Opposition</th><th>Venue</th><th>Result</th></tr>';
  const { drafts } = listed(`<h3>Fall Schedule</h3><table>${head}${rows.join('')}</table>`, 'Wild Geese', TODAY);
  expect(drafts.map(({ title, venue }) => [title.value, venue?.value])).toEqual([
    ['American University', 'Gravely Point Park'],
    ['Poltroons', 'Jonathan’s Farm'],
    ['Severn Old Salts', 'Legion Post 175'],
  ]);
});

it('reads the date line of a calendar, not the box of the day on which it is shown', () => {
  const entry = (box: string, name: string, when: string) =>
    `<div class="list-date"><span>${box}</span></div><div class="list-info"><h2><a href="/${name.length}">${name}</a></h2><span class="duration">${when}</span></div>`;
  const entries = [
    entry('Sat 28', 'Exhibit Tour', 'October 10, 2026 @ 2:00 pm - April 28, 2027 @ 3:00 pm'),
    entry('Sat 28', 'Harp by the Sea', 'November 28 @ 4:00 pm - 6:00 pm'),
    entry('Sun 29', 'Homeschool Day', 'November 29 @ 10:00 am - 1:30 pm'),
  ].map((inner) => `<div class="event">${inner}</div>`);
  const { drafts } = listed(`<h1>Events</h1><h3>November 2026</h3>${entries.join('')}`, 'Society', TODAY);
  expect(drafts.map(({ start, end }) => [start.value, end?.value])).toEqual([
    ['2026-10-10T14:00', '2027-04-28'],
    ['2026-11-28T16:00', '2026-11-28T18:00'],
    ['2026-11-29T10:00', '2026-11-29T13:30'],
  ]);
});

describe('months', () => {
  const cell = (day: number, inner = '') => {
    const date = new Date(Date.UTC(2026, 10, 28 + day));
    const name = date.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
    return `<td class="cal__day"><span class="cal__date">${date.getUTCDate()}</span><div><h4>${name}</h4>${inner}</div></td>`;
  };
  const event = (name: string, hours: string) =>
    `<div class="cal__event"><p><strong><a href="/${name.length}">${name}</a></strong></p><p>${hours}</p></div>`;
  const week = (from: number, inner: Record<number, string>) =>
    `<tr>${Array.from({ length: 7 }, (_, at) => cell(from + at, inner[from + at])).join('')}</tr>`;
  const heads = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((name) => `<th>${name}</th>`).join('');
  it('whose cells repeat their day give each of several showings', () => {
    const body = `<h2>November 2026</h2><table><tr>${heads}</tr>${week(1, {})}${week(8, {
      9: event('LATE NAME', '4:45 PM, 7:00 PM'),
      10: event('LATE NAME', '4:00 PM') + event('Lighting Workshop', '6:30 PM'),
    })}</table>`;
    expect(shown(listed(body, 'Film Society', TODAY))).toEqual([
      'LATE NAME 2026-12-07T16:45',
      'LATE NAME 2026-12-07T19:00',
      'LATE NAME 2026-12-08T16:00',
      'Lighting Workshop 2026-12-08T18:30',
    ]);
  });

  it('keep an event without an hour beside those that have one, if all lead to pages of their own', () => {
    const item = (name: string, hour: string) =>
      `<div class="item"><span class="hour">${hour}</span><a href="/${name.length}">${name}</a></div>`;
    const cells = Array.from({ length: 30 }, (_, at) => {
      const inner = {
        3: item('Picture Day', ''),
        4: item('Picture Day', '') + item('P-CEP Council', '9:30 AM'),
        9: item('Board Session', '6:00 PM'),
        10: item('Choir Concert', '7:00 PM'),
        16: item('Band Concert', '7:00 PM'),
      };
      return `<td class="day"><a href="/d/${at + 1}">${at + 1}</a>${inner[(at + 1) as 3] ?? ''}</td>${at % 7 === 6 ? '</tr><tr>' : ''}`;
    });
    const body = `<h2>December 2026</h2><table><tr>${heads}</tr><tr>${cells.join('')}</tr></table>`;
    expect(shown(listed(body, 'Schools', TODAY))).toEqual([
      'Picture Day 2026-12-03',
      'Picture Day 2026-12-04',
      'P-CEP Council 2026-12-04T09:30',
      'Board Session 2026-12-09T18:00',
      'Choir Concert 2026-12-10T19:00',
      'Band Concert 2026-12-16T19:00',
    ]);
  });
});
