import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WIDTHS = [390, 768, 1440];
const THEMES = ['light', 'dark'] as const;

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
}

/** Nothing sticks out sideways, on a phone, a tablet and a desktop. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page)).toBe(0);
  }
}

/** Nothing sticks out sideways, and axe finds nothing. */
export async function expectSound(page: Page): Promise<void> {
  // What is still fading in has not its own colors yet.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => null)));
  });
  expect(await overflow(page)).toBe(0);
  // A page that was weighed before has axe already; to bring it again takes as long as to weigh a small page.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const { violations } = await new AxeBuilder(isThere ? { page, axeSource: 'void axe' } : { page })
    // The other mode weighs the result in a second page, for frames of other sites; ours has none, and it takes five times as long.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}

/** The same in both themes, of the page as it stands. */
export async function expectSoundInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
}

/** The same on a phone, a tablet and a desktop, in both themes. */
export async function expectSoundEverywhere(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectSoundInBothThemes(page);
  }
}
