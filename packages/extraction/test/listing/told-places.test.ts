import { describe, expect, it } from 'vitest';
import { listed } from './shown.ts';

const venues = (body: string, head = 'Calendar') =>
  listed(body, head).drafts.map(({ venue }) => venue?.value.replace(/^the /i, ''));

const DAYS = ['April 8, 2026', 'May 13, 2026', 'June 10, 2026'];
const each = <T>(value: T) => DAYS.map(() => value);
const meetings = (sentence: string) =>
  `<h1>Planning Commission</h1><p>${sentence}</p><ul>${DAYS.map((day, n) => `<li>${day} – ${['Budget', 'Election', 'Zoning'][n]} Meeting</li>`).join('')}</ul>`;

describe('a sentence above a list of days names the place of all', () => {
  it.each([
    [
      'Board meetings occur monthly at the Leonard Louie Fieldhouse, 1700 S. Wentworth Avenue.',
      'Leonard Louie Fieldhouse',
    ],
    ['Unless noted otherwise, meetings take place at Eagle Pointe at 7:00 PM.', 'Eagle Pointe'],
    [
      'The commission meets at 2:00 p.m. in Conference Room 4-407 at the Cuyahoga Administrative Headquarters.',
      'Conference Room 4-407 at the Cuyahoga Administrative Headquarters',
    ],
    ['All meetings are held at Kestrel Point, beginning at 6:30 PM.', 'Kestrel Point'],
    ['Meetings are located in Room 12-B of the Annex.', 'Room 12-B of the Annex'],
    ['The society gathers at Wren’s Nest at 7 PM.', 'Wren’s Nest'],
    ['Our club meets the second Wednesday at 7 PM at Ruby Tuesday’s.', 'Ruby Tuesday’s'],
    ['Meetings will be hosted at the Friends Fieldhouse.', 'Friends Fieldhouse'],
    ['We meet at 7 PM in the Jesse Lowe Conference Room on the third floor.', 'Jesse Lowe Conference Room'],
    ['Regular meetings convene at 6 p.m. at Station 19.', 'Station 19'],
  ])('%s', (sentence, place) => {
    expect(venues(meetings(sentence))).toEqual(each(place));
  });

  it.each([
    'Meetings are held in April, May and June at 7 PM.',
    'Meetings are held at Noon on Wednesdays.',
    'All meetings are held in Columbia at 7 PM.',
    'Meetings take place at 7:00 PM. In Spring we travel.',
    'Meetings are held in English at 7 PM.',
    'Meetings are held in person at 7 PM.',
    'Meetings are held at Zoom.',
  ])('but not: %s', (sentence) => {
    expect(venues(meetings(sentence))).toEqual(each(undefined));
  });
});

const cards = (below: (n: number) => string) =>
  DAYS.map(
    (day, n) => `<div><h3>${['Impact Breakfast', 'Golf Outing', 'Annual Gala'][n]}</h3><p>${day}</p>${below(n)}</div>`,
  ).join('');
const HOSTS = ['Woodcrest Fields', 'Laurel Creek', 'Westin Arms'];

describe('a name above its town', () => {
  it.each<[string, (name: string) => string]>([
    ['in lines', (name) => `<p>8:30 AM – 10:30 AM<br>${name}<br>Cherry Hill, NJ</p>`],
    ['in paragraphs', (name) => `<p>8:30 AM</p><p>${name}</p><p>Cherry Hill, NJ 08034</p>`],
    ['in spans', (name) => `<p><span>${name}</span><br><span>Cherry Hill, New Jersey</span></p>`],
    ['in one line', (name) => `<p>${name}, Cherry Hill, NJ</p>`],
    ['after a dash', (name) => `<p>${name} – Cherry Hill, NJ</p>`],
  ])('is the venue: %s', (_, below) => {
    expect(venues(cards((n) => below(HOSTS[n] ?? '')))).toEqual(HOSTS);
  });

  it.each<[string, string]>([
    ['a sentence', '<p>Join us for breakfast.</p><p>Cherry Hill, NJ</p>'],
    ['an hour', '<p>8:30 AM</p><p>Cherry Hill, NJ</p>'],
    ['a price', '<p>$25 at the door</p><p>Cherry Hill, NJ</p>'],
  ])('but not %s', (_, below) => {
    expect(venues(cards(() => below))).toEqual(each(undefined));
  });
});

describe('a label with a phrase below', () => {
  it.each([
    ['<p>LOCATION</p><p>Held at the <b>Brooklyn Museum</b>, 200 Eastern Parkway, Brooklyn, NY</p>', 'Brooklyn Museum'],
    ['<p>Where</p><p>At the <a href="/v">Velvet Note</a></p>', 'Velvet Note'],
    ['<p>Location: held at <i>Kestrel Point</i></p>', 'Kestrel Point'],
    ['<p>Held at <b>Wren’s Nest</b></p>', 'Wren’s Nest'],
    ['<p>Located at: <a href="/x">Old Mill</a></p>', 'Old Mill'],
  ])('%s', (below, place) => {
    expect(venues(cards(() => below))).toEqual(each(place));
  });
});

describe('a title that ends with its place', () => {
  const lines = (titles: string[]) =>
    `<h1>Upcoming Performances</h1>${titles.map((title, n) => `<p>${DAYS[n]} at 7:00 PM ${title}</p>`).join('')}`;
  it.each<[string[], Array<string | undefined>]>([
    [
      [
        'Marvento Duo at Arts Farmington, Farmington, Maine',
        'Benefit concert, at First Lutheran Church, 6 Eddy St, Waltham, MA',
        'Spring Recital at Powers Music School, Belmont, MA',
      ],
      ['Arts Farmington', 'First Lutheran Church', 'Powers Music School'],
    ],
    [
      [
        'We are playing at the Lone Tree Golf Course!',
        'Big Band Night at Deer Valley High School',
        'Summer Swing at Heritage Park',
      ],
      ['Lone Tree Golf Course', 'Deer Valley High School', 'Heritage Park'],
    ],
    [
      ['Jazz at Noon', 'Night at the Movies', 'Look at Me'],
      [undefined, undefined, undefined],
    ],
  ])('%j', (titles, places) => {
    expect(venues(lines(titles))).toEqual(places);
  });
});
