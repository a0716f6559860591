import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fixedClock } from '@marquee/kernel';
import { expect, it } from 'vitest';
import { repositoryFiles } from '../../verify/source-files.ts';
import { worldClock } from '../world-clock.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

it('begins at the moment that is asked for, and goes on at the speed of the system’s clock', () => {
  const system = fixedClock('2026-11-28T00:48:00Z');
  for (const startsAt of [
    '2026-12-03T15:00:00-05:00',
    '2028-02-29T12:00Z',
    '2020-01-01T00:00:00.250Z',
    '2027-03-14T01:59:59-05:00',
  ]) {
    const clock = worldClock(startsAt, system);
    expect(clock.now()).toBe(Date.parse(startsAt));
    expect(clock.offsetMs).toBe(Date.parse(startsAt) - system.now());
    system.advance(61_000);
    expect(clock.now()).toBe(Date.parse(startsAt) + 61_000);
  }
});

it('is the system’s clock if none is asked for', () => {
  const system = fixedClock('2026-11-28T00:48:00Z');
  for (const startsAt of [undefined, '']) {
    const clock = worldClock(startsAt, system);
    expect([clock.now(), clock.offsetMs]).toEqual([system.now(), 0]);
  }
});

it.each([
  'tomorrow',
  '2026-12-03',
  '2026-12-03T15:00',
  '2026-13-03T15:00Z',
  '2026-12-03 15:00Z',
  '15:00',
  'NaN',
  '0',
  ' ',
  '1764792000000',
])('refuses %j, which is no instant, with a sentence', (startsAt) => {
  expect(() => worldClock(startsAt)).toThrow(/^MARQUEE_NOW must be an instant such as /);
});

it('only development reads how far the clock is moved: nothing that is built or deployed names it', () => {
  const naming = repositoryFiles(ROOT)
    .filter(
      (file) => /\.(?:ts|tsx|toml|json|mjs)$/.test(file) && !/(?:^|\/)(?:test|tests|e2e)\/|\.test\.ts$/.test(file),
    )
    .filter((file) => /CLOCK_OFFSET_MS/.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(naming.sort()).toEqual([
    'packages/platform/src/development/clock.ts',
    'scripts/local/product/worker-settings.ts',
    'scripts/local/stand-ins.ts',
    'workers/dev/src/index.ts',
  ]);
});
