import { describe, expect, it } from 'vitest';
import { dresses, listed, shown } from './shown.ts';

const TODAY = '2026-11-27';

describe('cards of which some have several days', () => {
  const card = (name: string, days: string) =>
    `<div class="col"><div class="card"><div class="card-body"><div class="d-flex"><h4 class="card-title">${name}</h4></div><p class="card-text">${days}</p><p class="card-text">Join us for an evening of it, all levels welcome.</p></div></div></div>`;
  const body = [
    card('Graph Networks', 'Dec. 29, 2026 by Acme'),
    card('Recursion', 'Dec. 28, 2026 by Reactor'),
    card('Summit', 'Dec. 14 &amp; 15, 2026 by State'),
    card('Cafecito', 'Dec. 10, 2026 by Techqueria'),
    card('Fireside Chat', 'Oct. 14, 2026 by Techqueria'),
    card('Heritage Summit', 'Oct. 7, 2026 by Techqueria'),
    card('Machine Learning', 'Sept. 26, Oct. 3 by WWCode'),
    card('Fundamentals', 'Sept. 25, 2026 by Club'),
  ].join('');
  it('each keep their own name, past ones too, whoever holds them', () => {
    expect(shown(listed(`<h1>Events</h1><div class="row">${body}</div>`, 'Events', TODAY))).toEqual([
      'Graph Networks 2026-12-29',
      'Recursion 2026-12-28',
      'Summit 2026-12-14',
      'Summit 2026-12-15',
      'Cafecito 2026-12-10',
      'Fireside Chat 2026-10-14',
      'Heritage Summit 2026-10-07',
      'Machine Learning 2026-09-26',
      'Machine Learning 2026-10-03',
      'Fundamentals 2026-09-25',
    ]);
  });
});

describe('a day that a record writes twice', () => {
  const event = (box: string, name: string, full: string, hour: string, venue: string) =>
    `<div><div>${box}</div><h3><a href="/e">${name}</a></h3><div>${full}</div><div>${hour}</div><div><a href="/v">${venue}</a></div></div>`;
  const body = [
    event('1 Dec', 'Bluegrass Festival', 'December 1, 2026', '10:00 am - 10:00 pm', 'Bill Park and Campground'),
    event('1 Dec', 'Blues Jam', 'December 1, 2026', '7:00 pm - 10:00 pm', 'Dance Barn'),
    event('2 Dec', 'Rainbow Breakfast', 'December 2, 2026', '9:00 am - 11:00 am', 'Village Inn Restaurant'),
    event('3 Dec', 'Science Night', 'December 3, 2026', '6:00 pm - 8:00 pm', 'Wonder Lab'),
  ].join('');
  it.each(dresses(`<h1>Calendar</h1>${body}`))('is one event: %s', (_, page) => {
    expect(shown(listed(page, 'Calendar', TODAY))).toEqual([
      'Bluegrass Festival 2026-12-01T10:00',
      'Blues Jam 2026-12-01T19:00',
      'Rainbow Breakfast 2026-12-02T09:00',
      'Science Night 2026-12-03T18:00',
    ]);
  });

  it('once with its hour, is no second event without', () => {
    const show = (day: string, name: string) =>
      `<div class="a"><p>${day}</p><p>${name}</p></div><div class="b"><p>${day}, 2026 8 pm</p><p>${name}</p><a href="/t">Buy Tickets</a></div>`;
    const page = `<h1>Shows</h1>${show('Tue Dec 1', 'Warren Haynes')}${show('Wed Dec 2', 'The Jesus Lizard')}${show('Sat Dec 5', 'Circa Waves')}`;
    expect(shown(listed(page, 'Shows', TODAY))).toEqual([
      'Warren Haynes 2026-12-01T20:00',
      'The Jesus Lizard 2026-12-02T20:00',
      'Circa Waves 2026-12-05T20:00',
    ]);
  });
});

it('reads cards below a heading of their section', () => {
  const card = (when: string, what: string, where: string) =>
    `<div class="rehearsal-card"><div class="detail-label">${when}</div><div class="detail-value">${what}</div><div class="detail-sub">${where}</div></div>`;
  const body = `<h1>Performances</h1><section><p>Featured Show</p><h2>Last Blast of Summer</h2><dl><dt>When</dt><dd>Sunday, January 31, 2027 · 3:00 PM</dd><dt>Where</dt><dd>National Guard Armory</dd></dl></section>
  <section><p>Upcoming Sing-Outs</p><h2>On the calendar</h2>${card('Friday, December 4, 2026 · 6:00 PM', 'Market Concert', 'Downtown')}${card('Saturday, December 12, 2026 · 11:00 AM', 'Winter Picnic', 'Forest Grove, OR')}${card('Sunday, January 10, 2027 · 3:00 PM', 'Valley Singers Show', 'The Armory, Forest Grove, OR')}</section>`;
  expect(shown(listed(body, 'Singers', TODAY)).sort()).toEqual([
    'Last Blast of Summer 2027-01-31T15:00',
    'Market Concert 2026-12-04T18:00',
    'Valley Singers Show 2027-01-10T15:00',
    'Winter Picnic 2026-12-12T11:00',
  ]);
});

it('gives an exhibition no hours of its reception', () => {
  const show = (name: string, run: string, day: string) =>
    `<p><b>${name}</b><br>${run}<br>Opening Reception: ${day}, 6 - 8 pm</p>`;
  const body = `<h2>CURRENT</h2>${show('Lonely Hour', 'December 3, 2026 - January 16, 2027', 'Thursday, December 3')}<h2>UPCOMING</h2>${show('No Place Like You', 'January 21 - February 27, 2027', 'Thursday, January 21')}${show('House Painter', 'March 4 - April 10, 2027', 'Thursday, March 4')}`;
  expect(
    listed(`<h1>Exhibitions</h1>${body}`, 'Gallery', TODAY).drafts.map(({ title, start, end }) => [
      title.value,
      start.value,
      end?.value,
    ]),
  ).toEqual([
    ['Lonely Hour', '2026-12-03', '2027-01-16'],
    ['No Place Like You', '2027-01-21', '2027-02-27'],
    ['House Painter', '2027-03-04', '2027-04-10'],
  ]);
});

it('takes no sentence of duties for the name of meetings', () => {
  const days = (list: string[]) =>
    list.map((day) => `<li>${day} - <a href="/a.pdf">Agenda</a> | <a href="/m.pdf">Minutes</a></li>`).join('');
  const body = `<h1>Advisory Boards</h1><h2>Team Justice</h2><ul><li>Plan and oversee</li><li>Review performance of programs</li></ul>
    <p>The Juvenile Corrections (Team Justice) Advisory Board meets from 11:30 to 1 p.m. on the first Friday of each month at 271 W. 3rd St. To join a meeting use the following:</p><p>Join Zoom Meeting<br>https://zoom.example/j/8477</p>
    <p><b>2026-27 Meetings</b></p><ul>${days(['December 4, 2026', 'January 8, 2027', 'February 5, 2027', 'March 5, 2027'])}</ul>`;
  expect(shown(listed(body, 'County', TODAY))).toEqual(
    ['2026-12-04', '2027-01-08', '2027-02-05', '2027-03-05'].map(
      (day) => `Juvenile Corrections (Team Justice) Advisory Board ${day}T11:30`,
    ),
  );
});

it('reads each of many hours under a day, whatever was taken for the title of the day', () => {
  const act = (name: string, hour: string, venue: string) =>
    `<li><a href="/e"><span class="artist">${name}</span> — <span class="venue">${venue}</span> <span class="time">(${hour})</span></a></li>`;
  const day = (name: string, hours: string[]) =>
    `<h3>${name}</h3><ul><li class="featured"><span class="badge">Our Pick</span> <span class="artist">The Night Owls</span></li>${hours.map((hour, index) => act(`Band ${name[0]}${index}`, hour, 'Growlers')).join('')}</ul>`;
  const hours = ['6 PM', '6:30 PM', '7 PM', '8 PM', '9 PM', '9:30 PM', '10 PM'];
  const body = `<h1>Concerts</h1>${day('Friday, December 4', hours)}${day('Saturday, December 5', hours)}`;
  const found = shown(listed(body, 'Concerts', TODAY));
  expect(found).toHaveLength(14);
  expect(found).toContain('Band F1 2026-12-04T18:30');
});
