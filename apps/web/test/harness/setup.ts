import '../../src/ui/tokens.css';
import '../../src/ui/fonts.css';
import '../../src/ui/base.css';
import '../../src/ui/boot.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { preferMedia } from './media.ts';
import { closeSite, uncaught } from './site.tsx';

beforeEach(async () => {
  await page.viewport(1280, 800);
  await preferMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  const faults = await closeSite();
  expect([...faults, ...uncaught.splice(0)]).toEqual([]);
});
