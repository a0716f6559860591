import { BUDGET_CATEGORIES, type ModelStatus } from '@marquee/contract';
import { reserveTokens, settleTokens } from '@marquee/domain/budget';
import { ModelRefusal } from '@marquee/kernel';
import { fakeModel } from '@marquee/testkit';
import { MINUTE_MS } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Console, startConsole } from './support.ts';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
});

const status = () => site.get<ModelStatus>('getModelStatus', '/api/admin/language-model/status');
const probe = () =>
  site.get<{ success: boolean; error: string | null; totalTokens: number }>('testOpenAi', '/api/admin/test-openai');
const refuse = (...given: ConstructorParameters<typeof ModelRefusal>) => {
  site.outside.model = fakeModel(() => new ModelRefusal(...given));
};

describe('which way is in use [BEY-11]', () => {
  it('is without a model where none is configured, and the sentence says what that means', async () => {
    expect(await status()).toMatchObject({ state: 'off', model: null, pagesWaiting: 0, holdUntil: null });
    expect((await status()).explanation).toContain('No language model is configured');
  });

  it('is the model’s, while it may be asked', async () => {
    site.outside.model = fakeModel(() => ({ json: {} }));
    expect(await status()).toMatchObject({ state: 'in-use', model: 'fake' });
  });

  it('is without it when the share for reading pages is used up', async () => {
    site.outside.model = fakeModel(() => ({ json: {} }));
    await reserveTokens(site, 'contentAnalysis', 200_000, 'all');
    await settleTokens(site, 'all', 200_000, 1);
    expect(await status()).toMatchObject({ state: 'out-of-budget', model: 'fake' });
  });

  it('is without it while its provider wants credit, until it answers again', async () => {
    refuse('quota', 'You exceeded your current quota.');
    expect(await probe()).toMatchObject({ success: false, totalTokens: 0 });
    expect(await status()).toMatchObject({ state: 'quota-exhausted' });
    site.clock.advance(6 * MINUTE_MS);
    site.outside.model = fakeModel(() => ({ json: { ready: true } }));
    expect(await probe()).toMatchObject({ success: true });
    expect(await status()).toMatchObject({ state: 'in-use' });
  });

  it('is without it while its provider is left alone, and says until when', async () => {
    refuse('rate-limited', 'Slow down.', { retryAfterMs: 3 * MINUTE_MS });
    await probe();
    expect(await status()).toMatchObject({ state: 'on-hold', holdUntil: '2026-10-01T12:03:00.000Z' });
    site.clock.advance(4 * MINUTE_MS);
    expect(await status()).toMatchObject({ state: 'in-use', holdUntil: null });
  });

  it('is not known where the engine does not answer', async () => {
    site.engine.modelName = () => Promise.reject(new Error('no route to the engine'));
    expect(await status()).toMatchObject({ state: 'unknown', model: null });
  });
});

describe('the test of the model', () => {
  it('puts one tiny question, and books what it cost [CALL-119]', async () => {
    const model = fakeModel(() => ({ json: { ready: true }, usage: { promptTokens: 30, answerTokens: 5 } }));
    site.outside.model = model;
    expect(await probe()).toMatchObject({ success: true, model: 'fake', totalTokens: 35, error: null });
    expect(model.asked).toHaveLength(1);
    const budget = await site.get<{ usage: { byCategory: Record<string, number> } }>(
      'getTokenBudget',
      '/api/admin/token-budget/status',
    );
    expect(budget.usage.byCategory).toMatchObject({ qualityAssurance: 35 });
  });

  it('says what is wrong', async () => {
    expect(await probe()).toMatchObject({ success: false, model: null, error: expect.stringContaining('configured') });
    refuse('unavailable', 'The key is refused.');
    expect(await probe()).toMatchObject({ success: false, error: 'The key is refused.' });
  });
});

describe('the tokens of discovery', () => {
  it('are what looking for sources used of its share of 10,000 [CALL-090, ENT-023]', async () => {
    const usage = () => site.get('getDiscoveryTokenUsage', '/api/admin/discovery/token-usage');
    expect(BUDGET_CATEGORIES).toContain('sourceDiscovery');
    expect(await usage()).toEqual({ used: 0, limit: 10_000, remaining: 10_000 });
    await reserveTokens(site, 'sourceDiscovery', 2_500, 'look');
    await settleTokens(site, 'look', 2_000, 300);
    expect(await usage()).toEqual({ used: 2_000, limit: 10_000, remaining: 8_000 });
  });
});
