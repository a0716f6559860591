import { describe, expect, it } from 'vitest';
import { dresses, listed, shown } from './shown.ts';

const days = (first: string) => {
  const gigs: Record<number, string> = {
    3: '<div class="gig"><a href="/a"><b>The Marsh Wrens</b></a><br><i>7 &amp; 9pm</i></div>',
    4: '<div class="gig"><a href="/b"><b>Organ Combo</b></a><br><i>7:30 &amp; 9:45pm</i></div>',
    12: '<div class="gig"><a href="/c"><b>Gospel Brunch</b></a><br><i>11am</i></div>',
  };
  const cells = Array.from(
    { length: 30 },
    (_, index) => `<td><span class="daynum">${index + 1}</span>${gigs[index + 1] ?? ''}</td>`,
  );
  const weeks = [0, 7, 14, 21, 28].map((from) => `<tr>${cells.slice(from, from + 7).join('')}</tr>`);
  return `<p>${first}</p><table><tr>${['Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue'].map((day) => `<th>${day}</th>`).join('')}</tr>${weeks.join('')}</table>`;
};

/** The month of a grid stands between links to the months beside it. */
describe.each([
  '<a href="?m=3">« March</a> &nbsp; <font size="+3">April 2026</font> &nbsp; <a href="?m=5">May »</a>',
  '<a href="?m=3">‹</a> <b>April 2026</b> <a href="?m=5">›</a>',
  '<a href="?m=3">Prev</a> | April 2026 | <a href="?m=5">Next</a>',
])('a month under %s', (above) => {
  it.each(dresses(`<h1>Calendar</h1>${days(above)}`))('%s', (_, html) => {
    expect(shown(listed(html, 'Calendar'))).toEqual([
      'The Marsh Wrens 2026-04-03T19:00',
      'The Marsh Wrens 2026-04-03T21:00',
      'Organ Combo 2026-04-04T19:30',
      'Organ Combo 2026-04-04T21:45',
      'Gospel Brunch 2026-04-12T11:00',
    ]);
  });
});

/** What stands beside the number of a day differs from day to day; its date for machines does not. */
describe.each([
  ['a time', (date: string, day: number) => `<time datetime="${date}">${day}</time>`],
  ['data', (date: string, day: number) => `<span data-date="${date}"><a href="/d/${day}">${day}</a></span>`],
])('a month whose days are told by %s', (_, dateOf) => {
  const entries: Record<number, string> = {
    3: '<p>9:30 am – 10:15 am</p><h3><a href="/t">Toddler Trails</a></h3>',
    21: '<p>4:30 pm – 6:00 pm</p><h3><a href="/s">Solstice Bonfire</a></h3>',
    24: '<i class="hidden">2026-04-24</i> <i class="hidden">2026-04-25</i><h3>Center Closed for the Holidays</h3>',
    26: '<p>7:30 am – 3:00 pm</p><h3><a href="/b">Spring Bird Count</a></h3>',
  };
  const cells = Array.from({ length: 30 }, (__, index) => {
    const date = `2026-04-${String(index + 1).padStart(2, '0')}`;
    return `<div role="gridcell"><span>${entries[index + 1] ? 1 : 0} events,</span> ${dateOf(date, index + 1)}<div>${entries[index + 1] ?? ''}</div></div>`;
  });
  const weeks = [0, 7, 14, 21, 28].map((from) => `<div role="row">${cells.slice(from, from + 7).join('')}</div>`);

  it.each(dresses(`<h1>Calendar</h1><p>April 2026</p><div>${weeks.join('')}</div>`))('%s', (__, html) => {
    expect(shown(listed(html, 'Calendar'))).toEqual([
      'Toddler Trails 2026-04-03T09:30',
      'Solstice Bonfire 2026-04-21T16:30',
      'Spring Bird Count 2026-04-26T07:30',
    ]);
  });
});

describe('a festival of hours by rooms', () => {
  const slot = (name: string, note: string) =>
    `<td class="slot"><a class="film" href="/${name.length}">${name}</a><span class="run">${note}</span></td>`;
  const empty = '<td class="empty">&nbsp;</td>';
  const head =
    '<table><thead><tr><th></th><th>Rialto 1</th><th>Rialto 2</th><th>Odd Fellows Hall</th></tr></thead><tbody>';
  const body = `<h1>Festival Schedule</h1>
    <h2>Friday, April 3</h2>${head}
    <tr><th>7:00 PM</th>${slot('The Long Portage', '107 min')}${empty}${empty}</tr>
    <tr><th>9:45 PM</th>${empty}${slot('Midnight Shorts', '115 min')}${slot('Opening Party', 'Free with pass')}</tr></tbody></table>
    <h2>Saturday, April 4</h2>${head}
    <tr><th>1:00 PM</th>${slot('Salt Wives', '80 min')}${slot('Shorts at Home', '72 min')}${empty}</tr>
    <tr><th>3:30 PM</th>${slot('Bright Ledger', '101 min')}${slot('How to Fix a Car', '111 min')}${slot('Panel on Money', 'Free')}</tr></tbody></table>`;

  it.each(dresses(body))('%s', (_, html) => {
    const found = listed(html, 'Festival').drafts;
    expect(found.map(({ title, start, venue }) => `${start.value} ${title.value} @ ${venue?.value}`)).toEqual([
      '2026-04-03T19:00 The Long Portage @ Rialto 1',
      '2026-04-03T21:45 Midnight Shorts @ Rialto 2',
      '2026-04-03T21:45 Opening Party @ Odd Fellows Hall',
      '2026-04-04T13:00 Salt Wives @ Rialto 1',
      '2026-04-04T13:00 Shorts at Home @ Rialto 2',
      '2026-04-04T15:30 Bright Ledger @ Rialto 1',
      '2026-04-04T15:30 How to Fix a Car @ Rialto 2',
      '2026-04-04T15:30 Panel on Money @ Odd Fellows Hall',
    ]);
  });

  it('is not what a list of hours, names and places is', () => {
    const row = (hour: string, name: string, place: string) =>
      `<tr><td>${hour}</td><td>${name}</td><td>${place}</td></tr>`;
    const list = (rows: string) => `<table><tr><th>Time</th><th>Event</th><th>Location</th></tr>${rows}</table>`;
    const html = `<h1>Events</h1><h2>Friday, April 3</h2>${list(row('7 PM', 'The Marsh Wrens', 'Canal Hall') + row('9 PM', 'Organ Combo', 'Mill Room'))}
      <h2>Saturday, April 4</h2>${list(row('1 PM', 'Clay for Beginners', 'Mill Room') + row('3 PM', 'The Long Porch', 'Canal Hall'))}`;
    expect(shown(listed(html, 'Events'))).toEqual([
      'The Marsh Wrens 2026-04-03T19:00',
      'Organ Combo 2026-04-03T21:00',
      'Clay for Beginners 2026-04-04T13:00',
      'The Long Porch 2026-04-04T15:00',
    ]);
  });
});

describe('a school calendar of days in boxes', () => {
  const info = (name: string, hours: string) =>
    `<div class="info"><a class="link" href="#">${name}</a>${hours ? `<div class="time">${hours}</div>` : ''}</div>`;
  const box = (day: string, infos: string) =>
    `<div class="box"><div class="date"><span>${day}</span></div>${infos}</div>`;
  const body = `<h1>District Calendar</h1>${[
    box('Thursday, April 2, 2026', info('Early Release', '')),
    box(
      'Friday, April 3, 2026',
      info('Band Debut', '1:45 PM - 2:30 PM') + info('Orchestra Concert', '6:30 PM - 7:30 PM'),
    ),
    box('Monday, April 6, 2026', info('Spring Recess', '')),
    box('Tuesday, April 7, 2026', info('Trimester 3 begins', '')),
    box('Wednesday, April 8, 2026', info('Board Meeting', '7:00 PM - 9:00 PM')),
  ].join('')}`;

  it.each(dresses(body))('%s', (_, html) => {
    expect(shown(listed(html, 'District Calendar'))).toEqual(
      expect.arrayContaining(['Band Debut 2026-04-03T13:45', 'Orchestra Concert 2026-04-03T18:30']),
    );
  });
});
