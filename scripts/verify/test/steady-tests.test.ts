import { expect, it } from 'vitest';
import { needlessExceptions, unsteadyLines } from '../steady-tests.ts';

const SPEC = 'e2e/site/some.spec.ts';

it.each([
  ['const now = Date.now();', SPEC],
  ['  await clock.setFixedTime(new Date());', SPEC],
  ['const day = new Date().toISOString();', 'apps/web/test/site/some.test.tsx'],
  ['const deps = { db, clock: systemClock };', 'workers/api/test/some.test.ts'],
  ['const today = Temporal.Now.plainDateISO();', 'packages/domain/test/some.test.ts'],
  ['await page.waitForTimeout(500);', SPEC],
  ['await new Promise((done) => setTimeout(done, 300));', 'tests/start/some.test.ts'],
  ['const timer = setInterval(look, 100);', 'scripts/local/test/some.test.ts'],
  ["import { setTimeout as sleep } from 'node:timers/promises';", 'packages/fetching/test/some.test.ts'],
  ['await scheduler.wait(50);', 'workers/cron/test/some.test.ts'],
  ['await cards(page).nth(7).click();', SPEC],
  ["page.locator('article >> nth=3')", 'e2e/fixtures.ts'],
  ["page.locator('li:nth-child(2)')", 'tests/smoke/some.smoke.ts'],
  ['const card = (await cards(page).all())[4];', SPEC],
])('refuses “%s” in %s', (line, file) => {
  expect(unsteadyLines(file, `// A test.\n${line}\n`)).toEqual([expect.stringContaining(`${file}:2 `)]);
});

it.each([
  ['const at = new Date(clock.now());', SPEC],
  ['const { now } = fixedClock("2026-12-03T20:00:00Z");', SPEC],
  ['// As Date.now() would.', SPEC],
  [' * not setTimeout(done, 5)', SPEC],
  ['await expect(cards(page).first()).toBeVisible();', SPEC],
  // The test wrote the answer that it looks at.
  ['await says(rows.nth(1), "Pending");', 'apps/web/test/site/some.test.tsx'],
  ["vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });", 'apps/web/test/harness/clock.ts'],
  // No tests.
  ['const started = Date.now();', 'scripts/test.ts'],
  ['setTimeout(work, 5);', 'apps/web/src/app/later.ts'],
  ['new Date(2031, 1, 1)', 'apps/web/test/site/some.test.tsx'],
])('leaves “%s” in %s', (line, file) => {
  expect(unsteadyLines(file, `${line}\n`)).toEqual([]);
});

it('counts an exception that nobody needs as a fault', () => {
  expect(needlessExceptions(() => 'Date.now(); setTimeout(done, 5)')).toEqual([]);
  expect(needlessExceptions(() => null).length).toBeGreaterThan(10);
});
