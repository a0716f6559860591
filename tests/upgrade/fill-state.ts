import type { D1Database } from '@cloudflare/workers-types';
import { openDatabase } from '@marquee/db';
import { createBoost, settleBoostJob } from '@marquee/domain/boosts';
import type { EngineDeps } from '@marquee/domain/deps';
import { changeHearts } from '@marquee/domain/hearts';
import { settleIntent } from '@marquee/domain/payments';
import { fixedClock, secureRandom } from '@marquee/kernel';
import { fakePayments, recordingLog, recordingMail } from '@marquee/testkit';
import { sql } from 'drizzle-orm';
import { makeCity, store } from '../../packages/testkit/src/workerd/factories.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

/** A city with four events, two people, three hearts, a boost that was paid and partly given back, and one that was not paid. */
export async function fillState(database: D1Database): Promise<void> {
  const db = openDatabase(database);
  const clock = fixedClock(NOW);
  const payments = fakePayments(clock);
  const deps = {
    db,
    clock,
    payments,
    log: recordingLog(),
    random: secureRandom,
    mail: recordingMail(),
    publicOrigin: 'https://marquee.example',
  } as unknown as EngineDeps;
  await makeCity(db);
  await store(
    deps,
    ["O'Hara's; Night", 'Brass on the Green 🎺', 'Lantern Parade', 'Café of "Poems"'].map((title, at) => ({
      title,
      start: `2027-01-1${at}T19:30`,
      venue: `Hall ${at % 2}`,
      key: `${at}`,
    })),
  );
  for (const [id, email] of [
    ['user-1', 'ada@example.org'],
    ['user-2', 'ben@example.org'],
  ])
    await db.run(sql`INSERT INTO users (id, email, email_key, first_name, last_name, created_at)
      VALUES (${id}, ${email}, ${email}, 'Ada', 'Ben', ${NOW})`);
  const events = (await db.all<{ id: string }>(sql`SELECT id FROM events ORDER BY seq`)).map(({ id }) => id);
  await changeHearts(deps, 'user-1', { add: events.slice(0, 2), remove: [] });
  await changeHearts(deps, 'user-2', { add: events.slice(1, 2), remove: [] });
  for (const [eventId = '', isPaid] of [
    [events[0], true],
    [events[2], false],
  ] as const) {
    const { boost } = await createBoost(
      { ...deps, hasTestPlan: true },
      { userId: 'user-1', language: 'en' },
      { eventId, duration: 7, amount: 19, activationTiming: 'now' },
    );
    const [row] = await db.all<{ intent: string }>(
      sql`SELECT intent_id AS intent FROM payments WHERE id = ${boost.paymentId}`,
    );
    if (!row || !isPaid) continue;
    payments.succeed(row.intent, { fee: 85 });
    await settleIntent(deps, { intentId: row.intent });
    await settleBoostJob(deps, { boostId: boost.id });
    payments.refundFromDashboard(row.intent, 500);
    await settleIntent(deps, { intentId: row.intent });
  }
}
