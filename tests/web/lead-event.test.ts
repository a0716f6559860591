import { expect, test } from 'vitest';
import { leadOf } from '../../apps/web/src/features/events/lead-event.ts';

const event = (id: string, more: object = {}) => ({
  id,
  isFeatured: false,
  status: 'active' as const,
  imageUrl: '/media/a',
  generatedImageUrl: null,
  generatedImageBy: null,
  description: null,
  priceMin: null,
  startDate: '2026-12-05T19:30',
  endDate: null,
  timezone: 'America/New_York',
  ...more,
});
const LONG =
  'An evening of new work by five composers of the city, played by the ensemble that asked for it, with a talk before.';

test('the lead is a featured event, else the best described one, the first of equals', () => {
  expect(leadOf([event('a'), event('b')])).toBe('a');
  expect(leadOf([event('a'), event('b', { description: LONG })])).toBe('b');
  expect(leadOf([event('a', { description: LONG, priceMin: 12 }), event('b', { isFeatured: true })])).toBe('b');
});

test('what runs for days leads only where nothing else can', () => {
  const fair = event('fair', { isFeatured: true, endDate: '2026-12-07T18:00' });
  expect(leadOf([fair, event('b')])).toBe('b');
  expect(leadOf([fair, event('b', { imageUrl: null })])).toBe('fair');
});

test('an event without a picture, one that is off and one far down never lead', () => {
  expect(leadOf([])).toBeNull();
  expect(leadOf([event('a', { imageUrl: null, isFeatured: true })])).toBeNull();
  expect(leadOf([event('a', { status: 'cancelled', isFeatured: true }), event('b')])).toBe('b');
  const plain = Array.from({ length: 6 }, (_, index) => event(`n${index}`, { imageUrl: null }));
  expect(leadOf([...plain, event('far', { isFeatured: true })])).toBeNull();
});
