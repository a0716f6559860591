import { expect, it } from 'vitest';
import { found } from './page.ts';

const RELATED =
  '<section><h2>Related Events</h2><div class="card"><h3><a href="/e/2">Mud Season</a></h3><p>April 24, 2026, 8 pm</p></div><div class="card"><h3><a href="/e/3">Brass Choir</a></h3><p>April 26, 2026, 3 pm</p></div><div class="card"><h3><a href="/e/4">Ada Moss</a></h3><p>May 2, 2026, 8 pm</p></div></section>';
const TEXT =
  '<p>The Lanterns bring their songs of rivers and rail yards to our stage, with two fiddles, a saw and the voice of Ben Fox. Their third record came out last fall.</p>';
const head = (title: string, more = '') => `<title>${title}</title>${more}`;
const OG =
  '<meta property="og:title" content="The Lanterns | Birch Hall"><meta property="og:site_name" content="Birch Hall">';
const SAT = '04-18T20:00 The Lanterns';

const CASES: Array<[string, string, string, string[]]> = [
  [
    'related events below',
    head('The Lanterns – Birch Hall'),
    `<h1>The Lanterns</h1><p>Saturday, April 18, 2026, 8 pm</p>${TEXT}${RELATED}`,
    [SAT],
  ],
  [
    'title for others with the site’s name',
    head('Event', OG),
    `<h2>The Lanterns</h2><p>Sat, Apr 18 · 8:00 PM</p>${TEXT}<a href="/t">Get Tickets</a>${RELATED.replace('Related Events', 'You may also like')}`,
    [SAT],
  ],
  [
    'a range in the subtitle',
    head('The Gull | Birch Hall'),
    `<h1>The Gull</h1><h2>April 17 – May 3, 2026</h2>${TEXT}<p>Tickets $25</p>${RELATED.replace('Related Events', 'Also on Stage')}`,
    ['04-17 The Gull'],
  ],
  [
    'a range without a year in the subtitle',
    head('The Gull | Birch Hall'),
    `<h1>The Gull</h1><p class="sub">Apr 17 – May 3</p>${TEXT}<a href="/t">Buy Tickets</a>`,
    ['04-17 The Gull'],
  ],
  [
    'the day above the name',
    head('The Lanterns – Birch Hall'),
    `<p>Sat 18 April 2026</p><h1>The Lanterns</h1><p>Doors 7 pm, show 8 pm</p>${TEXT}${RELATED.replace('Related Events', 'Upcoming Shows')}`,
    [SAT],
  ],
  [
    'labels beside',
    head('The Lanterns – Birch Hall'),
    `<h1>The Lanterns</h1>${TEXT}<dl><dt>Date</dt><dd>April 18, 2026</dd><dt>Time</dt><dd>8:00 pm – 10:00 pm</dd><dt>Venue</dt><dd>Main Stage</dd></dl>${RELATED.replace('Related Events', 'More Events')}`,
    [SAT],
  ],
  [
    'related events above',
    head('The Lanterns – Birch Hall'),
    `<aside><h3>Next up</h3><ul><li><a href="/e/2">Mud Season</a> Apr 24</li><li><a href="/e/3">Brass Choir</a> Apr 26</li></ul></aside><h1>The Lanterns</h1><p>Saturday, April 18, 2026 at 8:00 PM</p>${TEXT}`,
    [SAT],
  ],
  [
    'the site’s name as first heading',
    head('The Lanterns | Birch Hall', OG),
    `<h1>Birch Hall</h1><h2>The Lanterns</h2><p>April 18, 2026 8:00 pm</p>${TEXT}${RELATED}`,
    [SAT],
  ],
  [
    'the name and the day in one title',
    head('The Lanterns, April 18 – Birch Hall'),
    `<h1>The Lanterns</h1><div><span>APR</span> <span>18</span></div><p>8:00 PM</p>${TEXT}<a href="/t">Buy tickets</a>${RELATED}`,
    [SAT],
  ],
  [
    'two evenings',
    head('The Lanterns – Birch Hall'),
    `<h1>The Lanterns</h1><p>Fri, April 17, 8 pm<br>Sat, April 18, 8 pm</p>${TEXT}${RELATED}`,
    ['04-17T20:00 The Lanterns', SAT],
  ],
  [
    'next and previous event',
    head('The Lanterns – Birch Hall'),
    `<nav><a href="/e/1">« Ada Moss</a> <a href="/e/2">Mud Season »</a></nav><h1>The Lanterns</h1><h3>April 18, 2026 @ 8:00 pm - 10:00 pm</h3>${TEXT}${RELATED.replace('Related Events', 'Other events this month')}`,
    [SAT],
  ],
  [
    'cards like the event itself',
    head('The Lanterns – Birch Hall'),
    `<div class="card"><h1>The Lanterns</h1><p>April 18, 2026, 8 pm</p></div>${TEXT}${RELATED.replace('<h2>Related Events</h2>', '<h2>More at Birch Hall</h2>')}`,
    [SAT],
  ],
  [
    'the site’s name as title and first heading',
    head('Birch Hall', OG),
    `<h1>Birch Hall</h1><h2>The Lanterns</h2><p>Sat, April 18, 2026, 8 pm</p>${TEXT}`,
    [SAT],
  ],
  [
    'the day in a box above the name, the hour below it',
    head('The Lanterns | Birch Hall'),
    `<div class="date"><b>18</b><span>Apr</span></div><h1>The Lanterns</h1><p>8:00 pm</p>${TEXT}${RELATED.replace('<h2>Related Events</h2>', '<div>See also</div>')}`,
    [SAT],
  ],
  [
    'hours by weekday below a range',
    head('The Gull | Birch Hall'),
    `<h1>The Gull</h1><p>April 17–19</p>${TEXT}<p>Fri 8 pm, Sat 8 pm, Sun 2 pm</p>${RELATED.replace('<h2>Related Events</h2>', '<div>Up next</div>')}`,
    ['04-17T20:00 The Gull', '04-18T20:00 The Gull', '04-19T14:00 The Gull'],
  ],
];
it.each(CASES)('%s', (_name, top, body, wanted) => {
  const { drafts } = found(body, {
    head: top,
    foot: 'Birch Hall, 123 Main St, Columbia, SC 29201',
    host: 'birch.example',
  });
  const own = drafts.map(({ title, start }) => `${start.value.slice(5)} ${title.value}`);
  for (const line of wanted) expect(own).toContain(line);
  // Other events that the page names are no mistake, as long as their own values are right.
  const others = [
    '04-24T20:00 Mud Season',
    '04-26T15:00 Brass Choir',
    '05-02T20:00 Ada Moss',
    '04-24 Mud Season',
    '04-26 Brass Choir',
  ];
  expect(own.filter((line) => !wanted.includes(line) && !others.includes(line))).toEqual([]);
});
