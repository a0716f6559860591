import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Moment } from '@marquee/testkit/moments';
import { until } from '@marquee/testkit/until';
import { freePort } from '../../scripts/local/port.ts';
import { test as base } from '../fixtures.ts';
import { clockOf } from '../world-clock.ts';

export { expect } from '../fixtures.ts';

/** A machine with eight times the work it has cores for is slow, not broken. */
const START_MS = 600_000;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Sites of the sample web that are read in seconds, with shows of an hour and of weeks, weekly ones, and some that are told as instants. */
export const HOSTS = [
  'www.cottonyard.example',
  'www.falllinerunners.example',
  'www.founderstable.example',
  'www.granbyarthouse.example',
  'www.kilnandcircuit.example',
  'www.lanternstreet.example',
  'www.olivestreetmarket.example',
  'www.shoallanedance.example',
];

/** A stack of its own for each moment, which all its tests share. */
export const test = base.extend<object, { moment: Pick<Moment, 'name' | 'startsAt'>; stack: { origin: string } }>({
  moment: [
    { name: 'now', startsAt: '' },
    { option: true, scope: 'worker' },
  ],
  stack: [
    async ({ moment }, use) => {
      const state = mkdtempSync(join(tmpdir(), 'marquee-moment-'));
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const given = ['scripts/start.ts', '--port', String(port), '--state', state];
      const env = { ...process.env, MARQUEE_NOW: moment.startsAt, MARQUEE_SOURCES: HOSTS.join(' ') };
      const child = spawn(process.execPath, given, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
      const ended = once(child, 'close');
      try {
        await until('the sites are read', async () => {
          if (child.exitCode !== null) throw new Error(`The stack ended:\n${said}`);
          const response = await fetch(`${origin}/__dev/progress`).catch(() => null);
          const { sources, read } = response?.ok
            ? ((await response.json()) as { sources: number; read: number })
            : { sources: 0, read: 0 };
          return sources > 0 && read >= sources;
        }, START_MS);
        await use({ origin });
      } finally {
        child.kill('SIGTERM');
        await ended;
        rmSync(state, { recursive: true, force: true, maxRetries: 3 });
      }
    },
    { scope: 'worker', timeout: START_MS },
  ],
  clock: [async ({ stack }, use) => use(await clockOf(stack.origin)), { scope: 'worker' }],
  baseURL: async ({ stack }, use) => use(stack.origin),
});
