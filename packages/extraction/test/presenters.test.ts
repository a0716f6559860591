import { expect, test } from 'vitest';
import { tidyPlace } from '../src/candidates/places/tidy-place.ts';

const venue = (value: string) => tidyPlace({ venue: { value, rung: 'rules', evidence: value } as never }).venue?.value;

test('who presents an event is not where it is', () => {
  expect(venue('WFUV Presents')).toBeUndefined();
  expect(venue('Town Hall')).toBe('Town Hall');
});
