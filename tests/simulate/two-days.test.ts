import { DEFAULT_DAILY_TOKENS } from '@marquee/contract';
import { fakeModel } from '@marquee/testkit';
import { expect, it } from 'vitest';
import { reportOf } from '../../bench/simulate/report.ts';
import { simulate } from '../../bench/simulate/simulate.ts';

/** The model is of no help on purpose: whatever comes out well, the engine did without it. */
it('two days of the engine, with a model that answers nothing of use and costs much: every date is listed within a day, no job is lost or done twice, no day costs more than its budget, and cities open by themselves', {
  timeout: 900_000,
}, async () => {
  const model = fakeModel(() => ({ json: {}, usage: { promptTokens: 14_000, answerTokens: 6_000 } }));
  const report = reportOf(await simulate({ days: 2, seed: 3, model }));
  expect(report.shows.published).toBeGreaterThan(300);
  expect(report.shows.listedWithinADay).toBe(1);
  expect(report.wrong.most).toBeLessThan(0.01);
  expect(report.wrong.doubledMost).toBe(0);
  expect(report.jobs).toMatchObject({ deadLetters: 0, lost: 0, doubled: 0 });
  expect(report.jobs.done).toBeGreaterThan(100);
  expect(model.asked.length).toBeGreaterThan(0);
  // Every call is on the books, and its whole price.
  expect(report.tokens.all).toBe(model.asked.length * 20_000);
  expect(report.tokens.worstDay).toBeLessThanOrEqual(DEFAULT_DAILY_TOKENS);
  // Nobody touched anything.
  expect(report.expansion.opened.length).toBeGreaterThanOrEqual(1);
  expect(report.sourcesFound.wrong).toBe(0);
});
