import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startBuiltSite } from './built-site.ts';
import { fillState } from './fill-state.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a built site with some events, which tests only read. */
    origin: string;
  }
}

/** Starting it is the most expensive part of the tests that look at it: it is started once for all of them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const state = mkdtempSync(join(tmpdir(), 'marquee-smoke-'));
  await fillState(state);
  const site = await startBuiltSite(state);
  project.provide('origin', site.origin);
  return async () => {
    const left = await site.stop();
    rmSync(state, { recursive: true, force: true });
    // Fails the run.
    if (left.length > 0) throw new Error(`The built site left processes behind:\n${left.join('\n')}`);
  };
}
