import { expect, it } from 'vitest';
import { BUDGET_KB, firstLoad } from '../../bench/first-load/bench.ts';

it('stays below what a visitor may have to wait for: 130 KB of code, 90 KB of styles and fonts', () => {
  const { kb, hasConsole } = firstLoad();
  expect(kb.js).toBeGreaterThan(60);
  expect(kb.js).toBeLessThanOrEqual(BUDGET_KB.js);
  expect(kb.cssAndFonts).toBeLessThanOrEqual(BUDGET_KB.cssAndFonts);
  expect(hasConsole).toBe(false);
});
