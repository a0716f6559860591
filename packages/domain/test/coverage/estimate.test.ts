import { describe, expect, it } from 'vitest';
import { type CoverageFacts, estimateOf, estimatesByCategory, typicalOf } from '../../src/coverage/estimate.ts';

const place = (events: number, category = 'Music') => ({
  events,
  categories: { [category]: events },
  places: 1,
  place: `Hall ${events}`,
});
const THREE = [place(4), place(6), place(20)];
const facts = (given: Partial<CoverageFacts> = {}): CoverageFacts => ({
  events: 30,
  byCategory: { Music: 30 },
  sources: 3,
  listing: THREE,
  lost: [],
  without: [],
  ...given,
});

describe('how complete a city believes it is [BEY-51]', () => {
  it.each<[string, Partial<CoverageFacts>, number | null]>([
    ['nothing is known to be missing', {}, 1],
    ['a lost source listed nothing that we know', { lost: [null] }, 0.95],
    ['a lost source listed as much as is listed now', { lost: [place(30)] }, 0.5],
    ['a place without a source may list what the middle one lists', { without: [{ category: null, events: 0 }] }, 0.8],
    ['of which others told us all', { without: [{ category: null, events: 6 }] }, 0.95],
    ['others told us more than that', { without: [{ category: null, events: 60 }] }, 0.95],
    [
      'a lost source and five places',
      { lost: [place(30)], without: Array.from({ length: 5 }, () => ({ category: null, events: 0 })) },
      0.3,
    ],
    ['nothing is listed and something is missing', { events: 0, lost: [place(3)] }, 0],
    ['nothing is listed and nothing known', { events: 0, listing: [] }, null],
    ['nothing is listed, and of what is missing no size is known', { events: 0, listing: [], lost: [null] }, null],
    [
      'too few places are read to know what one lists',
      { listing: THREE.slice(1), without: [{ category: null, events: 0 }] },
      0.95,
    ],
  ])('where %s', (_name, given, share) => {
    expect(estimateOf(facts(given)).share).toBe(share);
  });

  it('is never rounded up, and never all where something is missing', () => {
    for (let missing = 1; missing < 200; missing += 7) {
      const { share } = estimateOf(facts({ events: 100, lost: [place(missing)] }));
      expect(share).toBeLessThanOrEqual(Math.min(0.95, 100 / (100 + missing)));
      expect(share).toBeGreaterThan(100 / (100 + missing) - 0.051);
    }
  });

  it('counts a category by what its sources listed, and a place by its kind', () => {
    const told = facts({
      events: 34,
      byCategory: { Music: 30, Sports: 4 },
      sources: 4,
      listing: [...THREE, { events: 9, categories: { Music: 5, Sports: 4 }, places: 3, place: null }],
      lost: [place(12, 'Food'), null],
      without: [
        { category: 'Sports', events: 1 },
        { category: null, events: 0 },
      ],
    });
    expect(estimatesByCategory(told)).toEqual([
      { category: 'Music', events: 30, sources: 4, lost: 0, lostEvents: 0, places: 0, placeEvents: 5, share: 0.85 },
      { category: 'Food', events: 0, sources: 0, lost: 1, lostEvents: 12, places: 0, placeEvents: 0, share: 0 },
      { category: 'Sports', events: 4, sources: 1, lost: 0, lostEvents: 0, places: 1, placeEvents: 6, share: 0.4 },
    ]);
    expect(estimateOf(told)).toMatchObject({ sources: 4, lost: 2, lostEvents: 12, places: 2, placeEvents: 11 });
  });

  it('takes what a place lists from sources of one place, three at least', () => {
    expect(typicalOf(THREE)).toBe(6);
    expect(typicalOf(THREE.slice(1))).toBeNull();
    expect(typicalOf([...THREE.slice(1), { events: 300, categories: {}, places: 40, place: null }])).toBeNull();
  });
});
