import { describe, expect, it } from 'vitest';
import { dresses, listed, shown } from './shown.ts';

/** Films with the hours of a day, of two days, and of a run of weekdays. */
describe('the showtimes of a cinema', () => {
  const body = `<h1>Now Playing</h1><p>Showtimes in ( ) are bargain matinees. All times p.m.</p>
    <div class="film"><h3>The Lighthouse</h3><p class="note">(PG-13)</p><p><b>Fri, April 3:</b> (4:15), 7:00<br><b>Mon–Wed, April 6–8:</b> (4:15), 7:00</p></div>
    <div class="film"><h3>Robo Raccoon</h3><p class="note">(PG)</p><p><b>Sat &amp; Sun, April 4 &amp; 5:</b> (12:45), 6:30<br><b>Mon–Wed, April 6–8:</b> 6:30</p></div>
    <div class="film"><h3>Small Hours</h3><p class="note">(R)</p><p><b>Fri, April 3:</b> 7:30 pm <span>SOLD OUT</span> 9:45 pm</p></div>`;

  it.each(dresses(body))('%s', (_, html) => {
    expect(shown(listed(html, 'Orpheum Twin'))).toEqual([
      'The Lighthouse 2026-04-03T16:15',
      'The Lighthouse 2026-04-03T19:00',
      ...[6, 7, 8].flatMap((day) => [`The Lighthouse 2026-04-0${day}T16:15`, `The Lighthouse 2026-04-0${day}T19:00`]),
      ...[4, 5].flatMap((day) => [`Robo Raccoon 2026-04-0${day}T12:45`, `Robo Raccoon 2026-04-0${day}T18:30`]),
      ...[6, 7, 8].map((day) => `Robo Raccoon 2026-04-0${day}T18:30`),
      'Small Hours 2026-04-03T19:30',
      'Small Hours 2026-04-03T21:45',
    ]);
  });

  it('a run with hours that have an end is one event', () => {
    const run = '<div class="film"><h3>Spring Fair</h3><p>Fri–Sun, April 3–5, 10 am – 5 pm</p></div>';
    const other = '<div class="film"><h3>Clay Day</h3><p>Sat, April 11, 10 am – 2 pm</p></div>';
    const found = listed(`<h1>Upcoming Events</h1>${run}${other}`);
    expect(found.drafts.map(({ start, end }) => [start.value, end?.value])).toEqual([
      ['2026-04-03T10:00', '2026-04-05T17:00'],
      ['2026-04-11T10:00', '2026-04-11T14:00'],
    ]);
  });
});
