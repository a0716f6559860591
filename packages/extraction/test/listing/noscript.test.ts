import { expect, it } from 'vitest';
import { listed, shown } from './shown.ts';

const EVENTS = [
  ['Low Harbor', 'Friday, December 4, 2026', '8:00 pm'],
  ['Tin Sparrow', 'Saturday, December 5, 2026', '9:00 pm'],
  ['The Ledger Lines', 'Friday, December 11, 2026', '8:00 pm'],
];

it('reads what a page shows those who run no scripts', () => {
  const list = EVENTS.map(([name, day, hour]) => `<div class="ev"><h3>${name}</h3><p>${day}</p><p>${hour}</p></div>`);
  const page = `<h1>Upcoming Events</h1><div id="app"></div><noscript><div>${list.join('')}</div></noscript>`;
  expect(shown(listed(page, 'The Blue Moth', '2026-11-27'))).toEqual([
    'Low Harbor 2026-12-04T20:00',
    'Tin Sparrow 2026-12-05T21:00',
    'The Ledger Lines 2026-12-11T20:00',
  ]);
});

it('takes no picture or request for scripts for an event', () => {
  const page = `<h1>Upcoming Events</h1><noscript><img src="/count.gif" alt=""></noscript>
    <noscript>Please turn on JavaScript. Updated December 4, 2026.</noscript>`;
  expect(listed(page, 'The Blue Moth', '2026-11-27').drafts).toEqual([]);
});
