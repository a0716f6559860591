import { DEFAULT_ALLOCATIONS } from '@marquee/contract';
import { reserveTokens, settleTokens } from '@marquee/domain/budget';
import { recordError } from '@marquee/domain/diagnostics';
import { settlePayment } from '@marquee/domain/payments';
import { scheduleSources } from '@marquee/domain/scheduling';
import { DAY_MS, HOUR_MS, MINUTE_MS, makeCity, makeSource, type TestEngine } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { anEngine, aPayment } from '../payments/paying.ts';
import { runUntilQuiet } from '../support.ts';
import { ADA, aReceiver, calmDown, isSigned, look, type Receiver } from './receiver.ts';

let engine: TestEngine;
let receiver: Receiver;
beforeEach(async () => {
  engine = await anEngine();
  receiver = await aReceiver(engine);
});

/** The last letter and the last call agree, and the call is signed. */
async function lastTold() {
  const letter = engine.mail.sent.at(-1);
  const call = receiver.received.at(-1);
  if (!letter || !call) throw new Error('nobody was told');
  expect(letter.to).toBe(ADA);
  expect(await isSigned(call, receiver.secret)).toBe(true);
  expect(letter.text).toContain(String(call.data.link));
  return { subject: letter.subject, text: letter.text, type: call.type, ...call.data } as Record<string, unknown>;
}

describe('the operator is told by mail and by the webhook [BEY-43]', () => {
  it('when reading stalls, and when it goes on [BEY-43]', async () => {
    const url = 'https://hall.example.org/events';
    await makeCity(engine.db);
    await makeSource(engine.db, { url, nextDueAt: engine.clock.now() });
    engine.web.put(url, '<html><body><h1>Hall</h1></body></html>');
    await scheduleSources(engine);
    await runUntilQuiet(engine, 0);
    expect(await look(engine)).toBe(0);
    // The source is due again, and nothing reads it: the queue takes no message.
    engine.clock.advance(7 * HOUR_MS);
    engine.queue.down = true;
    await scheduleSources(engine);
    await look(engine).catch(() => {});
    engine.clock.advance(61 * MINUTE_MS);
    engine.queue.down = false;
    await engine.db.$client
      .prepare("UPDATE outbox SET not_before = not_before + 90 * 60000 WHERE kind = 'source.scrape'")
      .run();
    await engine.db.$client.prepare(`UPDATE sources SET next_due_at = ${engine.clock.now() - 61 * MINUTE_MS}`).run();
    expect(await look(engine)).toBe(1);
    expect(await lastTold()).toMatchObject({
      subject: 'Marquee: Reading stalled',
      type: 'alert.firing',
      rule: 'reading-stalls',
      severity: 'critical',
      figure: 61,
      threshold: 60,
      unit: 'minutes',
      since: new Date(engine.clock.now()).toISOString(),
      link: 'https://marquee.example/admin/scraping',
    });
    expect((await lastTold()).text).toMatch(/Figure: 1 h 1 min\n\nThreshold: 1 h\n\nSince: Oct 1, \d+:\d\d PM ET/);
    await engine.db.$client
      .prepare(`UPDATE outbox SET not_before = ${engine.clock.now()} WHERE state = 'pending'`)
      .run();
    await engine.db.$client.prepare(`UPDATE sources SET next_due_at = ${engine.clock.now() + DAY_MS}`).run();
    await runUntilQuiet(engine, 0);
    await calmDown(engine);
    expect(await lastTold()).toMatchObject({ subject: 'Marquee: resolved – Reading stalled', type: 'alert.resolved' });
  });

  it('when a budget is nearly spent, and when the day is over [BEY-43]', async () => {
    const limit = DEFAULT_ALLOCATIONS.urlRecovery;
    const use = async (tokens: number, id: string) => {
      await reserveTokens(engine, 'urlRecovery', tokens, id);
      await settleTokens(engine, id, tokens, 1);
    };
    await use(limit * 0.9 - 1, 'one');
    expect(await look(engine)).toBe(0);
    await use(1, 'two');
    expect(await look(engine)).toBe(1);
    expect(await lastTold()).toMatchObject({ rule: 'budget-category', figure: 90, threshold: 90, unit: 'percent' });
    expect((await lastTold()).detail).toMatch(/^URL Recovery: 18,000 of 20,000 tokens are used\./);
    engine.clock.advance(DAY_MS);
    await calmDown(engine);
    expect(await lastTold()).toMatchObject({ type: 'alert.resolved', rule: 'budget-category' });
  });

  it('when payments fail, and when they do no more [BEY-43]', async () => {
    for (const id of ['p1', 'p2', 'p3']) {
      engine.payments.fail(await aPayment(engine, { id }));
      await settlePayment(engine, id);
    }
    expect(await look(engine)).toBe(1);
    expect(await lastTold()).toMatchObject({
      subject: 'Marquee: Payments failing',
      rule: 'payments-failing',
      figure: 3,
    });
    expect((await lastTold()).detail).toContain('Your card was declined.');
    engine.clock.advance(HOUR_MS);
    await calmDown(engine);
    expect(await lastTold()).toMatchObject({ type: 'alert.resolved', rule: 'payments-failing' });
  });

  it('when errors pile up, and when they stop [BEY-43]', async () => {
    const fail = async (times: number) => {
      for (let n = 0; n < times; n += 1)
        await recordError(engine, {
          component: 'api',
          mishap: 'request',
          error: new Error('It broke'),
          reference: null,
        });
    };
    await fail(49);
    await recordError(engine, { component: 'job', mishap: 'job-delayed', error: new Error('Busy'), reference: null });
    expect(await look(engine)).toBe(0);
    await fail(1);
    expect(await look(engine)).toBe(1);
    expect(await lastTold()).toMatchObject({ subject: 'Marquee: Errors piling up', rule: 'errors', figure: 50 });
    engine.clock.advance(HOUR_MS);
    await calmDown(engine);
    expect(await lastTold()).toMatchObject({ type: 'alert.resolved', rule: 'errors' });
  });
});
