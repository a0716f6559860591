import { describe, expect, it } from 'vitest';
import type { Extraction } from '../../src/index.ts';
import { found, paragraphs, rows } from './page.ts';

/** `04-17T20:00 The Lanterns @ Union Hall`, in order. */
const placed = ({ drafts }: Extraction) =>
  drafts
    .map(({ title, start, venue }) => `${start.value.slice(5)} ${title.value}${venue ? ` @ ${venue.value}` : ''}`)
    .sort();
const inFrame = { head: '<title>Calendar | River Choir</title>', foot: '<p>PO Box 3, Columbia, SC 29201</p>' };
const onTour = { head: '<title>Shows | The Moths</title>', foot: 'Booking: kim@moths.example' };

const STREET_LINE = '<p>44 Kennel Road, Columbia, SC 29201</p>';
const GIGS = [
  'FRI APR 10 @ THE PLOUGH, 912 Mass Ave, Columbia, SC with THE DEVILS. 9PM',
  'SAT APR 18 @ <a href="/o">O’HARA’S</a>, 118 Walnut St, Camden, SC. No cover! 8:30PM',
  'FRI MAY 1 @ VFW POST 10, 212 Mystic Ave, Florence, SC w/ DJ Ghoul, 8PM. $10',
];
const CARD = (name: string, hour: string, place: string, day: string) =>
  `<div class="card"><div class="day">${day}</div><h4>${name}</h4><div class="row"><i></i><div>${hour}</div></div><div class="row"><i></i><div>${place}</div></div></div>`;
const TEASER = (name: string, days: string) =>
  `<div class="show"><h3><a href="/s">${name}</a></h3><p class="dates">${days}</p></div>`;
const PROGRAM = (name: string, days: string) =>
  `<div class="talk"><p class="dates">${days}</p><h3><a href="/t">${name}</a></h3></div>`;

const CASES: Array<{ id: string; body: string; frame?: typeof inFrame; events: string[] }> = [
  {
    id: 'each day of a show has its place behind a dash',
    frame: inFrame,
    body: '<h2>Spring Quartets</h2><p>Friday, May 8, 2026, 7:30pm — St. Luke’s Episcopal<br>Sunday, May 10, 2026, 3pm — The Old Mill</p><h2>Summer Winds</h2><p>Friday, June 5, 2026, 7:30pm — Carver Auditorium<br>Sunday, June 7, 2026, 3pm — The Old Mill</p>',
    events: [
      '05-08T19:30 Spring Quartets @ St. Luke’s Episcopal',
      '05-10T15:00 Spring Quartets @ The Old Mill',
      '06-05T19:30 Summer Winds @ Carver Auditorium',
      '06-07T15:00 Summer Winds @ The Old Mill',
    ],
  },
  {
    id: 'each day of a show has its place behind `at`',
    frame: inFrame,
    body: `<h3>Light Eternal</h3>${rows(['Friday, May 15, 7:30 p.m. at First Lutheran Church, Camden', 'Saturday, May 16, 7:30 p.m. at Temple Beth Shalom, Columbia'])}<h3>Songs of Home</h3>${rows(['Friday, June 19, 7:30 p.m. at Camden Town Hall', 'Saturday, June 20, 7:30 p.m. at Temple Beth Shalom, Columbia'])}`,
    events: [
      '05-15T19:30 Light Eternal @ First Lutheran Church',
      '05-16T19:30 Light Eternal @ Temple Beth Shalom',
      '06-19T19:30 Songs of Home @ Camden Town Hall',
      '06-20T19:30 Songs of Home @ Temple Beth Shalom',
    ],
  },
  {
    id: 'a day at the end of a name is no part of it',
    body: paragraphs([
      '<b>Pruning 101 – Sunday, April 12, 10 a.m.</b><br>Learn to prune.',
      '<b>Pizza Night (April 18, 6pm)</b><br>Bring a blanket.',
      '<b>Egg Hunt – Saturday, April 25, 11 a.m. sharp!</b><br>Ages 10 and under.',
    ]),
    events: [
      '04-12T10:00 Pruning 101 @ The Hall',
      '04-18T18:00 Pizza Night @ The Hall',
      '04-25T11:00 Egg Hunt @ The Hall',
    ],
  },
  {
    id: 'a show may be the name',
    body: `<h3>Friday, April 10</h3><p>Story Hour – 10 a.m., Dover Branch Library</p><h3>Saturday, April 11</h3><p>Car Show – 11 a.m., Fairway Plaza</p><h3>Sunday, April 12</h3><p>Quilt Day – 1 p.m., American Legion Post 5</p>`,
    events: [
      '04-10T10:00 Story Hour @ Dover Branch Library',
      '04-11T11:00 Car Show @ Fairway Plaza',
      '04-12T13:00 Quilt Day @ American Legion Post 5',
    ],
  },
  {
    id: 'a price behind a place is no part of it',
    body: '<p>Thursday, May 14</p><p><b>Garden Club</b>, 6:30 p.m., Arden Community Center, free</p><p>Friday, May 15</p><p><b>Movie Night</b>, 7 p.m., Grant Hall, $5</p><p>Sunday, May 17</p><p><b>Chess Open</b>, 1 p.m., Dean School, $10</p>',
    events: [
      '05-14T18:30 Garden Club @ Arden Community Center',
      '05-15T19:00 Movie Night @ Grant Hall',
      '05-17T13:00 Chess Open @ Dean School',
    ],
  },
  {
    id: 'places stand below hours, also without a word of places',
    body:
      CARD('Torch Parade', '6:00 PM', 'Base Lodge Deck', 'Apr 3') +
      CARD('Learn to Ski', '9:00 AM', 'Bunny Hill', 'Apr 11') +
      CARD('Rail Jam', '5:00 PM', 'Terrain Park', 'Apr 18'),
    events: [
      '04-03T18:00 Torch Parade @ Base Lodge Deck',
      '04-11T09:00 Learn to Ski @ Bunny Hill',
      '04-18T17:00 Rail Jam @ Terrain Park',
    ],
  },
  {
    id: 'places stand ahead of titles, and some are told again',
    body: `<h3>Tuesday, April 14</h3>${rows(['Slate - Trivia with Mo, 7pm', 'The Vault - Open Decks, 9pm'])}<h3>Friday, April 17</h3>${rows(['Slate - Spring Fling, 10pm, $5', 'Union Hall - Rowdy Bluffs, 8pm, $12', 'Nine Mile Cafe - Opal Kerr, 7:30pm'])}`,
    events: [
      '04-14T19:00 Trivia with Mo @ Slate',
      '04-14T21:00 Open Decks @ The Vault',
      '04-17T19:30 Opal Kerr @ Nine Mile Cafe',
      '04-17T20:00 Rowdy Bluffs @ Union Hall',
      '04-17T22:00 Spring Fling @ Slate',
    ],
  },
  {
    id: 'cards of two kinds, with the day below the name and above it',
    body: `<div>${TEASER('Threads of the Valley', 'March 18 – June 15, 2026')}${TEASER('Water Works', 'April 1 – May 25, 2026')}${TEASER('Student Biennial', 'April 12 – May 4, 2026')}</div><div>${PROGRAM('Curator’s Walk', 'Sunday, April 5 | 2–3 PM')}${PROGRAM('Family Studio', 'Sunday, April 12 | 1–4 PM')}${PROGRAM('Art After Dark', 'Friday, April 17 | 6–9 PM')}</div>`,
    events: [
      '03-18 Threads of the Valley @ The Hall',
      '04-01 Water Works @ The Hall',
      '04-05T14:00 Curator’s Walk @ The Hall',
      '04-12 Student Biennial @ The Hall',
      '04-12T13:00 Family Studio @ The Hall',
      '04-17T18:00 Art After Dark @ The Hall',
    ],
  },
  {
    id: 'the foot of a page is not where its event is',
    frame: { head: '<title>Turtle Trot 5K</title>', foot: `<p>Turtle Rescue, a nonprofit</p>${STREET_LINE}` },
    body: '<h1>Turtle Trot 5K</h1><p><b>Saturday, May 16, 2026</b><br>Race starts at 8:30 a.m.<br>Pelican Point State Park, Pavilion 3</p><p>Run or walk to help us.</p>',
    events: ['05-16T08:30 Turtle Trot 5K @ Pelican Point State Park'],
  },
  {
    id: 'the evenings of a performer under `Shows`',
    frame: onTour,
    body: `<h1>The Moths</h1><h2>Shows</h2>${paragraphs(GIGS)}`,
    events: [
      '04-10T21:00 The Moths @ THE PLOUGH',
      '04-18T20:30 The Moths @ O’HARA’S',
      '05-01T20:00 The Moths @ VFW POST 10',
    ],
  },
  {
    id: 'the tour of a performer, the towns ahead of the venues',
    frame: onTour,
    body: `<h1>The Moths</h1><h2>Tour Dates</h2>${rows(['April 10 - Omaha, NE @ The Slowdown', 'April 11 - Ames, IA @ Rose Hall', 'April 14 - St. Louis, MO @ Old Rock House'])}`,
    events: ['04-10 The Moths @ The Slowdown', '04-11 The Moths @ Rose Hall', '04-14 The Moths @ Old Rock House'],
  },
  {
    id: 'a sentence that tells what happens',
    frame: { head: '<title>Gallery Walk Turns Ten</title>', foot: 'Beale District' },
    body: '<article><h1>Gallery Walk Turns Ten</h1><p>What started with four shops will fill nine blocks this year. The tenth Gallery Walk happens Friday, May 15, from 5 to 9 p.m., with more than 40 artists.</p></article>',
    events: ['05-15T17:00 Gallery Walk Turns Ten'],
  },
  {
    id: 'a sentence that invites everyone',
    frame: { head: '<title>Town Picnic</title>', foot: 'Town of Ely' },
    body: '<article><h1>Town Picnic</h1><p>Everyone is invited to the town picnic at Memorial Park on Saturday, July 4. The grill is lit at noon; the tug of war follows.</p></article>',
    events: ['07-04T12:00 Town Picnic @ Memorial Park'],
  },
  {
    id: 'a sentence that only tells of a day',
    frame: { head: '<title>Council Weighs a New Library</title>', foot: 'The Bee' },
    body: '<article><h1>Council Weighs a New Library</h1><p>Members expect to vote on Tuesday, May 12, at 7 p.m., after two years of talk about the cost of the new building.</p></article>',
    events: [],
  },
];

describe('places and days as pages write them', () => {
  it.each(CASES)('$id', ({ body, frame, events }) => {
    expect(placed(found(body, frame))).toEqual(events);
  });
});
