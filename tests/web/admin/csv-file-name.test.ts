import { expect, it } from 'vitest';
import { csvFileName } from '../../../apps/web/src/admin/kit/csv-file-name.ts';

it('names a file for what it holds and the day', () => {
  expect(csvFileName('sources', new Date('2026-11-22T23:00:00Z'))).toBe('marquee-sources-2026-11-22.csv');
});
