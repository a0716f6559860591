import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Event } from '@marquee/contract';
import { truth } from '@marquee/sample-web';
import { until } from '@marquee/testkit/until';
import { Temporal } from 'temporal-polyfill';
import { freePort } from '../../scripts/local/port.ts';
import { apiAt } from '../api.ts';
import { test as base, expect } from '../fixtures.ts';
import { clockOf } from '../world-clock.ts';

export { expect } from '../fixtures.ts';

type StackClock = Awaited<ReturnType<typeof clockOf>>;

/** A machine with eight times the work it has cores for is slow, not broken. */
const START_MS = 600_000;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const ZONE = 'America/New_York';
/** What costs most of a running stack, and has nothing to do with the hour. */
const UNNEEDED = ['autonomousDiscovery', 'dynamicImageGeneration', 'systematicExpansion'];

/** Sites of the sample web that are read in seconds, with shows of an hour and of weeks, weekly ones, and some that are told as instants. */
const HOSTS = [
  'www.cottonyard.example',
  'www.falllinerunners.example',
  'www.founderstable.example',
  'www.granbyarthouse.example',
  'www.kilnandcircuit.example',
  'www.lanternstreet.example',
  'www.olivestreetmarket.example',
  'www.shoallanedance.example',
];

/** The minute of an instant in the city, `2026-12-04T19:48`. */
export function minuteAt(now: number): string {
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(ZONE).toPlainDateTime().toString().slice(0, 16);
}

/** What the sites publish for Columbia that has not begun, the soonest first. */
export function comingShows(now: number) {
  return truth(now)
    .filter(({ host, city, localStart }) => HOSTS.includes(host) && city === 'Columbia' && localStart > minuteAt(now))
    .sort((a, b) => a.localStart.localeCompare(b.localStart));
}

interface Stack {
  origin: string;
  clock: () => StackClock;
  /** Stops the stack and starts it on the same state at another moment, as days pass for a site. Waits until it lists what is published then. */
  goTo: (startsAt: string) => Promise<void>;
}

/** One stack, which goes from moment to moment; after a failed test it is a new one. */
export const test = base.extend<object, { stack: Stack }>({
  stack: [
    async ({ playwright: _needed }, use) => {
      const state = mkdtempSync(join(tmpdir(), 'marquee-moments-'));
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      let clock: StackClock | undefined;
      let stop = async () => {};
      try {
        await use({
          origin,
          clock: () => {
            if (!clock) throw new Error('The stack was not started.');
            return clock;
          },
          goTo: async (startsAt) => {
            await stop();
            stop = await start({ port, state, startsAt, origin });
            clock = await clockOf(origin);
            await untilCurrent(origin, clock);
          },
        });
      } finally {
        await stop();
        rmSync(state, { recursive: true, force: true, maxRetries: 3 });
      }
    },
    { scope: 'worker', timeout: START_MS },
  ],
  clock: [
    async ({ stack }, use) =>
      use({
        now: () => stack.clock().now(),
        get offsetMs() {
          return stack.clock().offsetMs;
        },
      }),
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, use) => use(stack.origin),
});

interface Start {
  port: number;
  state: string;
  startsAt: string;
  origin: string;
}

/** Starts the product; gives what stops it. */
async function start({ port, state, startsAt, origin }: Start): Promise<() => Promise<void>> {
  const given = ['scripts/start.ts', '--port', String(port), '--state', state];
  const env = {
    ...process.env,
    MARQUEE_NOW: startsAt,
    MARQUEE_SHARED_ANSWERS: 'off',
    MARQUEE_SOURCES: HOSTS.join(' '),
  };
  const child = spawn(process.execPath, given, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
  const ended = once(child, 'close');
  await until(
    'the stack answers',
    async () => {
      if (child.exitCode !== null) throw new Error(`The stack ended:\n${said}`);
      return (await fetch(`${origin}/api/health`).catch(() => null))?.ok ?? false;
    },
    START_MS,
  );
  await turnOff(origin);
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

/** Asked by the origin of the stack, whose cookies a browser would send. */
async function turnOff(origin: string): Promise<void> {
  const post = (path: string, body: object, cookie = '') =>
    fetch(origin + path, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const signedIn = await post('/api/dev/sign-in', { role: 'admin' });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  for (const control of UNNEEDED) {
    const response = await post('/api/admin/system-controls/toggle', { control, enabled: false }, cookie);
    if (!response.ok) throw new Error(`${control} stays on: ${response.status} ${await response.text()}`);
  }
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a list has a show under its next date, or under one that has begun and is not over. */
export function lists(events: readonly Event[], { title, localStart }: { title: string; localStart: string }): boolean {
  return events.some((one) => one.startDate <= localStart && plain(one.title).includes(plain(title)));
}

/** Waits until each show that is to come is listed. */
async function untilCurrent(origin: string, clock: StackClock): Promise<void> {
  await expect
    .poll(
      async () => {
        const listed = await apiAt(origin).all('Columbia', 'SC');
        const coming = comingShows(clock.now());
        // The first read of a site brings them all.
        if (coming.length < 20) return ['hardly anything is to come'];
        const next = new Map(coming.toReversed().map((show) => [show.title, show] as const));
        return [...next.values()]
          .filter((show) => !lists(listed, show))
          .map(({ host, localStart, title }) => `${host} ${localStart} ${title}`);
      },
      { timeout: START_MS, intervals: [1_000] },
    )
    .toEqual([]);
}
