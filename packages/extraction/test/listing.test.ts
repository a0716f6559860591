import { describe, expect, it } from 'vitest';
import { type Extraction, extract } from '../src/index.ts';
import { COLUMBIA, codes } from './reading.ts';

function listed(body: string, address = 'https://hall.example/events/', title = 'Events - The Hall'): Extraction {
  const html = `<!doctype html><title>${title}</title><nav><a href="/">Home</a> <a href="/events">Events</a></nav>${body}<footer>123 Main St, Columbia, SC 29201 © 2026</footer>`;
  return extract({ url: address, contentType: 'text/html', bytes: new TextEncoder().encode(html) }, COLUMBIA);
}

const shown = (found: Extraction) => found.drafts.map(({ title, start }) => `${title.value} ${start.value}`);

const card = (day: string, title: string, time: string, index: number) =>
  `<div class="card"><img src="/${index}.jpg"><div><span>${day.split(' ')[0]}</span><span>${day.split(' ')[1]}</span></div><h3><a href="/e/${index}">${title}</a></h3><p>${time} | $10</p><a href="/buy">Buy Tickets</a></div>`;

describe('ways to list events', () => {
  it.each([
    [
      'cards',
      `<h1>Upcoming</h1>${card('Mar 5', 'Jazz Night', '7:30 PM', 1)}${card('Mar 12', 'Blues Jam', '8 PM', 2)}${card('Mar 20', 'Comedy Hour', '9pm', 3)}`,
      ['Jazz Night 2026-03-05T19:30', 'Blues Jam 2026-03-12T20:00', 'Comedy Hour 2026-03-20T21:00'],
    ],
    [
      'a table',
      '<h1>Concerts</h1><table><tr><th>Date</th><th>Time</th><th>Event</th><th>Location</th></tr><tr><td>Friday, April 3</td><td>7 PM</td><td>Requiem</td><td>Trinity Church</td></tr><tr><td>Saturday, April 18</td><td>2 PM</td><td>Family Concert</td><td>Koger Center</td></tr></table>',
      ['Requiem 2026-04-03T19:00', 'Family Concert 2026-04-18T14:00'],
    ],
    [
      'lines with breaks',
      '<h1>Calendar</h1><p>March 7 - Pancake Breakfast, 8-11am<br>March 14 - Trivia Night, 7pm<br>March 21 - Cleanup, 9am to noon</p>',
      ['Pancake Breakfast 2026-03-07T08:00', 'Trivia Night 2026-03-14T19:00', 'Cleanup 2026-03-21T09:00'],
    ],
    [
      'days with items under them',
      '<h3>Thursday, March 5</h3><ul><li><b>Story Time</b> 10:30 am</li><li><b>Book Club</b> 6 pm</li></ul><h3>Friday, March 6</h3><ul><li><b>Chess Club</b> 4 pm</li></ul>',
      ['Story Time 2026-03-05T10:30', 'Book Club 2026-03-05T18:00', 'Chess Club 2026-03-06T16:00'],
    ],
    [
      'terms and definitions',
      '<h1>Meetings</h1><dl><dt>March 10, 2026</dt><dd>Work Session, 4:00 p.m., Council Chambers</dd><dt>April 7, 2026</dt><dd>Council Meeting, 6:00 p.m.</dd></dl>',
      ['Work Session 2026-03-10T16:00', 'Council Meeting 2026-04-07T18:00'],
    ],
    [
      'titles above their dates',
      '<h2>The Mountain Goats</h2><p>Wed, Apr 8 · Doors 7 PM / Show 8 PM</p><h2>Big Thief</h2><p>Sat, May 2 · Doors 6:30 PM / Show 7:30 PM</p>',
      ['The Mountain Goats 2026-04-08T20:00', 'Big Thief 2026-05-02T19:30'],
    ],
    [
      'showtimes of films',
      '<h1>Now Showing</h1><div class="film"><h2><a href="/1">The Bicycle Thief</a></h2><ul><li>Fri Mar 6: 7:00 PM</li><li>Sat Mar 7: 2:00 PM, 7:00 PM</li></ul></div><div class="film"><h2><a href="/2">Paris, Texas</a></h2><ul><li>Sun Mar 8: 3:00 PM</li></ul></div>',
      [
        'The Bicycle Thief 2026-03-06T19:00',
        'The Bicycle Thief 2026-03-07T14:00',
        'The Bicycle Thief 2026-03-07T19:00',
        'Paris, Texas 2026-03-08T15:00',
      ],
    ],
    [
      'tomorrow',
      '<div class="e"><div>Tomorrow 7:00 PM</div><a href="/a">Open Studio</a></div><div class="e"><div>Tue, Mar 3, 6:00 PM</div><a href="/b">Pottery</a></div><div class="e"><div>Wed, Mar 4, 6 PM</div><a href="/c">Figure Drawing</a></div>',
      ['Open Studio 2026-03-02T19:00', 'Pottery 2026-03-03T18:00', 'Figure Drawing 2026-03-04T18:00'],
    ],
    [
      'one card alone',
      '<h1>Events</h1><div class="event"><h3>Annual Gala</h3><p>Saturday, April 25, 2026 at 6:00 PM</p></div>',
      ['Annual Gala 2026-04-25T18:00'],
    ],
  ])('%s', (_, body, events) => {
    expect(shown(listed(body)).toSorted()).toEqual(events.toSorted());
  });

  it('a month drawn as a grid: cells without events are none, a cell may hold several', () => {
    const cell = (day: number) =>
      `<td>${day > 31 ? day - 31 : day}${day === 5 ? '<div><a href="/1">Open Mic</a> 7pm</div>' : ''}${day === 13 ? '<div><a href="/2">Bingo</a> 6pm</div><div><a href="/3">Karaoke</a> 9pm</div>' : ''}</td>`;
    const week = (first: number) => `<tr>${[0, 1, 2, 3, 4, 5, 6].map((day) => cell(first + day)).join('')}</tr>`;
    const found = listed(`<h2>March 2026</h2><table>${[1, 8, 15, 22, 29].map(week).join('')}</table>`);
    expect(shown(found)).toEqual(['Open Mic 2026-03-05T19:00', 'Bingo 2026-03-13T18:00', 'Karaoke 2026-03-13T21:00']);
  });

  it('place, price, state, link and picture are those of each card', () => {
    const found = listed(
      '<div class="e"><img src="/a.jpg"><h3><a href="/a">CANCELLED: Kite Day</a></h3><p>March 15, 2026 1-3 PM</p><p>Location: Finlay Park</p><p>Free</p></div><div class="e"><h3><a href="/b">Egg Hunt</a></h3><p>April 4, 2026 10:00 AM</p><p>Location: Granby Park</p><p>$5</p></div>',
    );
    const [first, second] = found.drafts;
    expect([first?.title.value, first?.status?.value, first?.venue?.value, first?.price?.value.minCents]).toEqual([
      'Kite Day',
      'cancelled',
      'Finlay Park',
      0,
    ]);
    expect([first?.end?.value, first?.imageUrl?.value]).toEqual(['2026-03-15T15:00', 'https://hall.example/a.jpg']);
    expect([second?.url?.value, second?.venue?.value, second?.price?.value.minCents]).toEqual([
      'https://hall.example/b',
      'Granby Park',
      500,
    ]);
  });

  it('a list and a grid of the same events give each once', () => {
    const list = [1, 2, 3].map((n) => card(`Mar ${n + 4}`, `Show ${n}`, '7 PM', n)).join('');
    const again = [1, 2, 3].map((n) => `<li>Mar ${n + 4} <a href="/day/${n}">Show ${n}</a> 7 PM</li>`).join('');
    expect(shown(listed(`<h1>Shows</h1>${list}<ul>${again}</ul>`))).toHaveLength(3);
  });
});

describe('pages whose dates are no events', () => {
  const item = (day: string, title: string) => `<article><h2><a href="/p">${title}</a></h2><p>${day}</p></article>`;
  it.each([
    ['a blog', 'blog', item('March 1, 2026', 'Five tips') + item('February 20, 2026', 'Soil')],
    ['news', 'news-events', item('February 27, 2026', 'Fire station opens') + item('February 20, 2026', 'Budget')],
    [
      'jobs',
      'jobs',
      '<h1>Jobs</h1><table><tr><th>Position</th><th>Closing Date</th></tr><tr><td>Librarian</td><td>March 20, 2026</td></tr><tr><td>Clerk</td><td>April 1, 2026</td></tr></table>',
    ],
    ['bids', 'bids', '<h1>Bids</h1><ul><li>Paving, due: March 20, 2026</li><li>Fleet, due: March 27, 2026</li></ul>'],
    [
      'holidays',
      'hours',
      '<h2>Closings</h2><ul><li>Memorial Day - May 25, 2026</li><li>Independence Day - July 4, 2026</li></ul>',
    ],
    [
      'goods',
      'collections/vinyl',
      '<div><a href="/1">Blue Train</a> Release date: March 20, 2026</div><div><a href="/2">Kind of Blue</a> Release date: April 3, 2026</div>',
    ],
    ['an article', '2026/03/01/budget', '<h1>Budget</h1><p>By Jane Doe</p><p>March 1, 2026 9:30 AM</p><p>Passed.</p>'],
    ['reviews', 'reviews', '<div><b>Great!</b> Feb 11, 2026</div><div><b>Fine</b> Feb 12, 2026</div>'],
  ])('%s', (_, path, body) => {
    const found = listed(body, `https://town.example/${path}`, 'Town');
    expect([shown(found), codes(found)]).toEqual([[], ['no-events']]);
  });
});
