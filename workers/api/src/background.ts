import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Continues work after the response; false if there is no execution context (a test that calls the app directly). */
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
