import { expect, it } from 'vitest';
import { listed } from '../listing/shown.ts';

const page = (above: string) =>
  listed(
    `<article><h1>Spring Art Crawl</h1>${above}<p>The Spring Art Crawl returns! Join us Saturday, March 21st from 10am-5pm as artists open their studios.</p><p>Where: The Arts Center at 400 Court St, West Columbia</p><p>Admission is free.</p></article>`,
    'Spring Art Crawl – Mill Village Arts',
    '2026-02-01',
  ).drafts.map(({ title, start, venue }) => [title.value, start.value, venue?.value]);

it.each([
  '<div>January 28, 2026 by <a href="/jess">Jess</a></div>',
  '<div>January 28, 2026 | by Jess Hale</div>',
  '<div class="entry-meta">January 28, 2026</div>',
  '<span class="posted-on">January 28, 2026</span>',
])('takes the day of an article above an event for no day of the event: %s', (above) => {
  expect(page(above)).toEqual([['Spring Art Crawl', '2026-03-21T10:00', 'The Arts Center']]);
});

it('reads a day to come in such a line', () => {
  expect(page('<div class="entry-meta">March 28, 2026</div>').map(([, start]) => start?.slice(0, 10))).toContain(
    '2026-03-28',
  );
});
