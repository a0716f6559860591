import { newsletterIssues, newsletterSubscribers, newsletters } from '@marquee/db';
import { changeBySecret } from '@marquee/domain/letter-links';
import {
  askForNewsletter,
  confirmNewsletter,
  editNewsletter,
  forgetSubscribers,
  getNewsletter,
} from '@marquee/domain/newsletters';
import { scheduleNotices } from '@marquee/domain/scheduling';
import { DAY_MS, HOUR_MS, MINUTE_MS, store, type TestEngine } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { handlers } from '../../src/handlers.ts';
import { aVenue } from '../engine/reading.ts';
import { runUntilQuiet } from '../support.ts';
import { idOf, makePerson, save, subjects } from './people.ts';

let engine: TestEngine;
beforeEach(async () => {
  ({ engine } = await aVenue());
});

const COLUMBIA = { city: 'Columbia', state: 'SC' };
const ask = (email: string, language: 'en' | 'es' = 'en', userId: string | null = null) =>
  askForNewsletter(engine, { ...COLUMBIA, email, language }, { hasMail: true, userId });
const post = () => runUntilQuiet(engine, MINUTE_MS);
const letters = () => engine.mail.sent.splice(0);
const secretIn = (text = '') => /#([\w-]+)/.exec(text)?.[1] ?? '';

/** Asks, and confirms by the link of the letter. */
async function subscribe(email: string, language: 'en' | 'es' = 'en') {
  await ask(email, language);
  await post();
  const letter = letters().find(({ to }) => to === email);
  return confirmNewsletter(engine, secretIn(letter?.text), language);
}

/** Goes to an instant and lets what is due be written and sent. */
async function at(iso: string, ticks = 3, jobs = handlers): Promise<void> {
  engine.clock.advance(Date.parse(iso) - engine.clock.now());
  for (let n = 0; n < ticks; n += 1) {
    await scheduleNotices(engine);
    await runUntilQuiet(engine, MINUTE_MS, jobs);
    engine.clock.advance(MINUTE_MS);
  }
}

const KINDS = ['Jazz', 'Folk', 'Poetry', 'Pottery', 'Chess', 'Robotics', 'Yoga'];
const week = (count = 5) =>
  KINDS.slice(0, count).map((kind, n) => ({
    key: kind,
    title: `${kind} Evening`,
    venue: `${kind} House`,
    start: `2026-10-${String(9 + (n % 5)).padStart(2, '0')}T19:30`,
  }));

const AFTER = '2026-10-08T12:01:00Z';
const issue = async () => (await engine.db.select().from(newsletterIssues))[0];

describe('the newsletter of a city', () => {
  it('goes on Thursday morning by itself, to who confirmed alone, in their language, with a reason for each event; once [BEY-57]', async () => {
    await store(engine, week());
    await subscribe('ann@example.org');
    await subscribe('luz@example.org', 'es');
    await ask('eve@example.org');
    await post();
    letters();
    await at('2026-10-08T11:58:00Z', 1);
    expect(engine.mail.sent).toEqual([]);
    await at(AFTER);
    expect(engine.mail.sent.map(({ to }) => to).sort()).toEqual(['ann@example.org', 'luz@example.org']);
    const english = engine.mail.sent.find(({ to }) => to === 'ann@example.org');
    expect(english?.subject).toMatch(/^Columbia this week: \w+ Evening$/);
    const titles = [...(english?.text ?? '').matchAll(/^- (.*)\n {2}(.*)\n {2}(.*)\n {2}https/gm)];
    expect(titles).toHaveLength(5);
    for (const [, , , why] of titles) expect(why).not.toBe('');
    expect(english?.text).toContain('Worth planning for:');
    expect(english?.html).toContain('Also this week');
    expect(english?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const spanish = engine.mail.sent.find(({ to }) => to === 'luz@example.org');
    expect(spanish?.subject).toMatch(/^Columbia esta semana: /);
    expect(spanish?.text).toContain('No recibir más este boletín');
    expect(spanish?.text).not.toMatch(/saved|this week|Stop/i);
    await at('2026-10-09T12:00:00Z');
    expect(engine.mail.sent).toHaveLength(2);
    expect(await issue()).toMatchObject({ day: '2026-10-08', state: 'sent', letters: 2 });
    const [next] = await engine.db.select().from(newsletters);
    expect(next).toMatchObject({ subscribers: 2, dueAt: Date.parse('2026-10-15T12:00:00Z') });
  });

  it('names what people saved and opened, first, and says so; nothing of it names a person', async () => {
    await store(engine, week(7));
    for (const who of ['a', 'b', 'c'])
      await save(engine, await makePerson(engine, who), await idOf(engine, 'Chess Evening'));
    await save(engine, 'a', await idOf(engine, 'Folk Evening'));
    const robotics = await idOf(engine, 'Robotics Evening');
    const day = Math.floor(Date.parse('2026-10-07T12:00:00Z') / DAY_MS);
    await engine.db.run(sql`INSERT INTO event_opens (event_id, day, opens) VALUES (${robotics}, ${day}, 40)`);
    await subscribe('ann@example.org');
    await at(AFTER);
    const text = engine.mail.sent[0]?.text ?? '';
    expect(text.indexOf('Robotics Evening')).toBeLessThan(text.indexOf('Jazz Evening'));
    expect(text).toMatch(/- Chess Evening\n.*\n {2}Saved by 3 people/);
    expect(text).toMatch(/- Robotics Evening\n.*\n {2}One of the most opened events/);
    // One person is no number.
    expect(text).not.toContain('Saved by 1');
  });

  it('is not sent with too little to say, and the console is told', async () => {
    await store(engine, week(2));
    await subscribe('ann@example.org');
    expect(await getNewsletter(engine, 'columbia-sc', { language: 'en' })).toMatchObject({ isTooFew: true });
    await at(AFTER);
    expect(engine.mail.sent).toEqual([]);
    expect(await issue()).toMatchObject({ state: 'skipped', reason: 'too-few', letters: 0 });
    expect(await getNewsletter(engine, 'columbia-sc', { language: 'en' })).toMatchObject({
      day: '2026-10-15',
      last: { state: 'skipped', reason: 'too-few' },
    });
  });

  it('goes as an editor left it: order, what was dropped and taken, a note; what is off by then is left out', async () => {
    await store(engine, week(7));
    await subscribe('ann@example.org');
    await subscribe('luz@example.org', 'es');
    const ids = await Promise.all(['Yoga', 'Chess', 'Jazz', 'Folk'].map((kind) => idOf(engine, `${kind} Evening`)));
    const caller = { actor: { kind: 'system', job: 'test' }, requestId: 'r' } as const;
    const edit = { day: '2026-10-08', chosen: ids, notes: { en: 'Bring a coat.', es: '' }, isHeld: false };
    await editNewsletter(engine, caller, 'columbia-sc', edit);
    const shown = await getNewsletter(engine, 'columbia-sc', { language: 'en' });
    expect(shown.standing).toBe('edited');
    expect(shown.items.map(({ title }) => title)).toEqual(
      ['Yoga', 'Chess', 'Jazz', 'Folk'].map((kind) => `${kind} Evening`),
    );
    expect(shown.others.map(({ title }) => title)).toContain('Pottery Evening');
    expect(shown.preview.note).toBe('Bring a coat.');
    expect(shown.preview.text).not.toContain('/unsubscribe?lang=en#');
    await engine.db.run(sql`UPDATE occurrences SET status = 'cancelled' WHERE event_id = ${ids[1]}`);
    await at(AFTER);
    const text = engine.mail.sent.find(({ to }) => to === 'ann@example.org')?.text ?? '';
    expect([...text.matchAll(/^- (.*)$/gm)].map(([, title]) => title)).toEqual([
      'Yoga Evening',
      'Jazz Evening',
      'Folk Evening',
    ]);
    expect(text).toContain('> Bring a coat.');
    // A note in one language is better than none.
    expect(engine.mail.sent.find(({ to }) => to === 'luz@example.org')?.text).toContain('> Bring a coat.');
    await expect(editNewsletter(engine, caller, 'columbia-sc', edit)).rejects.toMatchObject({ status: 409 });
  });

  it('an editor can hold it back', async () => {
    await store(engine, week());
    await subscribe('ann@example.org');
    const caller = { actor: { kind: 'system', job: 'test' }, requestId: 'r' } as const;
    const held = { day: '2026-10-08', chosen: null, notes: { en: '', es: '' }, isHeld: true };
    await editNewsletter(engine, caller, 'columbia-sc', held);
    await at(AFTER);
    expect(engine.mail.sent).toEqual([]);
    expect(await issue()).toMatchObject({ state: 'skipped', reason: 'held' });
  });

  it('is written in batches; one that is interrupted or doubled neither repeats nor loses any; an outage skips a week', async () => {
    await store(engine, week());
    await subscribe('ann@example.org');
    const many = Array.from({ length: 2_300 }, (_, n) => ({
      id: `s${String(n).padStart(5, '0')}`,
      email: `p${n}@example.org`,
    }));
    await engine.db.run(sql`INSERT INTO newsletter_subscribers (id, city_slug, email, email_key, language, status, changed_at)
      SELECT value->>'id', 'columbia-sc', value->>'email', value->>'email', 'en', 'confirmed', 0 FROM json_each(${JSON.stringify(many)})`);
    let runs = 0;
    const interrupted = {
      ...handlers,
      'mail.send': async () => ({ outcome: 'done' as const }),
      'newsletters.write': async (...given: Parameters<(typeof handlers)['newsletters.write']>) => {
        runs += 1;
        const result = await handlers['newsletters.write'](...given);
        if (runs % 2 === 1)
          await engine.db.run(
            sql`UPDATE outbox SET lease_token = 'another', lease_until = 0 WHERE kind = 'newsletters.write' AND state = 'running'`,
          );
        return result;
      },
    } as unknown as typeof handlers;
    for (let n = 0; n < 10; n += 1) {
      engine.clock.advance(Math.max(0, Date.parse(AFTER) - engine.clock.now()) || HOUR_MS);
      await scheduleNotices(engine);
      const [job] = await engine.db.all<{ id: string }>(
        sql`SELECT id FROM outbox WHERE kind = 'newsletters.write' AND state IN ('pending', 'sent')`,
      );
      if (job) await runUntilOne(job.id, interrupted);
      await engine.db.run(
        sql`UPDATE outbox SET state = 'pending', lease_token = NULL WHERE kind = 'newsletters.write' AND state = 'running'`,
      );
    }
    const written = await engine.db.all<{ n: number; people: number }>(
      sql`SELECT count(*) AS n, count(DISTINCT "to") AS people FROM letters WHERE kind = 'newsletter'`,
    );
    expect(runs).toBeGreaterThan(4);
    expect(written).toEqual([{ n: 2_301, people: 2_301 }]);
    expect(await issue()).toMatchObject({ state: 'sent', letters: 2_301 });
    engine.clock.advance(Date.parse('2026-10-17T12:00:00Z') - engine.clock.now());
    await scheduleNotices(engine);
    const [job] = await engine.db.all<{ id: string }>(
      sql`SELECT id FROM outbox WHERE kind = 'newsletters.write' AND state IN ('pending', 'sent')`,
    );
    await runUntilOne(job?.id ?? '', handlers);
    expect(await engine.db.select().from(newsletterIssues)).toMatchObject([
      { state: 'sent' },
      { state: 'skipped', reason: 'late' },
    ]);
  });
});

async function runUntilOne(id: string, jobs: typeof handlers) {
  const { runJob } = await import('@marquee/platform');
  await runJob(engine, jobs, id).catch(() => undefined);
}

describe('an address', () => {
  it('gets nothing before it confirmed; its link does nothing by being sent, works again, and is over after three days', async () => {
    await ask('ann@example.org');
    await post();
    const [letter] = letters();
    expect(letter?.text).toContain('/newsletter?lang=en#');
    expect((await engine.db.select().from(newsletterSubscribers))[0]?.status).toBe('waiting');
    expect((await engine.db.select().from(newsletters))[0]).toMatchObject({ dueAt: null, subscribers: 0 });
    const secret = secretIn(letter?.text);
    await expect(confirmNewsletter(engine, `${secret}x`, 'en')).rejects.toMatchObject({ status: 400 });
    for (let n = 0; n < 2; n += 1)
      expect(await confirmNewsletter(engine, secret, 'en')).toMatchObject({
        city: 'Columbia',
        nextAt: expect.any(String),
      });
    engine.clock.advance(3 * DAY_MS + 1);
    await expect(confirmNewsletter(engine, secret, 'en')).rejects.toMatchObject({ status: 400 });
  });

  it('that is asked for again gets the same letter and the caller the same answer, whatever we know of it', async () => {
    const answers = [await ask('new@example.org'), await ask('NEW@example.org')];
    await subscribe('ann@example.org');
    answers.push(await ask('ann@example.org'));
    expect(answers).toEqual(answers.map(() => ({ way: 'letter' })));
    await post();
    expect(new Set(letters().map(({ subject }) => subject)).size).toBe(1);
    expect(await engine.db.select().from(newsletterSubscribers)).toHaveLength(2);
    expect((await engine.db.select().from(newsletters))[0]?.subscribers).toBe(1);
  });

  it('of the signed-in person needs no letter if it is confirmed, and a stranger’s does', async () => {
    await makePerson(engine, 'ann');
    await makePerson(engine, 'eve', { isConfirmed: false });
    expect(await ask('ann@example.org', 'en', 'ann')).toEqual({ way: 'done' });
    expect(await ask('eve@example.org', 'en', 'eve')).toEqual({ way: 'letter' });
    expect(await ask('bob@example.org', 'en', 'ann')).toEqual({ way: 'letter' });
    expect((await engine.db.select().from(newsletters))[0]?.subscribers).toBe(1);
  });

  it('leaves by one press, may come back, and is forgotten after a month; one that never confirmed after a week', async () => {
    await store(engine, week());
    await subscribe('ann@example.org');
    await subscribe('bob@example.org');
    await ask('eve@example.org');
    await at(AFTER);
    const token = secretIn(
      letters().find(({ to, subject }) => to === 'ann@example.org' && subject.startsWith('Columbia'))?.text,
    );
    for (let n = 0; n < 2; n += 1)
      expect(await changeBySecret(engine, { token, isWanted: false })).toEqual({ kind: 'newsletter', isWanted: false });
    expect((await engine.db.select().from(newsletters))[0]?.subscribers).toBe(1);
    await store(
      engine,
      week().map((event) => ({
        ...event,
        key: `${event.key}2`,
        title: `More ${event.title}`,
        start: event.start.replace(/-\d\dT/, '-17T'),
      })),
    );
    await at('2026-10-15T12:01:00Z');
    expect(subjects(engine).filter((subject) => subject.startsWith('ann'))).toEqual([]);
    expect(subjects(engine).filter((subject) => subject.startsWith('bob'))).toHaveLength(1);
    await changeBySecret(engine, { token, isWanted: true });
    expect((await engine.db.select().from(newsletters))[0]?.subscribers).toBe(2);
    await changeBySecret(engine, { token, isWanted: false });
    engine.clock.advance(31 * DAY_MS);
    for (const statement of forgetSubscribers(engine.clock.now())) await engine.db.run(statement);
    expect((await engine.db.select().from(newsletterSubscribers)).map(({ email }) => email)).toEqual([
      'bob@example.org',
    ]);
    await expect(changeBySecret(engine, { token, isWanted: true })).rejects.toMatchObject({ status: 404 });
  });

  it('goes with its account, and moves with it', async () => {
    await makePerson(engine, 'ann');
    await ask('ann@example.org', 'en', 'ann');
    await engine.db.run(
      sql`UPDATE users SET email = 'Ann@new.example.org', email_key = 'ann@new.example.org' WHERE id = 'ann'`,
    );
    expect((await engine.db.select().from(newsletterSubscribers))[0]).toMatchObject({
      email: 'Ann@new.example.org',
      status: 'confirmed',
    });
    await engine.db.run(sql`DELETE FROM users WHERE id = 'ann'`);
    expect(await engine.db.select().from(newsletterSubscribers)).toEqual([]);
    expect((await engine.db.select().from(newsletters))[0]?.subscribers).toBe(0);
  });

  it('cannot ask for a city that visitors do not see', async () => {
    await expect(
      askForNewsletter(
        engine,
        { city: 'Nowhere', state: 'SC', email: 'a@example.org', language: 'en' },
        { hasMail: true, userId: null },
      ),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      askForNewsletter(
        engine,
        { ...COLUMBIA, email: 'a@example.org', language: 'en' },
        { hasMail: false, userId: null },
      ),
    ).rejects.toMatchObject({ status: 409 });
  });
});
