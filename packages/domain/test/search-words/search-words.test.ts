import { describe, expect, it } from 'vitest';
import {
  alternativesOf,
  formsOf,
  hasSought,
  nearestIn,
  nearestKnown,
  oneSlipFrom,
  slipsBetween,
} from '../../src/search-words/index.ts';

const brings = (term: string, title: string) => hasSought(title, alternativesOf(term) ?? []);

describe('other forms of a word', () => {
  it.each([
    ['dancing', 'Square Dance'],
    ['races', 'Soapbox Race'],
    ['stories', 'Bedtime Story Hour'],
    ['swimmers', 'Learn to Swim'],
    ['churches', 'Church Supper'],
    ['bailes', 'Baile de salón'],
    ['canciones', 'Canción y poesía'],
    ['voces', 'Una voz, una guitarra'],
    ['niñas', 'Coro de niños'],
    ['talleres', 'Taller de poesía'],
    ['exposiciones', 'Exposición de arte'],
  ])('%s finds %s', (term, title) => {
    expect(brings(term, title)).toBe(true);
  });

  it('are none of words that only end alike', () => {
    expect(formsOf('evening')).not.toContain('even');
    expect(formsOf('flower')).not.toContain('flow');
    expect(formsOf('blues')).not.toContain('blue');
    expect(formsOf('glass')).not.toContain('glas');
    expect(formsOf('libro')).not.toContain('libra');
    expect(formsOf('wines')).not.toContain('win');
  });
});

describe('other words for the same', () => {
  it.each([
    ['teatro', 'Youth Theatre Showcase'],
    ['obra de teatro', 'Community Theater presents Steel Magnolias'],
    ['jardinería', 'Spring Plant Sale'],
    ['gardening', 'Native Plants for Small Yards'],
    ['clases de baile', 'Salsa Lessons for Beginners'],
    ['película', 'Movies in the Park'],
    ['kids', 'Domingo de niños'],
    ['events for kids', 'Taller para niños'],
    ['live band', 'Concert on the Lawn'],
  ])('%s finds %s', (term, title) => {
    expect(brings(term, title)).toBe(true);
  });

  it('are looked for beside each word of a search, and not for what stands in quotes', () => {
    expect(brings('salsa class', 'Taller de salsa')).toBe(true);
    expect(brings('salsa class', 'Taller de poesía')).toBe(false);
    expect(alternativesOf('"teatro"')).toBeNull();
    expect(alternativesOf('xylophone zebra')).toBeNull();
  });
});

describe('slips', () => {
  it('are letters too many, too few, others, and two that changed places', () => {
    for (const word of ['jaz', 'jazzz', 'jzaz', 'jaxz', 'ajzz'])
      expect(oneSlipFrom('jazz').includes(word) || slipsBetween('jazz', word, 1)).toBeTruthy();
    expect(slipsBetween('jazz', 'jaaz', 1)).toBe(1);
    expect(slipsBetween('photography', 'photografy', 2)).toBe(2);
    expect(slipsBetween('jazz', 'fizz', 1)).toBe(Number.POSITIVE_INFINITY);
  });

  it('are corrected by the words that are there, the most frequent of the nearest', () => {
    expect(nearestIn('threater', ['Town Theater', 'The Threats'])).toBe('theater');
    expect(nearestIn('fotografia', ['Fotografía callejera'])).toBe('fotografia');
    expect(nearestIn('photografy', ['Photography Walk'])).toBe('photography');
    expect(nearestIn('park', ['Dark Skies'])).toBeNull();
    expect(nearestKnown('karoake')).toBe('karaoke');
  });
});
