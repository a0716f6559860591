import { type EfficiencyConfig, type EfficiencySimulation, SAFE_STRATEGIES, STRATEGIES } from '@marquee/contract';
import { recordCall } from '@marquee/domain/efficiency';
import { fakeModel } from '@marquee/testkit';
import { DAY_MS } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, type Console, startConsole } from './support.ts';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
});

const CONFIG = '/api/admin/phase7/config';
const config = () => site.get<EfficiencyConfig>('getEfficiencyConfig', CONFIG);
const put = (body: unknown) => site.rawPost(CONFIG, body, 'PUT');
const simulation = (query = '') =>
  site.get<EfficiencySimulation>('simulateEfficiency', `/api/admin/phase7/simulation${query}`);
const onOf = ({ strategies }: EfficiencyConfig) =>
  Object.fromEntries(STRATEGIES.map((name) => [name, strategies[name]?.enabled]));

describe('the strategies', () => {
  it('are nine, with the safe defaults, and both panels read them from one answer [CALL-075, ENT-040, ENT-062]', async () => {
    const first = await config();
    expect(first).toMatchObject({ enabled: true, lastUpdated: null, updatedBy: null });
    expect(Object.keys(first.strategies).toSorted()).toEqual([...STRATEGIES].toSorted());
    expect(onOf(first)).toEqual(SAFE_STRATEGIES);
  });

  it('are merged by each panel’s own change: what is not named stays [CALL-076]', async () => {
    expect((await put({ strategies: { earlyExit: { enabled: true }, aiQuietMode: { enabled: true } } })).status).toBe(
      200,
    );
    expect((await put({ strategies: { htmlReduction: { enabled: false } } })).status).toBe(200);
    expect((await put({ enabled: false })).status).toBe(200);
    const after = await config();
    expect(after).toMatchObject({ enabled: false, updatedBy: ADMIN.email });
    expect(onOf(after)).toEqual({ ...SAFE_STRATEGIES, earlyExit: true, aiQuietMode: true, htmlReduction: false });
  });

  it.each([
    ['an unknown strategy', { strategies: { hope: { enabled: true } } }],
    ['an unknown field', { mode: 'fast' }],
    ['no boolean', { strategies: { caching: { enabled: 'yes' } } }],
    ['a bare value', { strategies: { caching: true } }],
  ])('refuse %s, and nothing is changed', async (_what, body) => {
    expect((await put(body)).status).toBe(400);
    expect(onOf(await config())).toEqual(SAFE_STRATEGIES);
  });

  it('are turned off and on together by the address, which changes the master switch alone [CALL-077]', async () => {
    const toggle = (value: string) => site.rawPost(`/api/admin/phase7/toggle/${value}`, {});
    expect((await toggle('false')).status).toBe(200);
    expect(await config()).toMatchObject({ enabled: false });
    expect(onOf(await config())).toEqual(SAFE_STRATEGIES);
    expect((await toggle('true')).status).toBe(200);
    expect(await config()).toMatchObject({ enabled: true });
    expect((await toggle('perhaps')).status).toBe(400);
  });

  it('are restored by the rollback, whatever was changed since; twice is once [CALL-078, OPTIM-04]', async () => {
    const contrary = Object.fromEntries(STRATEGIES.map((name) => [name, { enabled: !SAFE_STRATEGIES[name] }]));
    await put({ enabled: false, strategies: contrary });
    const rollBack = () => site.post<EfficiencyConfig>('rollBackEfficiency', '/api/admin/phase7/emergency-rollback');
    for (const after of [await rollBack(), await rollBack()]) {
      expect(after.enabled).toBe(true);
      expect(onOf(after)).toEqual(SAFE_STRATEGIES);
    }
  });

  it('changed by many at once are one of the wishes, and each change that is made is audited', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => put({ strategies: { throttling: { enabled: n % 2 === 0 } } })),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(typeof onOf(await config())['throttling']).toBe('boolean');
  });
});

describe('the simulation', () => {
  const record = async (call: Partial<Parameters<typeof recordCall>[2]>) => {
    const model = { ...fakeModel(null), costOf: (prompt: number, answer: number) => prompt + 2 * answer };
    const usual = {
      category: 'contentAnalysis',
      wasAsked: true,
      avoidableBy: [],
      promptTokens: 800,
      answerTokens: 200,
    };
    for (const statement of recordCall(site, model, { ...usual, ...call } as Parameters<typeof recordCall>[2]))
      await site.db.run(statement.getSQL());
  };

  it('says nothing as long as nothing was recorded', async () => {
    expect(await simulation()).toMatchObject({
      totalSavings: null,
      totalSavingsPercentage: null,
      monthlySavings: null,
      tokenReduction: null,
      tokensSaved: null,
      avgTokensPerEvent: null,
      templatesCached: 0,
      basis: { calls: 0 },
    });
  });

  it('replays the recorded calls under the settings, each strategy beside the others [CALL-079, ENT-041, ENT-063]', async () => {
    await record({ reductionTokens: 1_000, events: 4 });
    await record({ wasAsked: false, avoidableBy: ['caching'], reductionTokens: 1_000 });
    site.clock.advance(2 * DAY_MS);
    const now = await simulation();
    expect(now).toMatchObject({
      totalSavings: 75,
      totalSavingsPercentage: 75,
      tokensSaved: 3_000,
      tokenReduction: 1_500,
      // 1,200 for each answer and 1,000 more for each prompt; 1,200 are left: 3,200 millionths in two days.
      monthlySavings: 0.048,
      avgTokensPerEvent: 250,
      basis: { calls: 2, avoided: 1, tokensSpent: 1_000, tokensWithoutAny: 4_000, days: 2 },
    });
    expect(now.componentBreakdown.caching).toMatchObject({ enabled: true, tokens: 1_000, percent: 25 });
    expect(now.componentBreakdown.htmlReduction).toMatchObject({ enabled: true, tokens: 1_000, percent: 25 });
    expect(now.componentBreakdown.throttling).toMatchObject({ enabled: false, tokens: 0 });
  });

  it('replays them under other settings, too, and follows the switches', async () => {
    await record({ reductionTokens: 1_000 });
    await record({ wasAsked: false, avoidableBy: ['caching'] });
    expect(await simulation('?strategies=')).toMatchObject({ tokensSaved: 0, totalSavings: 0 });
    expect(await simulation('?strategies=caching')).toMatchObject({ tokensSaved: 1_000 });
    expect(await simulation('?strategies=caching,htmlReduction')).toMatchObject({ tokensSaved: 2_000 });
    await put({ enabled: false });
    expect(await simulation()).toMatchObject({ tokensSaved: 0 });
    expect(await site.refusedGet('/api/admin/phase7/simulation?strategies=hope')).toMatchObject({ status: 400 });
  });

  it('forgets what is older than a week, and keeps at most 10,000 calls', async () => {
    await record({});
    site.clock.advance(8 * DAY_MS);
    expect(await simulation()).toMatchObject({ totalSavings: null });
    await site.db.run(sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10500)
      INSERT INTO model_calls (at, category, was_asked, avoidable_by, prompt_tokens, answer_tokens, reduction_tokens,
        batch_tokens, events, cost_micro_dollars, micro_dollars_per_million)
      SELECT ${site.clock.now()}, 'contentAnalysis', 1, '[]', 1, 1, 0, 0, 0, 1, 1 FROM n`);
    await record({});
    expect((await simulation()).basis.calls).toBe(10_000);
  });
});
