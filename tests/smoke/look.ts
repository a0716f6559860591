import type { Browser } from '@playwright/test';
import { isRefusedPost, WITHOUT_SERVICE_WORKER } from './visit.ts';

export interface Look {
  /** Where the parts stand, in whole pixels; null for one that is not there. */
  boxes: Record<string, string | null>;
  /** Frames after the first heading that had none. */
  framesWithoutHeading: number;
  layoutShift: number;
  /** Paths of the API that were requested. */
  asked: string[];
  /** Errors and warnings of the console, and exceptions. */
  complaints: string[];
}

interface Watched {
  shift: number;
  lost: number;
}

interface LookOptions {
  width: number;
  /** Selectors. */
  parts: readonly string[];
  scripts: boolean;
}

/** Opens a page in a window of its own, with scripts until the application has drawn it, and says where its parts stand and what happened. */
export async function look(browser: Browser, url: string, { width, parts, scripts }: LookOptions): Promise<Look> {
  const context = await browser.newContext({
    javaScriptEnabled: scripts,
    viewport: { width, height: 900 },
    // To visitors elsewhere the application adds the name of the event's zone.
    timezoneId: 'America/New_York',
  });
  try {
    await context.addInitScript(WITHOUT_SERVICE_WORKER);
    const page = await context.newPage();
    const seen: Pick<Look, 'asked' | 'complaints'> = { asked: [], complaints: [] };
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) seen.asked.push(pathname);
    });
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      if (isComplaint && !isRefusedPost(message)) seen.complaints.push(message.text());
    });
    page.on('pageerror', (error) => seen.complaints.push(error.message));
    if (scripts) await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'networkidle' });
    // Only the application has one.
    if (scripts) await page.locator('footer', { hasText: 'Marquee' }).last().waitFor();
    const { shift, lost } = scripts ? await page.evaluate(watched) : { shift: 0, lost: 0 };
    return { ...seen, boxes: await page.evaluate(boxesOf, parts), layoutShift: shift, framesWithoutHeading: lost };
  } finally {
    await context.close();
  }
}

/** In the page, before its own scripts. */
function watch(): void {
  const seen: Watched = { shift: 0, lost: 0 };
  Object.assign(window, { watched: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  let had = false;
  const everyFrame = () => {
    const has = document.querySelector('h1') !== null;
    if (had && !has) seen.lost += 1;
    had ||= has;
    requestAnimationFrame(everyFrame);
  };
  requestAnimationFrame(everyFrame);
}

function watched(): Watched {
  return (window as unknown as { watched: Watched }).watched;
}

function boxesOf(selectors: readonly string[]): Record<string, string | null> {
  return Object.fromEntries(
    selectors.map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return [selector, box ? [box.x, box.y, box.width, box.height].map(Math.round).join(' ') : null];
    }),
  );
}
