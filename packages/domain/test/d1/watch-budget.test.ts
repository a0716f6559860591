import { BUDGET_CATEGORIES, type DEFAULT_ALLOCATIONS } from '@marquee/contract';
import { reserveTokens, settleTokens, updateBudget, watchBudget } from '@marquee/domain/budget';
import { type Caller, fixedClock } from '@marquee/kernel';
import { recordingLog, seededRandom } from '@marquee/testkit';
import { DAY_MS, freshDatabase } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

const system: Caller = { actor: { kind: 'system', job: 'test' }, requestId: 'request-1' };

async function start() {
  const db = await freshDatabase();
  await db.run(sql`INSERT INTO users (id, email, email_key, first_name, last_name, role, created_at, seen_at)
    VALUES ('u1', 'ada@marquee.example', 'ada@marquee.example', 'Ada', 'Keeper', 'admin', 1, 1)`);
  return { db, clock: fixedClock('2026-10-01T12:00:00Z'), log: recordingLog(), random: seededRandom(1) };
}

let deps: Awaited<ReturnType<typeof start>>;
beforeEach(async () => {
  deps = await start();
});

const letters = () => deps.db.all<{ data: string }>(sql`SELECT * FROM letters ORDER BY rowid`);
const kinds = async () =>
  (await deps.db.all<{ kind: string; detail: string }>(sql`SELECT kind, detail FROM alerts ORDER BY kind`)).map(
    ({ kind, detail }) => [kind, detail],
  );
const use = async (category: 'contentAnalysis' | 'urlRecovery', tokens: number, id: string) => {
  await reserveTokens(deps, category, tokens, id);
  await settleTokens(deps, id, tokens, 1);
};

describe('administrators are told by a letter', () => {
  it('when a category has used nine tenths of its tokens, once a day, and it ends with the day', async () => {
    await use('urlRecovery', 17_900, 'one');
    await watchBudget(deps);
    expect(await letters()).toHaveLength(0);
    await use('urlRecovery', 100, 'two');
    await watchBudget(deps);
    await watchBudget(deps);
    expect(await letters()).toHaveLength(1);
    expect(await kinds()).toEqual([['budget-category', 'urlRecovery: 18,000 of 20,000 tokens are used.']]);
    deps.clock.advance(DAY_MS);
    await watchBudget(deps);
    expect(await kinds()).toEqual([]);
    expect(await letters()).toHaveLength(1);
  });

  it('when the tokens of the whole day are nearly spent', async () => {
    await updateBudget(deps, system, {
      totalDailyLimit: 100_000,
      allocations: {
        ...(Object.fromEntries(BUDGET_CATEGORIES.map((name) => [name, 0])) as typeof DEFAULT_ALLOCATIONS),
        contentAnalysis: 100_000,
      },
    });
    await use('contentAnalysis', 95_000, 'one');
    await watchBudget(deps);
    expect((await kinds()).map(([kind]) => kind)).toEqual(['budget-category', 'budget-total']);
    expect(await letters()).toHaveLength(2);
  });

  it('and never because somebody set everything to zero', async () => {
    const nothing = Object.fromEntries(BUDGET_CATEGORIES.map((name) => [name, 0])) as typeof DEFAULT_ALLOCATIONS;
    await updateBudget(deps, system, { totalDailyLimit: 0, allocations: nothing });
    await watchBudget(deps);
    expect(await letters()).toHaveLength(0);
  });
});
