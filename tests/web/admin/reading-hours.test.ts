import { describe, expect, it } from 'vitest';
import { gaugeTone } from '../../../apps/web/src/admin/kit/tone.ts';
import { heatOfStates } from '../../../apps/web/src/admin/panels/sources/heat-of-states.ts';
import { halves, hoursUntilNow } from '../../../apps/web/src/admin/panels/sources/hours.ts';

const NOW = Date.parse('2026-11-22T15:40:00Z');
const hour = (at: string, runs: number) => ({
  hour: at,
  runs,
  skipped: 0,
  errors: 1,
  eventsFound: runs * 2,
  eventsSaved: runs,
  averageSeconds: 1,
});

describe('reads by the hour', () => {
  it('are the last 24 hours in order, with zeros for hours in which nothing ran', () => {
    const hours = hoursUntilNow([hour('2026-11-22T15:00:00.000Z', 3), hour('2026-11-22T02:00:00.000Z', 5)], NOW);
    expect(hours).toHaveLength(24);
    expect(hours.at(-1)).toMatchObject({ hour: '2026-11-22T15:00:00.000Z', runs: 3 });
    expect(hours[0]).toMatchObject({ hour: '2026-11-21T16:00:00.000Z', runs: 0 });
    expect(hours.map(({ runs }) => runs).filter(Boolean)).toEqual([5, 3]);
  });

  it('are compared half day with half day', () => {
    const hours = hoursUntilNow([hour('2026-11-22T15:00:00.000Z', 3), hour('2026-11-22T02:00:00.000Z', 5)], NOW);
    expect(halves(hours, 12)).toEqual({
      now: { runs: 3, errors: 1, eventsFound: 6 },
      before: { runs: 5, errors: 1, eventsFound: 10 },
    });
  });
});

describe('the heat of states', () => {
  const ago = (days: number) => new Date(NOW - days * 86_400_000).toISOString();
  const words = ({ fresh, total }: { fresh: number; total: number }) => `${fresh}/${total}`;

  it('is good only where all cities with sources are, bad where all are old, and planned where none has a source', () => {
    const states = heatOfStates(
      [
        { name: 'Columbia, SC', lastScrape: ago(0.2), hasSources: true },
        { name: 'Charleston, SC', lastScrape: ago(3), hasSources: true },
        { name: 'Savannah, GA', lastScrape: ago(0.5), hasSources: true },
        { name: 'Boise, ID', lastScrape: null, hasSources: true },
        { name: 'Provo, UT', lastScrape: null, hasSources: false },
        { name: 'Macon, GA', lastScrape: null, hasSources: false },
      ],
      NOW,
      words,
    );
    expect(states).toEqual({
      SC: { level: 'started', text: '1/2' },
      GA: { level: 'good', text: '1/2' },
      ID: { level: 'bad', text: '0/1' },
      UT: { level: 'planned', text: '0/1' },
    });
  });
});

describe('a gauge', () => {
  const toneOf = (counts: 'from' | 'above') => (share: number) => gaugeTone(share, { warn: 60, bad: 80, counts });

  it('warns and is bad from its thresholds on, or only above them', () => {
    expect([59, 60, 79, 80].map(toneOf('from'))).toEqual(['good', 'warn', 'warn', 'bad']);
    expect([60, 61, 80, 81].map(toneOf('above'))).toEqual(['good', 'warn', 'warn', 'bad']);
  });
});
