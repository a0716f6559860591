import { describe, expect, it } from 'vitest';
import { dresses, listed, shown } from './shown.ts';

const SHOWS = [
  ['Friday, April 3, 2026', '8 pm', 'Marsh Wrens', 'with Tin Whistle Club', '/e/wrens'],
  ['Saturday, April 4, 2026', '7 pm', 'The Long Porch', 'featuring Ada Poe', '/e/porch'],
  ['Sunday, April 5, 2026', '3 pm', 'Cello Hour for Everyone', 'Live', '/e/cello'],
] as const;

/** A carousel of short names above a list of long ones. */
const carousel = (title: (index: number) => string, link = true) =>
  `<section class="slides">${SHOWS.map(([day, , , , href], index) => `<div class="slide"><img src="/i${index}.jpg" alt=""><h2>${link ? `<a href="${href}">${title(index)}</a>` : title(index)}</h2><span>${day}</span></div>`).join('')}</section>`;
const lists: Array<[string, string]> = [
  [
    'cards',
    `<div class="list">${SHOWS.map(([day, time, name, more, href]) => `<article class="show"><h3><a href="${href}">${name} ${more}</a></h3><p>${day}, ${time}</p><p>$12</p></article>`).join('')}</div>`,
  ],
  [
    'a table',
    `<table class="list"><tr><th>Date</th><th>Show</th><th>Price</th></tr>${SHOWS.map(([day, time, name, more, href]) => `<tr><td>${day}, ${time}</td><td><a href="${href}">${name} ${more}</a></td><td>$12</td></tr>`).join('')}</table>`,
  ],
  [
    'items',
    `<ul class="list">${SHOWS.map(([day, time, name, more, href]) => `<li><a href="${href}">${name} ${more}</a> <span>${day}, ${time}</span> <em>$12</em></li>`).join('')}</ul>`,
  ],
];
const STARTS = ['2026-04-03T20:00', '2026-04-04T19:00', '2026-04-05T15:00'];

describe.each(lists)('a carousel above %s', (_form, list) => {
  const name = (index: number) => SHOWS[index]?.[2] ?? '';
  it.each(dresses(`<h1>Shows</h1>${carousel(name)}${list}`))(
    'is the same shows under shorter names, %s',
    (_dress, body) => {
      expect(
        listed(body)
          .drafts.map(({ start }) => start.value)
          .toSorted(),
      ).toEqual(STARTS);
    },
  );

  it('is other shows if its names are others', () => {
    const others = ['Kite Day', 'Clay for Beginners', 'Seed Swap'];
    const found = listed(`<h1>Shows</h1>${carousel((index) => others[index] ?? '')}${list}`);
    expect(found.drafts).toHaveLength(6);
  });
});

it('events of one day with a common beginning are two', () => {
  const row = (name: string, time: string, href: string) =>
    `<li><a href="${href}">${name}</a> <span>Friday, April 3, 2026, ${time}</span></li>`;
  const found = listed(
    `<h1>Events</h1><section><h2>This week</h2><ul class="a">${row('Morning Story Time', '10 am', '/e/1')}${row('Clay Club', '2 pm', '/e/2')}</ul></section><section><h2>For families</h2><ol class="b">${row('Morning Story Time in Spanish', '10 am', '/e/3')}${row('Kite Day', '4 pm', '/e/4')}</ol></section>`,
  );
  expect(shown(found).toSorted()).toEqual([
    'Clay Club 2026-04-03T14:00',
    'Kite Day 2026-04-03T16:00',
    'Morning Story Time 2026-04-03T10:00',
    'Morning Story Time in Spanish 2026-04-03T10:00',
  ]);
});
