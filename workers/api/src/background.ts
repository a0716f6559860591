import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Lets work go on after the answer; false where nothing would wait for it (a test that calls the app without a context). */
export function inBackground(c: Context<AppEnv>, work: () => Promise<unknown>): boolean {
  let context: { waitUntil(promise: Promise<unknown>): void };
  try {
    context = c.executionCtx;
  } catch {
    return false;
  }
  context.waitUntil(work());
  return true;
}
