import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { drawnStyles, isDrawnStyle } from '../drawn-styles.ts';

const drawn = drawnStyles('apps/web/src/drawn');

it('finds the style of each drawn page, and there is a module for each name', () => {
  const modules = new Set(globSync('apps/web/src/**/*.module.css').map((path) => basename(path, '.module.css')));
  expect([...drawn].filter((name) => !modules.has(name))).toEqual([]);
  for (const name of ['listing-page', 'ticket', 'venue-page', 'city-sources', 'newsletter', 'field'])
    expect(drawn).toContain(name);
});

it('knows them by their files, also as the build asks for them', () => {
  expect(isDrawnStyle('/a/apps/web/src/features/venues/venue-page.module.css?used', drawn)).toBe(true);
  expect(isDrawnStyle('/a/apps/web/src/features/venues/venue-page.tsx', drawn)).toBe(false);
  expect(isDrawnStyle('/a/apps/web/src/ui/dialog.module.css', drawn)).toBe(false);
});
