import { describe, expect, it } from 'vitest';
import { priceLabel } from '../src/events/price-label.ts';

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
