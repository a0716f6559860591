import { expect, it } from 'vitest';
import { reportOf } from '../../bench/simulate/report.ts';
import { simulate } from '../../bench/simulate/simulate.ts';

it('two days of the engine: every date is listed within a day, no job is lost or done twice, no token is used, and cities open by themselves', {
  timeout: 120_000,
}, async () => {
  const report = reportOf(await simulate({ days: 2, seed: 3 }));
  expect(report.shows.published).toBeGreaterThan(300);
  expect(report.shows.listedWithinADay).toBe(1);
  expect(report.wrong.most).toBeLessThan(0.01);
  expect(report.wrong.doubledMost).toBe(0);
  expect(report.jobs).toMatchObject({ deadLetters: 0, lost: 0, doubled: 0 });
  expect(report.jobs.done).toBeGreaterThan(100);
  expect(report.tokens.all).toBe(0);
  // Nobody touched anything.
  expect(report.expansion.opened.length).toBeGreaterThanOrEqual(1);
  expect(report.sourcesFound.wrong).toBe(0);
});
