import { expect, it } from 'vitest';
import { kindOfSource, standingOf } from '../../src/coverage/standing.ts';

const NOW = Date.parse('2026-10-01T12:00:00Z');
const HOUR = 3_600_000;
const LISTED = { events: 4, categories: {}, places: 1, place: 'The Hall' };
const OK = {
  health: 'ok',
  runs: 9,
  consecutiveFailures: 0,
  emptyReads: 0,
  lastSuccessAt: NOW - HOUR,
  lastYield: 4,
  lastListed: LISTED,
  createdAt: 0,
} as const;

it.each<[string, object, string]>([
  ['its last reading found events', {}, 'lists'],
  ['it was not read yet', { runs: 0, lastYield: null, lastListed: null }, 'new'],
  ['its robots.txt forbids it', { health: 'forbidden', consecutiveFailures: 9 }, 'closed'],
  ['it turns programs away', { health: 'blocked', consecutiveFailures: 1 }, 'closed'],
  ['one reading failed', { health: 'http-error', consecutiveFailures: 1 }, 'failing'],
  ['three failed within a night', { health: 'http-error', consecutiveFailures: 3 }, 'failing'],
  [
    'three failed since yesterday',
    { health: 'http-error', consecutiveFailures: 3, lastSuccessAt: NOW - 24 * HOUR },
    'lost',
  ],
  [
    'it never answered',
    { health: 'http-error', consecutiveFailures: 3, lastSuccessAt: null, lastListed: null },
    'lost',
  ],
  ['one reading found nothing', { health: 'over', emptyReads: 1, lastYield: 0 }, 'empty'],
  ['three found nothing any more', { health: 'no-events', emptyReads: 3, lastYield: 0 }, 'lost'],
  ['nothing was ever found', { health: 'no-events', emptyReads: 30, lastYield: 0, lastListed: null }, 'empty'],
])('a source of which %s [BEY-51]', (_name, given, standing) => {
  expect(standingOf({ ...OK, ...given }, NOW)).toBe(standing);
});

it.each([
  [{ isGuide: true, lastListed: LISTED }, 'guide'],
  [{ isGuide: false, lastListed: LISTED }, 'place'],
  [{ isGuide: false, lastListed: { ...LISTED, places: 7 } }, 'places'],
  [{ isGuide: false, lastListed: { ...LISTED, places: 0 } }, 'unknown'],
  [{ isGuide: false, lastListed: null }, 'unknown'],
] as const)('is told whose events it lists: %j', (row, kind) => {
  expect(kindOfSource(row)).toBe(kind);
});
