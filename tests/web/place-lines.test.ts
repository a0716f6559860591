import { describe, expect, it } from 'vitest';
import { placeLines } from '../../apps/web/src/features/event-page/rules.ts';

const PLACE = { city: 'Columbia', state: 'SC', isOnline: false };

describe('the lines below the name of a place', () => {
  it.each([
    ['1 Main Street', ['1 Main Street', 'Columbia, SC']],
    ['1500 Colonial Drive, Columbia, SC 29203', ['1500 Colonial Drive, Columbia, SC 29203']],
    ['12 Lake Road, Irmo, SC', ['12 Lake Road, Irmo, SC', 'Columbia, SC']],
    [null, ['Columbia, SC']],
  ])('name the town once: %s', (address, lines) => {
    expect(placeLines({ ...PLACE, address })).toEqual(lines);
  });

  it('of an online event name no town', () => {
    expect(placeLines({ ...PLACE, address: '1 Main Street', isOnline: true })).toHaveLength(1);
  });
});
