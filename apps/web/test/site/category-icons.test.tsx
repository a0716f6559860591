import { expect, test } from 'vitest';
import { CATEGORIES } from '../../src/api/constants.generated.ts';
import { CategoryIcon } from '../../src/features/events/category-icon.tsx';
import { openPart } from '../harness/site.tsx';

test('each of the twelve categories has an icon of its own, and an unknown one that of Other [CONST-006]', async () => {
  openPart(
    <ul>
      {[...CATEGORIES, 'Astrology'].map((name) => (
        <li key={name} data-name={name}>
          <CategoryIcon name={name} />
        </li>
      ))}
    </ul>,
  );
  const drawn = (name: string) => document.querySelector(`[data-name="${name}"] svg`)?.innerHTML ?? '';
  await expect.poll(() => drawn('Astrology')).not.toBe('');
  expect(CATEGORIES).toHaveLength(12);
  expect(new Set(CATEGORIES.map(drawn)).size).toBe(12);
  expect(drawn('Astrology')).toBe(drawn('Other'));
});
