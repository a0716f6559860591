// The clock comes first: parts of the site ask what time it is when they are loaded.
export { now } from './now.ts';

import '../../src/ui/tokens.css';
import '../../src/ui/fonts.css';
import '../../src/ui/base.css';
import '../../src/ui/boot.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page, server } from 'vitest/browser';
import { closeBoost } from '../../src/features/boosts/ask-boost.ts';
import { preferMedia } from './media.ts';
import { closeSite, uncaught } from './site.tsx';

beforeEach(async () => {
  await page.viewport(1280, 800);
  await preferMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
});

// No test looks at pixels, and drawing them is a sixth of the work: where nobody watches, the frame around the site is drawn clear.
// The site cannot tell: its styles, its layout and where a click lands stay as they are.
if (server.config.browser.headless) (window.frameElement as HTMLElement | null)?.style.setProperty('opacity', '0');

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Which event somebody wants to boost outlives the site that is left: its dialog would hide every page after it.
  closeBoost();
  const faults = await closeSite();
  expect([...faults, ...uncaught.splice(0)]).toEqual([]);
});
