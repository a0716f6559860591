import { describe, expect, it } from 'vitest';
import { dresses, listed, shown } from './shown.ts';

/** Pages written by hand: tables with tags left out, numbers under months, columns with plain names. */
const row = (day: string, name: string, told = '') =>
  `<tr><td align="right"><b>${day}</b></td><td>${name}</td><td>${told}</td></tr>`;
const month = (name: string) => `<tr><td colspan="3"><h4>${name}</h4></td></tr>`;

describe('numbers alone in the first cells of rows, under months of the same table', () => {
  const body = `<h3>Calendar of Events</h3>
    <p>Doors open at 7 p.m. and the presentations begin at 7:30. There is a $3 admission fee.</p>
    <p>All presentations will be held at the Alder Museum &amp; Archives, 139 Park St. West.</p>
    <table>${month('March 2026')}${row('12', 'Barns of the Valley', 'Dr. Ames is a professor of history at Corliss University and has written several books about the farms of the county.')}
    ${month('April 2026')}${row('9', 'Early Alder Families')}${month('May 2026')}${row('14', 'Annual General Meeting')}</table>`;

  it.each(dresses(body))('%s', (_, html) => {
    const found = listed(html, 'Historical Society', '2026-03-01');
    expect(shown(found)).toEqual([
      'Barns of the Valley 2026-03-12T19:30',
      'Early Alder Families 2026-04-09T19:30',
      'Annual General Meeting 2026-05-14T19:30',
    ]);
    // Where a speaker comes from is no place of a talk that is said to be elsewhere.
    expect(found.drafts.map(({ venue }) => venue?.value)).toEqual(Array(3).fill('Alder Museum & Archives'));
  });

  it('are no days if they count from one', () => {
    const places = `<h3>Race results</h3><table>${month('March 2026')}${row('1', 'Otters')}${row('2', 'Herons')}${row('3', 'Badgers')}</table>`;
    expect(shown(listed(places, 'Results', '2026-03-01'))).toEqual([]);
  });
});

describe('a table with a column called Event', () => {
  const cells = (day: string, name: string, place: string) => `<td>${day}</td><td>${name}</td><td>${place}</td></tr>`;
  const body = `<h3>Events</h3><table><tr><th>Date(s)</th><th>Event</th><th>Venue</th></tr>
    ${cells('May 1-8, 2026', 'Golden Oldies Tour', 'Harbor Field')}
    ${cells('Feb 20-24, 2026', 'Away in the West', 'Coast Grounds')}
    <tr>${cells('Dec 13, 2025', 'Holiday Flocking', 'Alder Inn')}
    <tr>${cells('Nov 18, 2025', 'Founders’ Shield', 'Corliss Park')}</table>`;

  it.each(dresses(body))('of which most are over, with rows that do not begin: %s', (_, html) => {
    expect(shown(listed(html, 'Rugby Club', '2026-03-15'))).toEqual([
      'Golden Oldies Tour 2026-05-01',
      'Away in the West 2026-02-20',
      'Holiday Flocking 2025-12-13',
      'Founders’ Shield 2025-11-18',
    ]);
  });
});

describe('weekdays with a dash before the day', () => {
  const gig = (day: string, name: string, hours: string) =>
    `<div class="gig"><h5><span>${day}</span></h5><h2>${name}</h2><span>${hours}</span></div>`;
  const body = `<h1>Calendar</h1><h2>April Events</h2>${gig('Friday - 17th', 'Practice Day', '8:00 - 10:00PM')}${gig('Saturday - 18th', 'The Marsh Wrens', '9:00PM')}`;

  it.each(dresses(body))('%s', (_, html) => {
    expect(shown(listed(html, 'The Alder Pub'))).toEqual([
      'Practice Day 2026-04-17T20:00',
      'The Marsh Wrens 2026-04-18T21:00',
    ]);
  });
});

it('days of a column of deadlines are no events', () => {
  const line = (name: string, until: string) => `<tr><td>${name}</td><td>$65.00</td><td>${until}</td></tr>`;
  const body = `<p class="a">Gala Fiesta</p><p><b>Saturday, May 14, 2026<br>6pm-Midnight</b></p>
    <table><tr><td><b>Item</b></td><td>Price</td><td>Deadline for online sales</td></tr>
    ${line('Dinner – Members', 'Thursday, April 2, 2026')}${line('Dinner – General', 'Thursday, April 2, 2026')}${line('Dinner – Youth', 'Thursday, May 7, 2026')}</table>`;
  expect(shown(listed(body, 'House of Friends')).filter((text) => text.startsWith('Dinner'))).toEqual([]);
});

it('the name in a link to a map is a place', () => {
  const card = (day: string, at: string, place: string, told: string) =>
    `<div class="card"><h4>${day}</h4><p>${at}</p><p><a href="https://www.google.com/maps/place/${place}">${place}</a></p><p class="told">${told}</p></div>`;
  const body = `<h3>Upcoming Performances</h3>${card('April 19th', 'Sun Apr 19 7:30 PM', 'Alder Community Center', 'Spring Bell Concert')}${card('May 3rd', 'Sun May 3 7:30 PM', 'Corliss Church', 'Bells for Mothers')}`;
  expect(listed(body, 'The Ringers').drafts.map(({ title, venue }) => [title.value, venue?.value])).toEqual([
    ['Spring Bell Concert', 'Alder Community Center'],
    ['Bells for Mothers', 'Corliss Church'],
  ]);
});

it('a list of what is over is read if it is made like the list of what is to come', () => {
  const card = (day: string, name: string) =>
    `<div class="performance"><div class="date">${day}</div><h4>${name}</h4><div class="role">Clarinetist</div></div>`;
  const body = `<h1>Performances</h1><section><h2>Upcoming</h2>${card('April 30, 2026', 'Day of Remembrance')}${card('May 4, 2026', 'Alder Festival of New Music')}</section>
    <section><article><h2>Past</h2>${card('March 7, 2026', 'Society of Composers')}${card('January 14, 2026', 'Recital for Friends')}${card('December 10, 2025', 'Holiday Pops')}</article></section>`;
  expect(shown(listed(body, 'A. Wren, Clarinet', '2026-04-15')).toSorted()).toEqual([
    'Alder Festival of New Music 2026-05-04',
    'Day of Remembrance 2026-04-30',
    'Holiday Pops 2025-12-10',
    'Recital for Friends 2026-01-14',
    'Society of Composers 2026-03-07',
  ]);
});
