import {
  BUDGET_CATEGORIES,
  DEFAULT_ALLOCATIONS,
  MODEL_PRICES,
  type QuotaStatus,
  type TokenBudget,
} from '@marquee/contract';
import { noteModelAnswer, noteQuotaFailure, reserveTokens, settleTokens } from '@marquee/domain/budget';
import { HOUR_MS, inWords } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, auditRows, type Console, startConsole } from './support.ts';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
});

const STATUS = '/api/admin/token-budget/status';
const UPDATE = '/api/admin/token-budget/update';
const status = () => site.get<TokenBudget>('getTokenBudget', STATUS);
const update = (body: unknown) => site.post<TokenBudget>('updateTokenBudget', UPDATE, body);

describe('the token budget', () => {
  it('answers the shapes of both panels at once [CALL-050, ENT-033]', async () => {
    await reserveTokens(site, 'contentAnalysis', 5_000, 'one');
    await settleTokens(site, 'one', 3_000, 4_500);
    await reserveTokens(site, 'urlRecovery', 1_000, 'two');
    expect(await status()).toEqual({
      tier: 'TIER1',
      totalRemaining: 496_000,
      openaiUsage: { totalTokens: 3_000, cost: 0.0045, requestCount: 1, resetInHours: 12 },
      config: { totalDailyLimit: 500_000, allocations: DEFAULT_ALLOCATIONS, lastUpdated: null, updatedBy: null },
      usage: {
        totalTokens: 3_000,
        byCategory: { ...Object.fromEntries(BUDGET_CATEGORIES.map((name) => [name, 0])), contentAnalysis: 3_000 },
        reservedTokens: 1_000,
      },
      remaining: { ...DEFAULT_ALLOCATIONS, contentAnalysis: 197_000, urlRecovery: 19_000 },
      forecast: {
        total: null,
        byCategory: Object.fromEntries(BUDGET_CATEGORIES.map((name) => [name, null])),
      },
      prices: inWords(MODEL_PRICES),
    });
  });

  it('is changed by limit and shares, in force at once, with before and after in the audit log [CALL-051]', async () => {
    const allocations = { ...DEFAULT_ALLOCATIONS, emergency: 150_000 };
    const answer = await update({ totalDailyLimit: 600_000, allocations });
    expect(answer.config).toMatchObject({ totalDailyLimit: 600_000, allocations, updatedBy: ADMIN.email });
    expect((await status()).remaining.emergency).toBe(150_000);
    expect(await auditRows(site)).toMatchObject([
      {
        action: 'budget.update',
        before: { totalDailyLimit: 500_000, allocations: DEFAULT_ALLOCATIONS },
        after: { totalDailyLimit: 600_000, allocations },
      },
    ]);
    await update({ totalDailyLimit: 600_000, allocations });
    expect(await auditRows(site)).toHaveLength(1);
  });

  it('says when tokens run out at the pace of the day, and that a spent share is out', async () => {
    await reserveTokens(site, 'contentAnalysis', 150_000, 'one');
    await reserveTokens(site, 'emergency', 50_000, 'two');
    const { forecast } = await status();
    // At noon 150,000 of 200,000 are used: the rest lasts four hours.
    expect(forecast.byCategory).toMatchObject({
      contentAnalysis: '2026-10-01T16:00:00.000Z',
      emergency: '2026-10-01T12:00:00.000Z',
      urlRecovery: null,
    });
    expect(forecast.total).toBeNull();
  });

  it('of zero grants nothing, and is no division by zero', async () => {
    const allocations = Object.fromEntries(BUDGET_CATEGORIES.map((name) => [name, 0]));
    const answer = await update({ totalDailyLimit: 0, allocations });
    expect(answer).toMatchObject({ totalRemaining: 0, forecast: { total: null } });
    const asked = Array.from({ length: 100 }, (_, n) => reserveTokens(site, 'emergency', 1, `call-${n}`));
    expect((await Promise.all(asked)).filter(({ granted }) => granted)).toEqual([]);
  });

  it('refuses shares that come to more than the limit, and changes nothing', async () => {
    const refusal = await site.refusedPost(UPDATE, { totalDailyLimit: 499_999, allocations: DEFAULT_ALLOCATIONS });
    expect(refusal).toMatchObject({ status: 422, field: 'allocations' });
    expect(refusal.detail).toMatch(/500,000.*499,999/);
    expect((await status()).config.totalDailyLimit).toBe(500_000);
  });

  it.each([
    ['a negative share', { ...DEFAULT_ALLOCATIONS, emergency: -1 }, 'allocations.emergency'],
    ['half a token', { ...DEFAULT_ALLOCATIONS, emergency: 0.5 }, 'allocations.emergency'],
    ['a missing share', { emergency: 5 }, 'allocations.autonomousGrowth'],
    ['an unknown category', { ...DEFAULT_ALLOCATIONS, parties: 5 }, 'allocations'],
  ])('refuses %s and names the field', async (_what, allocations, field) => {
    expect(await site.refusedPost(UPDATE, { totalDailyLimit: 600_000, allocations })).toMatchObject({
      status: 400,
      field,
    });
  });

  it('changed by two at once never mixes them', async () => {
    const raise = (emergency: number) =>
      site.rawPost(UPDATE, { totalDailyLimit: 600_000, allocations: { ...DEFAULT_ALLOCATIONS, emergency } });
    const answers = await Promise.all([raise(60_000), raise(70_000)]);
    const done = answers.filter(({ status: code }) => code === 200).length;
    expect(answers.every(({ status: code }) => code === 200 || code === 409)).toBe(true);
    expect(await auditRows(site)).toHaveLength(done);
    expect([60_000, 70_000]).toContain((await status()).config.allocations.emergency);
  });
});

describe('the quota warning', () => {
  const quota = () => site.get<QuotaStatus>('getQuotaStatus', '/api/admin/quota-status');
  const fail = async (times: number) => {
    for (let n = 0; n < times; n += 1) {
      await noteQuotaFailure(site, { message: 'You exceeded your current quota.', requestId: `req_${n + 1}` });
    }
  };

  it('is raised by the third refusal in a row, with when, what and which request [CALL-106, ENT-048]', async () => {
    expect(await quota()).toEqual({
      showBanner: false,
      severity: 'none',
      detectedAt: null,
      errorMessage: null,
      hoursDown: 0,
      consecutiveFailures: 0,
      requestId: null,
    });
    await fail(2);
    expect(await quota()).toMatchObject({ showBanner: false, consecutiveFailures: 2 });
    await fail(3);
    site.clock.advance(HOUR_MS / 2);
    expect(await quota()).toEqual({
      showBanner: true,
      severity: 'warning',
      detectedAt: '2026-10-01T12:00:00.000Z',
      errorMessage: 'You exceeded your current quota.',
      hoursDown: 0.5,
      consecutiveFailures: 5,
      requestId: 'req_3',
    });
  });

  it('is critical after ten, or after an hour', async () => {
    await fail(10);
    expect(await quota()).toMatchObject({ severity: 'critical' });
    await noteModelAnswer(site);
    await fail(3);
    site.clock.advance(HOUR_MS);
    expect(await quota()).toMatchObject({ severity: 'critical', consecutiveFailures: 3, hoursDown: 1 });
  });

  it('ends by itself when the model answers', async () => {
    await fail(3);
    await noteModelAnswer(site);
    expect(await quota()).toMatchObject({ showBanner: false, consecutiveFailures: 0 });
  });

  it('is taken away by hand; refusals that follow raise a new one [CALL-107]', async () => {
    await fail(4);
    const cleared = await site.post<QuotaStatus>('clearQuota', '/api/admin/quota-clear');
    expect(cleared).toMatchObject({ showBanner: false, consecutiveFailures: 0 });
    site.clock.advance(HOUR_MS);
    await fail(3);
    expect(await quota()).toMatchObject({ showBanner: true, detectedAt: '2026-10-01T13:00:00.000Z' });
    const [row] = await auditRows(site);
    expect(row).toMatchObject({ action: 'quota.clear', before: { consecutiveFailures: 4 }, after: null });
  });
});
