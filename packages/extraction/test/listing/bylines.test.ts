import { describe, expect, it } from 'vitest';
import { dresses, listed, shown } from './shown.ts';

const card = ([name, author, day]: readonly [string, string, string]) =>
  `<div class="entry"><h3><a href="/${name.length}">${name}</a></h3><p class="who">by ${author}</p><p class="d">${day}</p><p>A word on it.</p></div>`;

/** Under a byline, a day to come is a play's, and a day that is over an article's. */
describe('days under bylines', () => {
  const plays = [
    ['Hamlet', 'William Shakespeare', 'April 3, 2026, 7:30 pm'],
    ['Our Town', 'Thornton Wilder', 'June 5, 2026, 7:30 pm'],
    ['Marsh Light', 'Agnes Howe', 'September 11, 2026, 7:30 pm'],
  ] as const;
  const articles = [
    ['A roof for the bandshell', 'Agnes Howe', 'February 24, 2026'],
    ['The river in winter', 'Jo Whistle', 'February 20, 2026'],
    ['What the mayor said', 'Ada Moss', 'February 11, 2026'],
  ] as const;

  it.each(dresses(`<h1>Our Season</h1>${plays.map(card).join('')}`))('plays, %s', (_, html) => {
    expect(shown(listed(html, 'The Playhouse'))).toEqual([
      'Hamlet 2026-04-03T19:30',
      'Our Town 2026-06-05T19:30',
      'Marsh Light 2026-09-11T19:30',
    ]);
  });

  it.each(dresses(`<h1>Arts &amp; Events</h1>${articles.map(card).join('')}`))('articles, %s', (_, html) => {
    expect(shown(listed(html, 'The Paper'))).toEqual([]);
  });
});
