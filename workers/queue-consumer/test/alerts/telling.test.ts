import { alertDeliveries, alertFirings } from '@marquee/db';
import {
  endAlertSilence,
  listAlertDeliveries,
  listPastAlerts,
  rotateAlertSecret,
  setAlertWebhook,
  silenceAlerts,
  testAlerts,
  updateAlertRule,
  watchAlerts,
} from '@marquee/domain/alerts';
import { recordError } from '@marquee/domain/diagnostics';
import { RetryLater } from '@marquee/kernel';
import { engineDeps, freshDatabase, HOUR_MS, inWords, MINUTE_MS, type TestEngine } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { runUntilQuiet } from '../support.ts';
import { ada, aReceiver, calmDown, isSigned, look, type Receiver, URL_OF_RECEIVER } from './receiver.ts';

let engine: TestEngine;
let receiver: Receiver;
beforeEach(async () => {
  engine = engineDeps(await freshDatabase());
  receiver = await aReceiver(engine);
  const usual = {
    isOn: true,
    threshold: 1,
    severity: 'critical',
    byMail: true,
    byWebhook: true,
    againHours: 4,
  } as const;
  await updateAlertRule(engine, ada, 'errors', { version: 0, ...usual });
});

const fail = () =>
  recordError(engine, { component: 'api', mishap: 'request', error: new Error('It broke'), reference: null });
const types = () => receiver.received.map(({ type }) => type);
const subjects = () => engine.mail.sent.map(({ subject }) => subject);
const firings = () => engine.db.select().from(alertFirings);
const deliveries = async () => (await listAlertDeliveries(engine, { limit: 50 })).items;
const calls = async () => (await deliveries()).filter(({ channel }) => channel === 'webhook');

describe('what fires', () => {
  it('is told once by looks that overlap, and once more after its hours', async () => {
    await fail();
    const told = await Promise.all(Array.from({ length: 6 }, () => watchAlerts(engine)));
    expect(told.reduce((sum, n) => sum + n, 0)).toBe(1);
    await runUntilQuiet(engine, 0);
    expect(types()).toEqual(['alert.firing']);
    expect(subjects()).toEqual(['Marquee: Errors piling up']);
    for (let n = 0; n < 24; n += 1) {
      engine.clock.advance(10 * MINUTE_MS);
      await fail();
      await Promise.all([watchAlerts(engine), watchAlerts(engine)]);
    }
    await runUntilQuiet(engine, 0);
    expect(types()).toEqual(['alert.firing', 'alert.still-firing']);
    expect(await firings()).toHaveLength(1);
  });

  it('is told as well again once, and fires anew', async () => {
    await fail();
    await look(engine);
    engine.clock.advance(HOUR_MS);
    await calmDown(engine);
    await look(engine);
    expect(types()).toEqual(['alert.firing', 'alert.resolved']);
    await fail();
    await look(engine);
    expect(types()).toEqual(['alert.firing', 'alert.resolved', 'alert.firing']);
    expect((await listPastAlerts(engine, { limit: 10 })).items).toMatchObject([
      { rule: 'errors', resolvedAt: null, deliveries: [{ channel: 'webhook' }, { channel: 'mail' }] },
      { rule: 'errors', ending: 'well', worst: 1 },
    ]);
  });
});

describe('nothing is lost', () => {
  it('when the receiver fails for a while: the same id, signed anew, until it is taken', async () => {
    receiver.answer = () => new Response('later', { status: 500 });
    await fail();
    await look(engine);
    expect(await calls()).toMatchObject([{ state: 'waiting', attempts: 1, status: 500 }]);
    receiver.answer = () => new Response(null, { status: 204 });
    await runUntilQuiet(engine, 10 * MINUTE_MS);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    expect(receiver.received[0]?.at).toBeLessThan(receiver.received[1]?.at ?? 0);
    for (const call of receiver.received) expect(await isSigned(call, receiver.secret)).toBe(true);
    expect(await calls()).toMatchObject([{ state: 'delivered', attempts: 2, status: 204, error: null }]);
  });

  it('when the receiver never answers well: it is a dead letter that can be retried', async () => {
    receiver.answer = () => new Response(null, { status: 503, headers: { 'retry-after': '120' } });
    await fail();
    await look(engine);
    await runUntilQuiet(engine, 6 * HOUR_MS);
    expect(await calls()).toMatchObject([{ state: 'failed', attempts: 5, status: 503 }]);
    const dead = await engine.db.all<{ kind: string }>(sql`SELECT kind FROM dead_letters`);
    expect(dead).toEqual([{ kind: 'alert.call' }]);
    receiver.answer = () => new Response(null, { status: 200 });
    await engine.db.run(
      sql`UPDATE outbox SET state = 'pending', attempts = 0, not_before = 0 WHERE kind = 'alert.call'`,
    );
    // The host asked for two minutes.
    await runUntilQuiet(engine, 10 * MINUTE_MS);
    expect(await calls()).toMatchObject([{ state: 'delivered', attempts: 6, status: 200 }]);
  });

  it('when the mail fails: the letter is sent again, and its delivery says so', async () => {
    engine.mail.fault = () => {
      throw new RetryLater('The mail provider is away');
    };
    await fail();
    await look(engine);
    const letters = async () => (await deliveries()).filter(({ channel }) => channel === 'mail');
    expect(inWords(await letters())).toMatchObject([
      { state: 'waiting', attempts: 1, error: 'The mail provider is away' },
    ]);
    engine.mail.fault = () => {};
    await runUntilQuiet(engine, 10 * MINUTE_MS);
    expect(await letters()).toMatchObject([{ state: 'delivered', attempts: 2, error: null }]);
    expect(subjects()).toEqual(['Marquee: Errors piling up']);
  });

  it('when there is no mail provider: the delivery says it', async () => {
    engine.mail.isSetUp = false;
    await fail();
    await look(engine);
    expect(inWords((await deliveries()).find(({ channel }) => channel === 'mail'))).toMatchObject({
      state: 'failed',
      error: 'No mail provider is configured.',
    });
  });
});

describe('the receiver is called within limits', () => {
  it('an answer of a megabyte is not read to its end, and counts', async () => {
    let given = 0;
    receiver.answer = () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            given += 16_384;
            if (given > 1_000_000) controller.close();
            else controller.enqueue(new Uint8Array(16_384));
          },
        }),
      );
    await fail();
    await look(engine);
    expect(await calls()).toMatchObject([{ state: 'delivered', status: 200 }]);
    expect(given).toBeLessThan(200_000);
  });

  it('a redirect is not followed, and is told at once', async () => {
    receiver.answer = () => Response.redirect('https://elsewhere.example.org/', 307);
    await fail();
    await look(engine);
    expect(receiver.received).toHaveLength(1);
    expect(await calls()).toMatchObject([{ state: 'failed', status: 307, attempts: 1 }]);
    expect(inWords((await calls())[0]?.error)).toMatch(/redirect, which is not followed/);
  });

  it('a name that leads into a private network is never called', async () => {
    await engine.db.run(sql`UPDATE alert_webhooks SET url = 'https://127.0.0.1/'`);
    await fail();
    await look(engine);
    await engine.db.run(sql`UPDATE alert_webhooks SET url = 'http://pager.example.org/'`);
    await testAlerts(engine, ada, 'webhook');
    await runUntilQuiet(engine, 0);
    expect(receiver.received).toEqual([]);
    expect((await calls()).map(({ state }) => state)).toEqual(['failed', 'failed']);
  });
});

describe('a new secret', () => {
  it('signs with the former one for a day, then alone', async () => {
    const made = await rotateAlertSecret(engine, ada, { version: 1 });
    await fail();
    await look(engine);
    const [both] = receiver.received;
    if (!both) throw new Error('no call');
    expect(both.signatures).toHaveLength(2);
    expect(await isSigned(both, receiver.secret)).toBe(true);
    expect(await isSigned(both, made.secret ?? '')).toBe(true);
    engine.clock.advance(25 * HOUR_MS);
    await fail();
    await look(engine);
    const last = receiver.received.at(-1);
    if (!last) throw new Error('no call');
    expect(await isSigned(last, receiver.secret)).toBe(false);
    expect(await isSigned(last, made.secret ?? '')).toBe(true);
  });
});

describe('a silence', () => {
  const silence = (hours: number, rule: 'errors' | 'all' = 'errors') => {
    const until = new Date(engine.clock.now() + hours * HOUR_MS).toISOString();
    return silenceAlerts(engine, ada, { rule, until, reason: 'I am working on it.' });
  };

  it('tells nobody, records what fires, and tells it when it ends by itself', async () => {
    await silence(1, 'all');
    await fail();
    await look(engine);
    expect(receiver.received).toEqual([]);
    expect(engine.mail.sent).toEqual([]);
    expect(await firings()).toMatchObject([
      { rule: 'errors', silencedBy: ada.actor.kind === 'user' && ada.actor.email },
    ]);
    engine.clock.advance(61 * MINUTE_MS);
    await fail();
    await look(engine);
    expect(types()).toEqual(['alert.firing']);
  });

  it('can be ended early, and what is well by then is told to nobody', async () => {
    const { id } = await silence(8);
    await fail();
    await look(engine);
    await endAlertSilence(engine, ada, id);
    await endAlertSilence(engine, ada, id);
    await look(engine);
    expect(types()).toEqual(['alert.firing']);
    await silence(8);
    engine.clock.advance(HOUR_MS);
    await calmDown(engine);
    expect(types()).toEqual(['alert.firing']);
    expect(await firings()).toMatchObject([{ ending: 'well' }]);
  });
});

describe('a test', () => {
  it('tells its real outcome, and is tried once', async () => {
    receiver.answer = () => new Response(null, { status: 401 });
    await testAlerts(engine, ada, 'webhook');
    await runUntilQuiet(engine, HOUR_MS);
    expect(receiver.received).toMatchObject([{ type: 'alert.test', data: { rule: null } }]);
    expect(await calls()).toMatchObject([{ state: 'failed', status: 401, attempts: 1, news: 'test' }]);
    expect(await engine.db.all(sql`SELECT 1 FROM dead_letters`)).toEqual([]);
  });

  it('reaches a webhook that is off, while alerts do not', async () => {
    await setAlertWebhook(engine, ada, { version: 1, url: URL_OF_RECEIVER, isOn: false });
    await fail();
    await look(engine);
    expect(await engine.db.select().from(alertDeliveries)).toMatchObject([{ channel: 'mail' }]);
    await testAlerts(engine, ada, 'webhook');
    await testAlerts(engine, ada, 'mail');
    await runUntilQuiet(engine, 0);
    expect(types()).toEqual(['alert.test']);
    expect(subjects()).toContain('Marquee: a test of the alerts');
  });
});
