import axe from 'axe-core';
import { expect } from 'vitest';
import { type Locator, locators, page } from 'vitest/browser';
import skeleton from '../../src/ui/skeleton.module.css';
import { preferMedia } from './media.ts';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Elements without a role or text. */
    css: (selector: string) => Locator;
  }
}
locators.extend({ css: (selector: string) => selector });

export { expect, page };
export const see = expect.element;

/** So many of them, once the screen has settled. */
export async function count(locator: Locator, many: number): Promise<void> {
  await expect.poll(() => locator.elements().length).toBe(many);
}

export async function gone(locator: Locator): Promise<void> {
  await count(locator, 0);
}

/** The text contains all of these. */
export async function says(locator: Locator, ...texts: Array<string | RegExp>): Promise<void> {
  for (const text of texts) await see(locator).toHaveTextContent(text);
}

export const cards = () => page.css('[data-event]');
export const dialog = (name?: string | RegExp) => page.getByRole('dialog', name ? { name } : {});
export const toasts = () => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');

/** The notification of that title. */
export function notice(title: string): Locator {
  return toasts().filter({ has: page.getByText(title, { exact: true }) });
}

/** The figure under a label. */
export function figure(label: string): Locator {
  return page
    .css('div')
    .filter({ has: page.css(`:scope > dt:text-is("${label}")`) })
    .css(':scope > dd');
}

/** The block of the console under a heading. */
export function block(title: string): Locator {
  return page.css('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** What the console shows until an answer comes: bars in its place, or the rows of the answer before it, dimmed. */
const UNANSWERED = `.${skeleton.skeleton}, [data-refreshing]`;

/** All that this part of the screen asked for is answered and shown. */
export async function answered(part: () => Element, place: string): Promise<void> {
  const waits = () => part().querySelectorAll(UNANSWERED).length;
  await expect.poll(waits, { message: `what still waits for an answer: ${place}`, interval: 10 }).toBe(0);
}

const WIDTHS = [390, 768, 1440];

function overflow(): number {
  return Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Nothing sticks out sideways on a phone, a tablet and a desktop; axe finds nothing, light and dark: dark changes colors only. */
export async function expectSound(): Promise<void> {
  for (const width of WIDTHS) {
    await page.viewport(width, 900);
    await expect.poll(overflow).toBe(0);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await preferMedia({ colorScheme });
    await expect.poll(() => matchMedia(`(prefers-color-scheme: ${colorScheme})`).matches).toBe(true);
    await expectNoViolation(colorScheme === 'dark' ? ['color-contrast'] : null);
  }
  await preferMedia({ colorScheme: 'light' });
}

/** Each width with one theme: what overflows depends on the width, contrast on the theme. The second look asks only what may differ there. */
const LOOKS = [
  { width: 1440, theme: 'light', rules: null },
  { width: 390, theme: 'dark', rules: ['color-contrast', 'scrollable-region-focusable', 'target-size'] },
] as const;

/**
 * What is wrong with a part of the screen on a desktop in light and on a phone in dark: what sticks out, and what axe finds in it. For tests of many
 * screens, where the frame around the part is the same: width and theme are set on the page itself, which takes no way through the browser.
 */
export async function faultsOf(part: () => Element): Promise<string[]> {
  const faults: string[] = [];
  const frame = window.frameElement as HTMLElement;
  const root = document.documentElement;
  // Colors are at their end at once, so that nothing waits for them.
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { animation: none !important; transition: none !important; }';
  document.head.append(still);
  try {
    for (const { width, theme, rules } of LOOKS) {
      root.dataset.theme = theme;
      if (frame.clientWidth !== width) {
        frame.style.width = `${width}px`;
        await drawn();
      }
      if (overflow() > 0) faults.push(`sticks out by ${overflow()} px at ${width} px: ${widest(part())}`);
      faults.push(...(await violations(part(), rules)).map((fault) => `${fault} at ${width} px, ${theme}`));
    }
  } finally {
    still.remove();
    frame.style.width = '100%';
    delete root.dataset.theme;
  }
  return faults;
}

/** The innermost element that reaches farthest to the right. */
function widest(part: Element): string {
  const right = (element: Element) => element.getBoundingClientRect().right;
  const [first] = [...part.querySelectorAll('*')].toSorted((a, b) => right(b) - right(a));
  return first?.outerHTML.slice(0, 160) ?? '';
}

/** Two pictures later: what depends on a size is drawn with the one after it changed. */
function drawn(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** What is still fading in has not its own colors yet, nor have rows that wait for those after them. */
async function settled(): Promise<void> {
  await expect.poll(() => document.querySelectorAll('[data-refreshing]').length, { interval: 10 }).toBe(0);
  const ending = () =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity);
  // What changes color begins to do so with the next picture that is drawn.
  await drawn();
  await expect.poll(() => ending().length).toBe(0);
}

async function expectNoViolation(rules: string[] | null): Promise<void> {
  await settled();
  expect(await violations(document, rules)).toEqual([]);
}

async function violations(part: Document | Element, rules: readonly string[] | null): Promise<string[]> {
  // What it would fetch is for rules about orientation and sounds, and the site has no inner frames.
  const found = await axe.run(part, {
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
    ...(rules && { runOnly: [...rules] }),
  });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}

/** As a visitor who reads an event's page to its end. */
export async function readOn(): Promise<void> {
  await see(page.getByRole('heading', { name: 'Where this comes from' })).toBeInTheDocument();
  // What is near is noticed between two frames.
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
    window.scrollTo(0, top);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  window.scrollTo(0, document.documentElement.scrollHeight);
}
