import { expect, it } from 'vitest';
import { nameFromPath } from '../../apps/web/src/features/missing/name-from-path.ts';
import { catalog } from '../../apps/web/src/messages/catalog.ts';
import { isolated } from '../../apps/web/src/ui/isolated.ts';

const t = catalog('console', {
  page: ({ page }: { page: string }) => `${page} · Marquee`,
  option: ({ venue, n }: { venue: string; n: number }) => `${venue} (${n})`,
  plain: 'Plain',
});

it('a text from right to left turns nothing around it', () => {
  expect(isolated('ليلة الجاز')).toBe('\u2068ليلة الجاز\u2069');
  expect(t('page', { page: 'ליל ג׳אז' })).toBe('\u2068ליל ג׳אז\u2069 · Marquee');
  expect(t('option', { venue: 'قاعة', n: 3 })).toBe('\u2068قاعة\u2069 (3)');
});

it('other texts and figures stay as they are', () => {
  for (const text of ['Jazz Night', '爵士之夜', 'Ñandú 👩‍👩‍👧‍👦', '']) expect(isolated(text)).toBe(text);
  expect(t('option', { venue: 'The Hall', n: 3 })).toBe('The Hall (3)');
  expect(t('plain')).toBe('Plain');
});

it('a name from an address has no characters that nobody sees', () => {
  expect(nameFromPath(`/event-not-found/${encodeURIComponent('\u202eevil\u200b-night\u0007')}`)).toBe('Evil Night');
});
