import { DEFAULT_DAILY_TOKENS } from '@marquee/contract';
import { fakeModel } from '@marquee/testkit';
import { expect, it } from 'vitest';
import { reportOf } from '../../bench/simulate/report.ts';
import { simulate } from '../../bench/simulate/simulate.ts';

it('a model that answers nothing of use and costs much spends at most the budget of each day, and loses no date', {
  timeout: 240_000,
}, async () => {
  const model = fakeModel(() => ({ json: {}, usage: { promptTokens: 14_000, answerTokens: 6_000 } }));
  const report = reportOf(await simulate({ days: 2, seed: 3, model }));
  expect(model.asked.length).toBeGreaterThan(0);
  // Every call is on the books, and its whole price.
  expect(report.tokens.all).toBe(model.asked.length * 20_000);
  expect(report.tokens.worstDay).toBeLessThanOrEqual(DEFAULT_DAILY_TOKENS);
  expect(report.shows.listedWithinADay).toBe(1);
  expect(report.jobs).toMatchObject({ deadLetters: 0, lost: 0, doubled: 0 });
});
