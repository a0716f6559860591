import { defineConfig } from 'vitest/config';
import components from './vitest.components.config.ts';

/**
 * The console in Spanish, as vitest.components.config.ts tests the rest: its parts read their texts when they are loaded, so it needs a page
 * that has never loaded them in English.
 */
export default defineConfig({
  ...components,
  test: { ...components.test, name: 'spanish', include: ['test/**/*.alone.tsx'], outputFile: undefined },
});
