import { describe, expect, it } from 'vitest';
import { isBelowBar } from '../../src/index.ts';
import { dresses, listed, shown } from './shown.ts';

const TODAY = '2026-11-27';

describe('who presents an event', () => {
  const card = (by: string, day: string, place: string, name: string) =>
    `<div class="card"><p>${by}</p><p>${day}</p><p>${place}</p><p>${name}</p></div>`;
  const body = [
    card('Presented by Friends of the Pier', 'Sunday, December 6, 11 am', 'Overlook Walk', 'Book Pop-Up'),
    card('Hosted by Travis', 'Monday, December 7, 11:30 am', 'Pier 58', 'Tide Pools'),
    card('Sponsored by Seafair', 'Friday, December 11, 10 am', 'Pier 62', 'Winter Kickoff'),
  ].join('');
  it.each(dresses(`<h1>Events</h1>${body}`))('is never its title: %s', (_, page) => {
    const titles = listed(page, 'Waterfront', TODAY).drafts.map((draft) => draft.title.value);
    expect(titles).toHaveLength(3);
    for (const title of titles) expect(title).not.toMatch(/(?:presented|hosted|sponsored) by/i);
  });
});

describe('of several headings in a record', () => {
  const show = (day: string, tour: string, act: string, support: string) =>
    `<div class="x9"><p>${day} 8:00 pm</p><a href="/e">${tour && `<h4 class="q1">${tour}</h4>`}<h2 class="q2">${act}</h2><h3 class="q3">${support}</h3></a></div>`;
  const body = [
    show('December 4, 2026', 'The Epilogue World Tour', 'Dean Lewis', 'Henry Moodie'),
    show('December 5, 2026', '', 'John Splithoff', 'Tonina'),
    show('December 9, 2026', 'Cowards Tour', 'Squid', 'Water Damage'),
    show('December 11, 2026', 'Mischievous South Tour', 'Denzel Curry', 'Kenny Mason'),
  ].join('');
  it('the highest that nearly all have is the title', () => {
    expect(shown(listed(`<h1>Shows</h1>${body}`, 'Shows', TODAY))).toEqual([
      'Dean Lewis 2026-12-04T20:00',
      'John Splithoff 2026-12-05T20:00',
      'Squid 2026-12-09T20:00',
      'Denzel Curry 2026-12-11T20:00',
    ]);
  });
});

it('passes over what every record says alike', () => {
  const item = (key: string, name: string, venue: string, days: string, kind: string) =>
    `<li class="id-${key}"><label>Hide Show <span>Listing</span></label><div class="contents"><p class="text">${name}</p><p class="detail">${venue}</p></div><div class="dates"><span>${days}</span></div><p class="filters"><span class="${kind.toLowerCase()}">${kind}</span></p><a href="/p/${key}">Select "${name}, ${venue}"</a></li>`;
  const body = [
    item('e0de176e1ab711f18a59024fdd810da1', 'La Gringa', 'The Beacon Players', 'December 3 - 12', 'Comedy'),
    item('7e6eed1256b211f0b4ebac1f6bbcd628', 'Dirty Rotten Scoundrels', 'Company Three', 'December 4 - 20', 'Farce'),
    item('102db528fa4711f08a59024fdd810da1', 'Footloose', 'Northside Guild', 'December 10 - 19', 'Musical'),
    item('99adb528ba4711f08a59024fdd810da1', 'Perfect Wedding', 'Mesquite Arts', 'December 11 - 20', 'Comedy'),
  ].join('');
  expect(
    listed(`<h1>Performances</h1><ul>${body}</ul>`, 'Performances', TODAY).drafts.map(({ title }) => title.value),
  ).toEqual(['La Gringa', 'Dirty Rotten Scoundrels', 'Footloose', 'Perfect Wedding']);
});

it('reads no days of a month without events', () => {
  const day = (name: string, events: string) =>
    `<div class="day"><div class="d">Events for <span>${name}</span></div>${events}</div>`;
  const none = '<article><div class="none">No Events</div></article>';
  const body = `<h1>Calendar</h1>${day('December<br>1st', none)}${day('December<br>2nd', none)}${day('December<br>3rd', none)}${day('December<br>4th', none)}`;
  expect(shown(listed(body, 'Troop', TODAY))).toEqual([]);
});

it('holds back a title that is the place of its event', () => {
  const card = (place: string, day: string) =>
    `<article><h3><a href="/e">${place}</a></h3><p>${day}, 2026 4:30 pm</p><p>Location: ${place}</p></article>`;
  const body = `${card('Pine Hall', 'December 1')}${card('Harbor Theater', 'December 8')}${card('Oak Pavilion', 'December 15')}`;
  const { drafts } = listed(`<h1>Events</h1>${body}`, 'Events', TODAY);
  expect(drafts.map(({ title, venue }) => title.value === venue?.value)).toEqual([true, true, true]);
  expect(drafts.map(isBelowBar)).toEqual([true, true, true]);
});

it('takes no line that another one completes for the title', () => {
  const show = (above: string, name: string, day: string) =>
    `<div class="s"><p>${above}</p><p>${name}</p><p>${day}, 2026 8:00 pm</p></div>`;
  const body = `${show('An Evening of Comedy with', 'Nico Carney', 'December 4')}${show('Jazz Is Dead featuring', 'Ebo Taylor', 'December 5')}${show('Late Night', 'DJ Owl', 'December 11')}`;
  const titles = listed(`<h1>Shows</h1>${body}`, 'Shows', TODAY).drafts.map(({ title }) => title.value);
  expect(titles.slice(0, 2)).toEqual(['Nico Carney', 'Ebo Taylor']);
});
