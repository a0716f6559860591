import { tokenBudget } from '@marquee/domain/budget';
import { engineOf } from '@marquee/domain/page-trials';
import { ModelRefusal } from '@marquee/kernel';
import { type FakeReply, fakeModel } from '@marquee/testkit';
import { describe, expect, it } from 'vitest';
import { enhance, withEvent } from './support.ts';

const WORDS = '<p>The tide decides when the kitchen closes. Leave your car at the mill. Bring a glove.</p>';

async function withModel(reply: () => FakeReply) {
  const api = await withEvent({ words: WORDS });
  Object.assign(api.outside, { model: fakeModel(reply) });
  Object.assign(api.engine, engineOf(api.outside));
  return api;
}

const spent = async (api: Awaited<ReturnType<typeof withModel>>) => {
  return (await tokenBudget(api)).usage.byCategory.eventEnhancement;
};

describe('an enhancement with a language model', () => {
  it('has only what the page contains, in its words; the tokens are those of enhancement', async () => {
    const facts = [
      { topic: 'parkingInfo', quote: 'leave your car at the mill.' },
      { topic: 'dressCode', quote: 'Black tie is required.' },
      { topic: 'ticketTiers', quote: 'VIP $500' },
    ];
    const api = await withModel(() => ({ json: { facts } }));
    const { enhancement, enhancementLevel } = await enhance(api);
    expect(enhancementLevel).toBe('comprehensive');
    expect(enhancement).toMatchObject({
      parkingInfo: 'Leave your car at the mill.',
      dressCode: null,
      ticketTiers: [],
      whatToBring: ['Bring a glove.'],
      model: 'fake',
    });
    expect(await spent(api)).toBe(1_000);
  });

  it('is made without it if it refuses, answers nonsense, or its budget is spent', async () => {
    const replies: Array<() => FakeReply> = [
      () => new ModelRefusal('quota', 'No credit.'),
      () => ({ json: 'nonsense' }),
      () => ({ json: { facts: 'x'.repeat(10_000) } }),
    ];
    for (const reply of replies) {
      const api = await withModel(reply);
      expect((await enhance(api)).enhancement.whatToBring).toEqual(['Bring a glove.']);
    }
  });
});
