import { inWords } from '@marquee/testkit';
import { describe, expect, it } from 'vitest';
import { type QualityFacts, weigh } from '../src/quality/weigh.ts';

const NOW = Date.parse('2026-10-01T12:00:00Z');
const HOUR = 3_600_000;
const BARE: QualityFacts = {
  title: 'Jazz on the Green',
  when: { startsAt: NOW + HOUR, endsAt: NOW + 2 * HOUR, hasTime: true },
  venue: null,
  address: null,
  description: null,
  imageUrl: null,
  url: null,
  hasPrice: false,
  hasCategory: false,
};
const FULL: QualityFacts = {
  ...BARE,
  venue: 'Finlay Park',
  address: '930 Laurel St',
  description: 'The Root Doctors play two sets by the water; bring a blanket and something to drink to it.',
  imageUrl: 'https://x.example.org/a.png',
  url: 'https://x.example.org/jazz',
  hasPrice: true,
  hasCategory: true,
};
const day = (startsAt: number, hasTime = false) => ({ startsAt, endsAt: startsAt + HOUR, hasTime });

describe('quality tiers [TIER-02]', () => {
  it.each<[number, number, string, QualityFacts]>([
    [1, 100, 'save_directly', FULL],
    [1, 90, 'save_directly', { ...FULL, imageUrl: null }],
    [1, 80, 'save_directly', { ...FULL, imageUrl: null, url: null, hasPrice: false }],
    [2, 78, 'enhance_then_save', { ...FULL, description: 'Music.', imageUrl: null, hasPrice: false }],
    [2, 60, 'enhance_then_save', { ...BARE, venue: 'Finlay Park', address: '930 Laurel St' }],
    [3, 57, 'save_basic', { ...BARE, venue: 'Finlay Park', hasCategory: true }],
    [3, 40, 'save_basic', BARE],
    [3, 30, 'save_basic', { ...BARE, when: day(NOW + HOUR) }],
    [4, 85, 'reject', { ...FULL, title: '' }],
    [4, 75, 'reject', { ...FULL, when: { written: null } }],
  ])('tier %i at %i points: %s', (tier, score, action, facts) => {
    expect(weigh(facts, NOW)).toMatchObject({ tier, score, action });
  });

  it('gives a reason for every point that it gives or withholds', () => {
    expect(inWords(weigh({ ...FULL, imageUrl: null, description: 'Music.' }, NOW).reasons)).toEqual([
      'It has a title.',
      'Its date is known.',
      'Its time of day is known.',
      'It has a venue.',
      'It has an address.',
      'Its description is short: 6 characters.',
      'It has no image.',
      'It links to a page.',
      'Its price is known.',
      'Its category is clear.',
    ]);
  });

  it('a description that only repeats the title is none', () => {
    expect(inWords(weigh({ ...FULL, description: FULL.title }, NOW).reasons)).toContain('It has no description.');
  });

  it.each<[string, QualityFacts]>([
    ['It has no title.', { ...FULL, title: '' }],
    ['"TBA" is no title', { ...FULL, title: 'TBA' }],
    ['"Jazz on the Green" has no date', { ...FULL, when: { written: null } }],
    ['"Jazz on the Green" has a start that does not exist: 2026-02-30', { ...FULL, when: { written: '2026-02-30' } }],
    ['already over', { ...FULL, when: day(NOW - HOUR) }],
    ['"Jazz on the Green" starts more than two years ahead', { ...FULL, when: day(NOW + 3 * 366 * 24 * HOUR) }],
    [
      '"Jazz on the Green" lasts over a year',
      { ...FULL, when: { startsAt: NOW, endsAt: NOW + 400 * 24 * HOUR, hasTime: false } },
    ],
  ])('refuses first of all because: %s', (reason, facts) => {
    const quality = weigh(facts, NOW);
    expect(quality.tier).toBe(4);
    expect(inWords(quality.reasons[0])).toBe(reason);
  });
});
