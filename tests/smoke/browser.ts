import { type Browser, chromium, expect } from '@playwright/test';
import { launchOptions } from '../../scripts/test/browser.ts';

/** A limit is for what hangs: a machine with eight times the work that it has cores for is slow, not broken. */
const PATIENCE_MS = 120_000;

/** A browser whose pages wait that long. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch(launchOptions());
  return browser.on('context', (context) => context.setDefaultTimeout(PATIENCE_MS));
}

/** Expects of a page, and waits that long for it. */
export const see = expect.configure({ timeout: PATIENCE_MS });
