import { CATEGORIES } from '@marquee/contract';
import { describe, expect, it } from 'vitest';
import { categorize } from '../../src/categories/categorize.ts';
import { CATEGORY_SAMPLES, type CategorySample, RECORDED_SAMPLES } from './category-samples.ts';

const of = (title: string, labels: string[] = [], description: string | null = null, venue: string | null = null) =>
  categorize({ title, labels, description, venue });

describe('categories', () => {
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
    ['An Evening', ['MusicEvent'], ['Music']],
    ['An Evening', ['Arts', 'Food'], ['Food', 'Arts']],
    ['An Evening', ['Other'], ['Other']],
    ['Jazz Brunch', ['Music', 'Food'], ['Music', 'Food']],
    ['Lamb of God, Mastodon, Kerry King', [], ['Music']],
    ['Columbia, SC', [], ['Other']],
  ])('%s, labelled %j: %j', (title, labels, expected) => {
    expect(of(title, labels).categories).toEqual(expected);
  });

  it('a word inside another word does not count', () => {
    expect(of('Smart Parking Bandage Startle')).toEqual({ categories: ['Other'], because: [] });
  });

  it('a longer phrase hides the words in it', () => {
    expect(of('Book your table in Little Rock').categories).toEqual(['Other']);
    expect(of('First Thursday Art Walk').categories).toEqual(['Arts']);
  });

  it('one word of a description decides only where nothing else does', () => {
    expect(of('An Evening', [], 'There will be wine.').categories).toEqual(['Food']);
    expect(of('Bluegrass Night', [], 'There will be wine.').categories).toEqual(['Music']);
  });

  it('a venue decides only where nothing else does', () => {
    expect(of('An Evening', [], null, 'Museum of Art').categories).toEqual(['Arts']);
    expect(of('Bluegrass Night', [], null, 'Museum of Art').categories).toEqual(['Music']);
  });

  it('says which words decided, and where they stand', () => {
    expect(of('Sunrise Yoga', ['Wellness'], 'Bring a mat for yoga.', 'Drew Wellness Center').because).toEqual([
      { category: 'Health', field: 'label', word: 'wellness' },
      { category: 'Health', field: 'title', word: 'yoga' },
      { category: 'Health', field: 'description', word: 'yoga' },
      { category: 'Health', field: 'venue', word: 'wellness' },
    ]);
  });

  it('there are at most three, and never none', () => {
    const all = of('Music food art hike yoga class tech mixer karaoke race', [...CATEGORIES]);
    expect(all.categories).toHaveLength(3);
    expect(of('').categories).toEqual(['Other']);
  });

  it('reads the beginning of a long description', () => {
    expect(of('An Evening', [], `${'word '.repeat(100)}wine`).categories).toEqual(['Food']);
    expect(of('An Evening', [], `${'word '.repeat(400)}wine`).categories).toEqual(['Other']);
  });
});

describe('the right category comes first', () => {
  const wrongOf = (samples: readonly CategorySample[]) =>
    samples.flatMap(({ title, venue, right }) => {
      const [first] = of(title, [], null, venue).categories;
      return first && right.includes(first) ? [] : [`${title} at ${venue}: ${first} instead of ${right.join(' or ')}`];
    });

  it('for at least 98 in 100 titles of our own', () => {
    expect(CATEGORY_SAMPLES.length).toBeGreaterThanOrEqual(190);
    const wrong = wrongOf(CATEGORY_SAMPLES);
    expect(wrong.length / CATEGORY_SAMPLES.length, wrong.join('\n')).toBeLessThanOrEqual(0.02);
  });

  it('for at least 95 in 100 titles of recorded calendars', () => {
    const wrong = wrongOf(RECORDED_SAMPLES);
    expect(wrong.length / RECORDED_SAMPLES.length, wrong.join('\n')).toBeLessThanOrEqual(0.05);
  });
});
