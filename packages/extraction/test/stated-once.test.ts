import { describe, expect, it } from 'vitest';
import { COLUMBIA, read } from './reading.ts';

const page = (body: string) =>
  read(`<!doctype html><html><head><title>Meetings</title></head><body><main>${body}</main></body></html>`, COLUMBIA)
    .drafts;

describe('what is said once above a schedule', () => {
  const lines = [
    'January 26 – Harbor Branch Library <a href="/v">Watch Livestream</a>',
    'February 23 – Northside <a href="/v">Watch Livestream</a>',
    'March 23 – Main Library',
    'April 7 – Special Meeting – noon',
    'April 27 – Old Mill',
    'May 18 – Harbor Branch Library',
  ];
  const head =
    '<h2>Meeting Schedule</h2><p>The Library Board of Trustees meets at 6:30 p.m. on the fourth Monday of each month.</p><h3>2026 Library Board Meeting Schedule</h3><p>Locations may change.</p>';

  it.each<[string, string]>([
    ['items', `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`],
    ['paragraphs', lines.map((line) => `<p>${line}</p>`).join('')],
    ['lines', `<div>${lines.join('<br>')}</div>`],
  ])('its title, year and usual time; short notes are places: %s', (_dress, list) => {
    const found = page(`<h1>Board</h1>${head}${list}`);
    expect(found.map(({ title, start, venue }) => `${start.value} ${title.value} @ ${venue?.value}`)).toEqual([
      '2026-01-26T18:30 Library Board Meeting @ Harbor Branch Library',
      '2026-02-23T18:30 Library Board Meeting @ Northside',
      '2026-03-23T18:30 Library Board Meeting @ Main Library',
      expect.stringMatching(/^2026-04-07T12:00 Special Meeting/),
      '2026-04-27T18:30 Library Board Meeting @ Old Mill',
      '2026-05-18T18:30 Library Board Meeting @ Harbor Branch Library',
    ]);
  });
});

describe('prices over several elements', () => {
  const gig = (day: string, name: string, price: string) =>
    `<div class="g"><h3>${name}</h3><p>${day}, 8 pm</p><div>${price}</div></div>`;

  it.each([
    ['$20 in advance / $23 at the door', 2000, 2300],
    ['<b>$</b>20 in advance / <b>$</b>23 at the door', 2000, 2300],
    ['<b>$20</b> <i>in advance</i> / <b>$23</b> <i>at the door</i>', 2000, 2300],
    ['<p>$</p><p>20</p>', 2000, 2000],
    ['Tickets: $20', 2000, 2000],
    ['Free with RSVP', 0, 0],
    ['No cover', 0, 0],
  ])('%s', (price, min, max) => {
    const [first] = page(
      `<h1>Shows</h1>${gig('April 3, 2026', 'Marsh Wrens', price)}${gig('April 10, 2026', 'The Long Porch', price)}`,
    );
    expect([first?.price?.value.minCents, first?.price?.value.maxCents]).toEqual([min, max]);
  });
});
