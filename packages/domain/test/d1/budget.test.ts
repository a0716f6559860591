import { BUDGET_CATEGORIES, DEFAULT_ALLOCATIONS, DEFAULT_DAILY_TOKENS } from '@marquee/contract';
import {
  RESERVATION_MS,
  releaseTokens,
  reserveTokens,
  settleTokens,
  tokenBudget,
  updateBudget,
} from '@marquee/domain/budget';
import { type Caller, fixedClock } from '@marquee/kernel';
import { recordingLog, seededRandom } from '@marquee/testkit';
import { DAY_MS, freshDatabase, HOUR_MS } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

const system: Caller = { actor: { kind: 'system', job: 'test' }, requestId: 'request-1' };

async function start() {
  const db = await freshDatabase();
  return { db, clock: fixedClock('2026-10-01T12:00:00Z'), log: recordingLog(), random: seededRandom(1) };
}

let deps: Awaited<ReturnType<typeof start>>;
beforeEach(async () => {
  deps = await start();
});

const nothing = Object.fromEntries(BUDGET_CATEGORIES.map((category) => [category, 0])) as typeof DEFAULT_ALLOCATIONS;
const limit = (totalDailyLimit: number, allocations: Partial<typeof DEFAULT_ALLOCATIONS>) =>
  updateBudget(deps, system, { totalDailyLimit, allocations: { ...nothing, ...allocations } });

describe('the day’s tokens', () => {
  it('are 500,000 by default, shared out in full among the eight categories [BUDGET-05, BUDGET-06]', async () => {
    const { config } = await tokenBudget(deps);
    expect(config.totalDailyLimit).toBe(500_000);
    expect(Object.keys(config.allocations)).toEqual([...BUDGET_CATEGORIES]);
    const sum = Object.values(DEFAULT_ALLOCATIONS).reduce((all, share) => all + share, 0);
    expect(sum).toBe(DEFAULT_DAILY_TOKENS);
    expect(config.allocations.sourceDiscovery).toBe(10_000);
  });

  it('hold their cap under 100 parallel calls at the last tokens of a category [REL-25]', async () => {
    await limit(100_000, { contentAnalysis: 10_000, urlRecovery: 90_000 });
    const asked = Array.from({ length: 100 }, (_, n) => reserveTokens(deps, 'contentAnalysis', 300, `call-${n}`));
    const granted = (await Promise.all(asked)).filter((reservation) => reservation.granted);
    expect(granted).toHaveLength(33);
    const { usage, remaining } = await tokenBudget(deps);
    expect(usage.reservedTokens).toBe(9_900);
    expect(remaining.contentAnalysis).toBe(100);
    expect(deps.log.entries.filter(({ message }) => message === 'token budget refused')).toHaveLength(67);
  });

  it('hold their cap under 100 parallel calls just before midnight and 100 just after it [REL-25]', {
    tags: ['deep'],
  }, async () => {
    await limit(100_000, { contentAnalysis: 10_000 });
    const burst = async (name: string) => {
      const asked = Array.from({ length: 100 }, async (_, n) => {
        const { granted } = await reserveTokens(deps, 'contentAnalysis', 300, `${name}-${n}`);
        // Half of them end at once and free what they did not need, while others ask.
        if (granted && n % 2) await settleTokens(deps, `${name}-${n}`, 100, 1);
        return granted;
      });
      const granted = (await Promise.all(asked)).filter(Boolean).length;
      const { usage } = await tokenBudget(deps);
      return { granted, taken: usage.totalTokens + usage.reservedTokens };
    };
    deps.clock.advance(12 * HOUR_MS - 1);
    const before = await burst('before');
    expect(before.granted).toBeGreaterThanOrEqual(33);
    expect(before.taken).toBeLessThanOrEqual(10_000);
    deps.clock.advance(1);
    expect((await tokenBudget(deps)).usage).toMatchObject({ totalTokens: 0, reservedTokens: 0 });
    const after = await burst('after');
    expect(after.granted).toBeGreaterThanOrEqual(33);
    expect(after.taken).toBeLessThanOrEqual(10_000);
    // Calls of yesterday that end today change nothing of today.
    await Promise.all(Array.from({ length: 50 }, (_, n) => releaseTokens(deps, `before-${2 * n}`).catch(() => null)));
    expect((await tokenBudget(deps)).usage.totalTokens + (await tokenBudget(deps)).usage.reservedTokens).toBe(
      after.taken,
    );
  });

  it('hold the cap of the whole day when an administrator lowers it below what categories were given', async () => {
    await limit(10_000, { contentAnalysis: 10_000 });
    await deps.db.run(sql`UPDATE token_limits SET tokens = 10000 WHERE name = 'urlRecovery'`);
    const asked = Array.from({ length: 100 }, (_, n) =>
      reserveTokens(deps, n % 2 ? 'contentAnalysis' : 'urlRecovery', 400, `call-${n}`),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter(({ granted }) => granted)).toHaveLength(25);
    expect(answers.find(({ granted }) => !granted)).toMatchObject({ reason: 'total' });
    expect((await tokenBudget(deps)).totalRemaining).toBe(0);
  });

  it('settled at once by many: used is what the calls cost, and what they did not need can be reserved again', async () => {
    await limit(10_000, { contentAnalysis: 10_000 });
    await Promise.all(
      Array.from({ length: 10 }, async (_, n) => {
        await reserveTokens(deps, 'contentAnalysis', 1_000, `call-${n}`);
        await settleTokens(deps, `call-${n}`, 400, 60);
      }),
    );
    const { usage, openaiUsage, remaining } = await tokenBudget(deps);
    expect(usage).toMatchObject({ totalTokens: 4_000, reservedTokens: 0 });
    expect(openaiUsage).toMatchObject({ totalTokens: 4_000, requestCount: 10, cost: 0.0006 });
    expect(remaining.contentAnalysis).toBe(6_000);
    expect(await reserveTokens(deps, 'contentAnalysis', 6_000, 'last')).toEqual({ granted: true });
    expect(await reserveTokens(deps, 'contentAnalysis', 1, 'one too many')).toMatchObject({ reason: 'category' });
  });

  it('are those of a UTC day: at midnight they are all there again', async () => {
    await limit(1_000, { emergency: 1_000 });
    await reserveTokens(deps, 'emergency', 1_000, 'today');
    await settleTokens(deps, 'today', 1_000, 0);
    expect(await reserveTokens(deps, 'emergency', 1, 'more')).toMatchObject({ granted: false });
    deps.clock.advance(12 * HOUR_MS - 1);
    expect((await tokenBudget(deps)).openaiUsage.resetInHours).toBe(0.1);
    expect(await reserveTokens(deps, 'emergency', 1, 'more')).toMatchObject({ granted: false });
    deps.clock.advance(1);
    expect(await reserveTokens(deps, 'emergency', 1_000, 'tomorrow')).toEqual({ granted: true });
  });

  it('of a call over midnight are booked on the day they were reserved', async () => {
    deps.clock.advance(12 * HOUR_MS - 1_000);
    await reserveTokens(deps, 'emergency', 1_000, 'late');
    deps.clock.advance(2_000);
    await settleTokens(deps, 'late', 700, 0);
    expect((await tokenBudget(deps)).usage.totalTokens).toBe(0);
    deps.clock.advance(-2_000);
    expect((await tokenBudget(deps)).usage.totalTokens).toBe(700);
  });
});

describe('an operation', () => {
  const reserve = () => reserveTokens(deps, 'contentAnalysis', 1_000, 'operation');

  it('holds its tokens once, however often it asks', async () => {
    expect(await Promise.all([reserve(), reserve(), reserve()])).toEqual([1, 2, 3].map(() => ({ granted: true })));
    expect((await tokenBudget(deps)).usage.reservedTokens).toBe(1_000);
  });

  it('is booked once, however often it is settled, and is not made again', async () => {
    await reserve();
    await Promise.all([1, 2, 3].map(() => settleTokens(deps, 'operation', 600, 90)));
    expect((await tokenBudget(deps)).openaiUsage).toMatchObject({ totalTokens: 600, requestCount: 1 });
    expect(await reserve()).toMatchObject({ granted: false, reason: 'done' });
  });

  it('that was released gives its tokens back once, and may be tried again', async () => {
    await reserve();
    await Promise.all([releaseTokens(deps, 'operation'), releaseTokens(deps, 'operation')]);
    expect((await tokenBudget(deps)).usage.reservedTokens).toBe(0);
    expect(await reserve()).toEqual({ granted: true });
    expect((await tokenBudget(deps)).usage.reservedTokens).toBe(1_000);
  });

  it('of a worker that died gives its tokens back in time', async () => {
    await limit(1_000, { contentAnalysis: 1_000 });
    await reserve();
    deps.clock.advance(RESERVATION_MS - 1);
    expect(await reserveTokens(deps, 'contentAnalysis', 1, 'next')).toMatchObject({ granted: false });
    deps.clock.advance(1);
    expect((await tokenBudget(deps)).remaining.contentAnalysis).toBe(1_000);
    const answers = await Promise.all(['next', 'other'].map((id) => reserveTokens(deps, 'contentAnalysis', 600, id)));
    expect(answers.filter(({ granted }) => granted)).toHaveLength(1);
    expect((await tokenBudget(deps)).usage.reservedTokens).toBe(600);
  });

  it('that answers after its reservation expired is booked all the same', async () => {
    await reserve();
    deps.clock.advance(RESERVATION_MS);
    await reserveTokens(deps, 'contentAnalysis', 10, 'another');
    await settleTokens(deps, 'operation', 800, 0);
    expect((await tokenBudget(deps)).usage).toMatchObject({ totalTokens: 800, reservedTokens: 10 });
  });

  it('that never reserved cannot be settled; one of no tokens cannot be reserved', async () => {
    await expect(settleTokens(deps, 'unknown', 1, 1)).rejects.toThrow('no tokens were reserved');
    await expect(reserveTokens(deps, 'emergency', 0, 'none')).rejects.toThrow(RangeError);
    await expect(reserveTokens(deps, 'emergency', 1.5, 'half')).rejects.toThrow(RangeError);
  });

  it('is forgotten after ninety days', async () => {
    await reserve();
    await settleTokens(deps, 'operation', 1, 0);
    deps.clock.advance(91 * DAY_MS);
    await reserveTokens(deps, 'contentAnalysis', 1, 'later');
    expect(await deps.db.all(sql`SELECT operation_id FROM token_reservations`)).toEqual([{ operation_id: 'later' }]);
  });
});
