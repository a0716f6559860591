import { atomically, controls, letters } from '@marquee/db';
import { writeLetter } from '@marquee/domain/mail';
import { GiveUp, RetryLater } from '@marquee/kernel';
import { recordingMail } from '@marquee/testkit';
import { engineDeps, freshDatabase, HOUR_MS, MINUTE_MS, type TestEngine } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { runRows, runUntilQuiet } from '../support.ts';

let engine: TestEngine;
beforeEach(async () => {
  engine = engineDeps(await freshDatabase());
});

const NOTE = 'It begins at 7 pm.\nWe asked the venue.';
const outcome = (given: { title?: string; language?: 'en' | 'es' } = {}) =>
  atomically(
    engine.db,
    writeLetter(engine, {
      kind: 'report-decided',
      to: 'ann@example.org',
      language: given.language ?? 'en',
      data: {
        title: given.title ?? 'Oyster Roast',
        slug: 'oyster-roast',
        kind: 'wrong-time',
        status: 'resolved',
        note: NOTE,
      },
    }),
  );
const waiting = () => engine.db.select().from(letters);

describe('a letter', () => {
  it('is sent as HTML and as plain text in the language of the recipient, and is then forgotten', async () => {
    await outcome();
    await outcome({ language: 'es' });
    await runUntilQuiet(engine);
    const [english, spanish] = engine.mail.sent;
    expect(english).toMatchObject({ to: 'ann@example.org', subject: 'Your report about Oyster Roast' });
    expect(english?.text).toContain('> It begins at 7 pm.\n> We asked the venue.');
    expect(english?.text).toContain('https://marquee.example/events/oyster-roast');
    expect(english?.html).toContain('href="https://marquee.example/events/oyster-roast"');
    expect(spanish?.subject).toBe('Tu aviso sobre Oyster Roast');
    expect(spanish?.html).toContain('<html lang="es">');
    expect(await waiting()).toEqual([]);
  });

  it('cannot be given headers, lines or markup by a title', async () => {
    await outcome({ title: 'A\r\nBcc: all@example.org <script>alert(1)</script>' });
    await runUntilQuiet(engine);
    const [letter] = engine.mail.sent;
    expect(letter?.subject).not.toMatch(/[\r\n]/);
    expect(letter?.to).toBe('ann@example.org');
    expect(letter?.html).not.toContain('<script>');
    expect(letter?.html).toContain('&lt;script&gt;');
  });

  it('is sent once, even if its job is killed between sending and committing', async () => {
    await outcome();
    const kept = engine.mail.send.bind(engine.mail);
    engine.mail.send = async (message) => {
      await kept(message);
      engine.mail.send = kept;
      // Another worker takes the job over: this one can no longer commit.
      await engine.db.run(sql`UPDATE outbox SET lease_token = 'another', lease_until = 0`);
    };
    await runUntilQuiet(engine);
    await engine.db.run(sql`UPDATE outbox SET state = 'pending', lease_token = NULL WHERE state = 'running'`);
    await runUntilQuiet(engine);
    expect(engine.mail.taken).toBe(2);
    expect(engine.mail.sent).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('waits through an outage of the provider of half an hour', async () => {
    await outcome();
    const until = engine.clock.now() + 30 * MINUTE_MS;
    engine.mail.fault = () => {
      if (engine.clock.now() < until) throw new RetryLater('The mail provider answered 503.');
    };
    await runUntilQuiet(engine, 2 * HOUR_MS);
    expect(engine.mail.sent).toHaveLength(1);
  });

  it('that the provider will never take goes to the dead letters, once', async () => {
    await outcome();
    engine.mail.fault = () => {
      throw new GiveUp('The mail provider answered 422.');
    };
    await runUntilQuiet(engine, HOUR_MS);
    expect(await runRows(engine)).toMatchObject([{ kind: 'mail.send', outcome: 'dead' }]);
    expect(await waiting()).toHaveLength(1);
  });

  it('is sent during an emergency shutdown, and dropped where no provider is configured', async () => {
    await engine.db
      .insert(controls)
      .values({ name: 'emergencyShutdown', enabled: true, reason: 'test', changedAt: 0, changedBy: 'test' });
    await outcome();
    await runUntilQuiet(engine);
    expect(engine.mail.sent).toHaveLength(1);
    engine.mail = { ...recordingMail(), isSetUp: false };
    await outcome();
    await runUntilQuiet(engine);
    expect(engine.mail.sent).toEqual([]);
    expect(await waiting()).toEqual([]);
  });
});
