import { describe, expect, it } from 'vitest';
import { listed, shown } from './shown.ts';

const TODAY = '2026-11-27';
const frame = (main: string) =>
  `<nav><ul><li><a href="/">Home</a></li><li><a href="/b">Private Events</a></li></ul></nav><main>${main}</main><section><h3>Follow Us on Instagram</h3></section><footer><ul><li><a href="/v">Venue Info</a></li></ul><p>925 East Pike Street, Columbia, SC 29201</p></footer>`;

describe('the only event of a calendar page', () => {
  it.each([
    [
      'with a day without its year, under words for events',
      '<h2>Upcoming Shows</h2><div class="x"><div><div><span>Dec</span> <span>5</span></div><div><p>ADULT.</p><p>Doors: 7:00 PM</p><p>21 &amp; Over</p><a href="/t">Buy Tickets</a></div></div></div>',
      'ADULT. 2026-12-05T19:00',
    ],
    [
      'with a name in plain letters',
      '<h2>Upcoming Shows</h2><table><tr><td>Sat: Dec 5 (6pm-10pm)</td><td>Crystal Lounge Sessions</td><td>free</td></tr></table>',
      'Crystal Lounge Sessions 2026-12-05T18:00',
    ],
    [
      'with its name in a heading of the first level',
      '<h2>Upcoming Shows</h2><div class="s"><div><span>Sat</span> <span>Dec 5</span></div><h1><a href="/e">John Splithoff</a></h1><h2>Tonina</h2><p>Show: 9:00 pm</p><a href="/m">More Info</a></div>',
      'John Splithoff 2026-12-05T21:00',
    ],
    [
      'with hour and place around it',
      '<h2>Events</h2><div class="l"><div class="r"><div><div>Saturday, December 5</div><div>Winter Picnic</div></div><div>11:00 AM</div><div>Forest Pavilion</div></div></div>',
      'Winter Picnic 2026-12-05T11:00',
    ],
  ])('is read %s', (_, main, event) => {
    expect(shown(listed(frame(main), 'Barboza', TODAY))).toEqual([event]);
  });

  it.each([
    ['a day in a sentence about a house', '<h2>About</h2><p>We open our new room on December 5.</p>'],
    ['the day of an offer', '<h2>Shop</h2><div><div>Dec 5</div><div>Gift cards ship again</div></div>'],
    [
      'a month in a menu',
      '<h2>Events</h2><nav><ul><li><a href="/m">December 2026</a></li><li><a href="/d">Dec 5</a></li></ul></nav>',
    ],
    ['the hours of a house', '<h2>Events</h2><p>Monday - Friday, from December 5: 9:00 am - 5:00 pm</p>'],
  ])('is not %s', (_, main) => {
    expect(shown(listed(frame(main), 'Barboza', TODAY))).toEqual([]);
  });
});

it('reads two evenings of a performer on the page of their shows', () => {
  const evening = (name: string, day: string, place: string) =>
    `<div class="event"><span>${day.slice(-6)}</span><h3>${name}</h3><p>${day} @ 1:00PM</p><p>${place}</p></div>`;
  const body = `${evening('Mel Washington', 'Sunday, December 6', 'Island Bar, 50 Immigration St, Charleston, SC 29403')}${evening('Songwriters Kickoff', 'Thursday, December 10', "Ram's Head, 33 West Street, Annapolis, MD 21401")}`;
  expect(shown(listed(body, 'Mel Washington - Shows', TODAY))).toEqual([
    'Mel Washington 2026-12-06T13:00',
    'Songwriters Kickoff 2026-12-10T13:00',
  ]);
});

it('takes the name of a venue above its program for no event', () => {
  const html =
    '<h1>Great Music Hall</h1><div><p>LSD and the Search for God</p><p>with Launder</p><p>Sat Dec 5</p><p>Doors 8:00PM / Show 9:00PM</p><a href="/t">Get Tickets</a></div>';
  const titles = listed(
    `<meta property="og:site_name" content="Great Music Hall">${html}`,
    'Great Music Hall',
    TODAY,
  ).drafts.map(({ title }) => title.value);
  expect(titles).toEqual(['LSD and the Search for God']);
});

it('reads a meeting that is named as one, without words for events above it', () => {
  const body =
    '<div><div class="name">Regular Meeting</div><div class="date">Monday, December 14, 2026</div><div>Administration Center<br>Board of Education Room<br>201 S. Main, Columbia, SC<br>7:00 pm</div></div>';
  expect(shown(listed(body, '', TODAY))).toEqual(['Regular Meeting 2026-12-14T19:00']);
});
