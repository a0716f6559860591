import { CATEGORIES } from '@marquee/contract';
import { describe, expect, it } from 'vitest';
import { categorise } from '../src/events/categorise.ts';
import { priceLabel } from '../src/events/price-label.ts';

describe('categories', () => {
  const of = (title: string, labels: string[] = [], description: string | null = null) =>
    categorise({ title, labels, description });

  it.each([
    ['Bluegrass Night', [], ['Music']],
    ['South Carolina Philharmonic: Beethoven', [], ['Music']],
    ['Oyster Roast', [], ['Food']],
    ['Pottery Studio', [], ['Arts']],
    ['Congaree River Paddle', [], ['Outdoor']],
    ['Roller Derby Double Header', [], ['Sports']],
    ['Karaoke', [], ['Nightlife']],
    ['Sunrise Yoga', [], ['Health']],
    ['Chamber Breakfast', [], ['Business']],
    ['Toddler Storytime', [], ['Education']],
    ['JavaScript Hackathon', [], ['Technology']],
    ['An Evening', [], ['Other']],
    ['An Evening', ['music'], ['Music']],
    ['An Evening', ['Arts', 'Food'], ['Food', 'Arts']],
    ['An Evening', ['Other'], ['Other']],
    ['Jazz Brunch', ['Music', 'Food'], ['Music', 'Food']],
  ])('%s, labelled %j: %j', (title, labels, expected) => {
    expect(of(title, labels)).toEqual(expected);
  });

  it('a word inside another word does not count', () => {
    expect(of('Smart Parking Bandage Startle')).toEqual(['Other']);
  });

  it('one word of a description decides only where nothing else does', () => {
    expect(of('An Evening', [], 'There will be wine.')).toEqual(['Food']);
    expect(of('Bluegrass Night', [], 'There will be wine.')).toEqual(['Music']);
  });

  it('there are at most three, and never none', () => {
    const all = of('Music food art hike yoga class tech mixer karaoke race', [...CATEGORIES]);
    expect(all.length).toBe(3);
    expect(of('')).toEqual(['Other']);
  });
});

describe('the price for people', () => {
  const label = (minCents: number | null, maxCents: number | null = null, text: string | null = null) =>
    priceLabel({ minCents, maxCents, text });

  it.each([
    [1500, null, '$15'],
    [1500, 1500, '$15'],
    [1500, 2500, '$15-25'],
    [1550, 2500, '$15.50-25'],
    [999, null, '$9.99'],
    [0, null, 'Free'],
    [0, 0, 'Free'],
    [0, 2000, '$0-20'],
    [null, null, 'See event page'],
    [2000, 1000, '$20'],
    [100_000, null, '$1000'],
  ])('%j to %j cents: %s', (min, max, expected) => {
    expect(label(min, max)).toBe(expected);
  });

  it('a text stands where there is no figure, cut to a line', () => {
    expect(label(null, null, ' Pay what you can ')).toBe('Pay what you can');
    expect(label(null, null, 'x'.repeat(200))).toHaveLength(60);
    expect(label(null, null, '  ')).toBe('See event page');
  });

  it('what nobody told us is never called free', () => {
    expect(label(null, 2500)).not.toMatch(/free/i);
  });
});
