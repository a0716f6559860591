import { describe, expect, it } from 'vitest';
import { read } from './reading.ts';

const SHOWS = [
  ['Jazz Night', 'Saturday, April 4, 2026, 7:00 PM'],
  ['Blues Evening', 'Saturday, April 11, 2026, 8:00 PM'],
  ['Folk Matinee', 'Sunday, April 12, 2026, 2:00 PM'],
] as const;

describe('end tags that HTML lets a page leave out', () => {
  it.each([
    ['a list', (title: string, day: string) => `<li><h3>${title}</h3><p>${day}<p>Granby Hall`, 'ul'],
    ['a list of terms', (title: string, day: string) => `<dt>${title}<dd><p>${day}<p>Granby Hall`, 'dl'],
    ['a table', (title: string, day: string) => `<tr><td><p>${title}<td><p>${day}<td><p>Granby Hall`, 'table'],
  ])('cost no event of %s', (_, row, list) => {
    const rows = SHOWS.map(([title, day]) => row(title, day)).join('');
    const { drafts } = read(`<!doctype html><title>Events</title><h1>Events</h1><${list}>${rows}</${list}>`);
    expect(drafts.map(({ title, start }) => [title.value, start.value])).toEqual([
      ['Jazz Night', '2026-04-04T19:00'],
      ['Blues Evening', '2026-04-11T20:00'],
      ['Folk Matinee', '2026-04-12T14:00'],
    ]);
  });
});
