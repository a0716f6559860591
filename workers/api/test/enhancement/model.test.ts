import { tokenBudget } from '@marquee/domain/budget';
import { setStrategies, simulate } from '@marquee/domain/efficiency';
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

describe('progressive enhancement and the quiet mode', () => {
  const caller = { actor: { kind: 'system', job: 'test' }, requestId: 'request-1' } as const;
  const TELLING =
    '<h3>Parking</h3><p>Park free in the lot behind the mill.</p><h3>Dress code</h3><p>Dress code: white shirts.</p>' +
    '<h3>Accessibility</h3><p>The hall is wheelchair accessible.</p><h3>What to bring</h3><ul><li>Bring a glove.</li><li>Bring a chair.</li></ul>';

  async function enhanced(words: string, strategy?: 'progressiveEnhancement' | 'aiQuietMode') {
    const api = await withEvent({ words });
    const model = fakeModel(() => ({ json: { facts: [] } }));
    Object.assign(api.outside, { model });
    Object.assign(api.engine, engineOf(api.outside));
    if (strategy) await setStrategies(api, caller, { strategies: { [strategy]: { enabled: true } } });
    const { enhancement } = await enhance(api);
    const { componentBreakdown } = await simulate(api);
    return { enhancement, asked: model.asked.length, saved: componentBreakdown };
  }

  it('ask no model where the page says enough by itself, and what that saves is recorded [TOKEFF-01]', async () => {
    expect((await enhanced(TELLING)).asked).toBe(1);
    const progressive = await enhanced(TELLING, 'progressiveEnhancement');
    expect(progressive.asked).toBe(0);
    expect(progressive.enhancement.parkingInfo).toContain('behind the mill');
    expect(progressive.saved.progressiveEnhancement.tokens).toBeGreaterThan(0);
    expect((await enhanced(WORDS, 'progressiveEnhancement')).asked).toBe(1);
    expect((await enhanced(WORDS, 'aiQuietMode')).asked).toBe(0);
  });
});
