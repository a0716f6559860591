import { expect, it } from 'vitest';
import { untruthsSaid } from '../../../../bench/truth/bench.ts';

it('says nothing that is not so in made conversations', async () => {
  const { untrue, examples, answers, reasons } = await untruthsSaid(40);
  expect(examples).toEqual([]);
  expect([untrue, answers > 40, reasons > 40]).toEqual([0, true, true]);
});

it('says nothing that is not so in 500 of them', { tags: ['deep'] }, async () => {
  expect((await untruthsSaid(500)).examples).toEqual([]);
});
