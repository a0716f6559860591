import { HOUR_MS, MINUTE_MS } from '@marquee/kernel';
import { describe, expect, it } from 'vitest';
import { CALM_MS, type Open, type Step, stepOf } from '../../src/alerts/step.ts';

const NOW = Date.parse('2026-10-01T12:00:00Z');
const setting = { isOn: true, threshold: 100, severity: 'warning', againHours: 4 } as const;
const told: Open = { toldAt: NOW - MINUTE_MS, calmSince: null, worst: 120 };

interface Given {
  figure: number | null;
  open?: Partial<Open>;
  isSilenced?: boolean;
  isOff?: boolean;
}

const CASES: Array<[string, Given, Step]> = [
  ['stays well below the threshold', { figure: 99 }, { kind: 'none' }],
  ['fires at the threshold and is told', { figure: 100 }, { kind: 'fire', tell: 'firing' }],
  ['fires in silence, and is recorded', { figure: 100, isSilenced: true }, { kind: 'fire', tell: null }],
  ['does not fire while it is off', { figure: 500, isOff: true }, { kind: 'none' }],
  ['does not fire with nothing to watch', { figure: null }, { kind: 'none' }],
  ['is told once while it fires', { figure: 110, open: {} }, { kind: 'none' }],
  ['keeps its worst figure', { figure: 130, open: {} }, { kind: 'worse' }],
  [
    'is told again after its hours',
    { figure: 110, open: { toldAt: NOW - 4 * HOUR_MS } },
    { kind: 'tell', tell: 'still-firing' },
  ],
  [
    'is not told again in silence',
    { figure: 110, open: { toldAt: NOW - 4 * HOUR_MS }, isSilenced: true },
    { kind: 'silenced' },
  ],
  ['is told when its silence ends', { figure: 110, open: { toldAt: null } }, { kind: 'tell', tell: 'firing' }],
  [
    'is still told after the clock was set back',
    { figure: 110, open: { toldAt: NOW + HOUR_MS } },
    { kind: 'tell', tell: 'still-firing' },
  ],
  ['trembles a little below the threshold and still fires', { figure: 91, open: {} }, { kind: 'none' }],
  ['becomes calm clearly below it', { figure: 89, open: {} }, { kind: 'calm' }],
  ['stays calm for a while', { figure: 0, open: { calmSince: NOW - CALM_MS + 1 } }, { kind: 'none' }],
  ['stirs again', { figure: 95, open: { calmSince: NOW - MINUTE_MS } }, { kind: 'stir' }],
  [
    'is well after the calm',
    { figure: 0, open: { calmSince: NOW - CALM_MS } },
    { kind: 'resolve', tell: 'resolved', ending: 'well' },
  ],
  [
    'is well when there is nothing left to watch',
    { figure: null, open: { calmSince: NOW - CALM_MS } },
    { kind: 'resolve', tell: 'resolved', ending: 'well' },
  ],
  [
    'is well in silence, and nobody is told',
    { figure: 0, open: { calmSince: NOW - CALM_MS }, isSilenced: true },
    { kind: 'resolve', tell: null, ending: 'well' },
  ],
  [
    'is well, and who was not told of it is not told that it is over',
    { figure: 0, open: { toldAt: null, calmSince: NOW - CALM_MS } },
    { kind: 'resolve', tell: null, ending: 'well' },
  ],
  [
    'begins its calm anew after the clock was set back',
    { figure: 0, open: { calmSince: NOW + HOUR_MS } },
    { kind: 'calm' },
  ],
  [
    'ends when it is turned off',
    { figure: 500, open: {}, isOff: true },
    { kind: 'resolve', tell: null, ending: 'off' },
  ],
];

describe('a rule', () => {
  it.each(CASES)('%s', (_case, { figure, open, isSilenced = false, isOff = false }, expected) => {
    const look = { setting: { ...setting, isOn: !isOff }, figure, isSilenced, now: NOW };
    expect(stepOf({ ...look, open: open ? { ...told, ...open } : null })).toEqual(expected);
  });
});
