import { users } from '@marquee/db';
import { changeBySecret } from '@marquee/domain/letter-links';
import { scheduleNotices } from '@marquee/domain/scheduling';
import type { DraftInput } from '@marquee/testkit';
import { DAY_MS, HOUR_MS, MINUTE_MS, makeSource, store, type TestEngine } from '@marquee/testkit/workerd';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { handlers } from '../../src/handlers.ts';
import { aVenue } from '../engine/reading.ts';
import { runUntilQuiet } from '../support.ts';
import { idOf, makePerson, plan, save, subjects, wait } from './people.ts';

const JAZZ = { key: 'jazz', title: 'Jazz', venue: 'The Hall', start: '2026-10-10T19:30' };

let engine: TestEngine;
let source: Awaited<ReturnType<typeof makeSource>>;
let jazz: string;
beforeEach(async () => {
  ({ engine } = await aVenue());
  source = await makeSource(engine.db, { name: 'The Hall' });
  await says(JAZZ);
  jazz = await idOf(engine, 'Jazz');
});

const says = async (draft: DraftInput) => {
  engine.clock.advance(MINUTE_MS);
  await store(engine, [draft], { source });
};
const sent = () => subjects(engine);

describe('people who keep an event', () => {
  it('are told once that it is cancelled, moved or sold out, if their address is confirmed and their account not suspended [BEY-40]', async () => {
    await makePerson(engine, 'ann');
    await makePerson(engine, 'bob');
    await makePerson(engine, 'cat');
    await makePerson(engine, 'eve', { isConfirmed: false });
    await makePerson(engine, 'sue', { isSuspended: true });
    await save(engine, 'ann', jazz);
    await plan(engine, 'ann', jazz, JAZZ.start);
    await save(engine, 'cat', jazz);
    await plan(engine, 'bob', jazz, JAZZ.start);
    await save(engine, 'eve', jazz);
    await save(engine, 'sue', jazz);
    await says({ ...JAZZ, soldOut: true });
    await wait(engine, HOUR_MS);
    expect(sent()).toEqual(['ann: Sold out: Jazz', 'bob: Sold out: Jazz', 'cat: Sold out: Jazz']);
    await says({ ...JAZZ, start: '2026-10-12T20:00' });
    await wait(engine, HOUR_MS);
    expect(sent().slice(3)).toEqual(['ann: New time: Jazz', 'bob: New time: Jazz', 'cat: New time: Jazz']);
    const [, , , moved] = engine.mail.sent;
    expect(moved?.text).toContain('Before: Saturday, October 10 at 7:30 PM. Now: Monday, October 12 at 8:00 PM.');
    expect(moved?.text).toContain('https://marquee.example/events/jazz-columbia-sc');
    await says({ ...JAZZ, start: '2026-10-12T20:00', status: 'cancelled' });
    await wait(engine, 2 * DAY_MS);
    expect(sent().slice(6)).toEqual(['ann: Cancelled: Jazz', 'bob: Cancelled: Jazz', 'cat: Cancelled: Jazz']);
    expect(await engine.db.all(sql`SELECT * FROM kept_changes`)).toEqual([]);
  });

  it('hear of what the venue changes, whatever others still list, and nothing of what others change [BEY-50]', async () => {
    const tickets = await makeSource(engine.db, { name: 'TicketPlace' });
    const ticketsSay = (start: string) => store(engine, [{ ...JAZZ, key: 'tickets', start }], { source: tickets });
    await ticketsSay(JAZZ.start);
    await save(engine, await makePerson(engine, 'ann'), jazz);
    await plan(engine, await makePerson(engine, 'bob'), jazz, JAZZ.start);
    await ticketsSay('2026-10-10T17:00');
    await wait(engine, DAY_MS);
    expect(sent()).toEqual([]);
    await says({ ...JAZZ, start: '2026-10-10T21:00' });
    await wait(engine, DAY_MS);
    expect(sent()).toEqual(['ann: New time: Jazz', 'bob: New time: Jazz']);
    expect(engine.mail.sent[0]?.text).toContain(
      'Before: Saturday, October 10 at 7:30 PM. Now: Saturday, October 10 at 9:00 PM.',
    );
  });

  it('hear of an event of a hidden city only once that is shown again', async () => {
    await save(engine, await makePerson(engine, 'ann'), jazz);
    const hide = (isHidden: number) => engine.db.run(sql`UPDATE cities SET is_hidden = ${isHidden}`);
    await hide(1);
    await says({ ...JAZZ, status: 'cancelled' });
    await wait(engine, 2 * DAY_MS);
    expect(sent()).toEqual([]);
    await hide(0);
    await wait(engine, 2 * DAY_MS);
    expect(sent()).toEqual(['ann: Cancelled: Jazz']);
  });

  it('hear nothing of what changes back at once, and of a source that wavers one letter a day', async () => {
    await save(engine, await makePerson(engine, 'ann'), jazz);
    await says({ ...JAZZ, status: 'cancelled' });
    await says(JAZZ);
    await wait(engine, HOUR_MS);
    expect(sent()).toEqual([]);
    for (let n = 0; n < 3; n += 1) {
      await says({ ...JAZZ, status: 'cancelled' });
      await wait(engine, HOUR_MS);
      await says(JAZZ);
      await wait(engine, HOUR_MS);
    }
    expect(sent()).toEqual(['ann: Cancelled: Jazz']);
    await wait(engine, DAY_MS);
    expect(sent()).toEqual(['ann: Cancelled: Jazz', 'ann: Back on: Jazz']);
  });

  it('hear nothing of what is over, of minutes, of another spelling, and of what they saved later', async () => {
    await says({ ...JAZZ, status: 'cancelled' });
    await save(engine, await makePerson(engine, 'ann'), jazz);
    await wait(engine, HOUR_MS);
    await says(JAZZ);
    await engine.db.run(sql`UPDATE kept_changes SET known_dates = (SELECT dates_shown FROM events), due_at = NULL`);
    await says({ ...JAZZ, venue: 'Hall, The', start: '2026-10-10T19:35' });
    await wait(engine, HOUR_MS);
    engine.clock.advance(10 * DAY_MS);
    await says({ ...JAZZ, status: 'cancelled' });
    await wait(engine, HOUR_MS);
    expect(sent()).toEqual([]);
  });

  it('get their letters in batches; one that is interrupted or doubled neither repeats nor loses any', async () => {
    for (let n = 0; n < 230; n += 1)
      await save(engine, await makePerson(engine, `p${String(n).padStart(3, '0')}`), jazz);
    await says({ ...JAZZ, venue: 'Riverfront Park' });
    let runs = 0;
    const interrupted = {
      ...handlers,
      'kept-changes.tell': async (...given: Parameters<(typeof handlers)['kept-changes.tell']>) => {
        runs += 1;
        const result = await handlers['kept-changes.tell'](...given);
        // Every other batch loses its lease before it can commit: another worker has it.
        if (runs % 2 === 1)
          await engine.db.run(
            sql`UPDATE outbox SET lease_token = 'another', lease_until = 0 WHERE kind = 'kept-changes.tell' AND state = 'running'`,
          );
        return result;
      },
    };
    for (let n = 0; n < 6; n += 1) {
      engine.clock.advance(10 * MINUTE_MS);
      await scheduleNotices(engine);
      await runUntilQuiet(engine, MINUTE_MS, interrupted);
      await engine.db.run(sql`UPDATE outbox SET state = 'pending', lease_token = NULL WHERE state = 'running'`);
    }
    expect(runs).toBeGreaterThan(2);
    expect(new Set(sent()).size).toBe(230);
    expect(engine.mail.taken).toBe(230);
    expect(sent()[0]).toBe('p000: New place: Jazz');
  });

  it('can end these letters by their link, without a session, and as often as they like', async () => {
    await save(engine, await makePerson(engine, 'ann'), jazz);
    await says({ ...JAZZ, soldOut: true });
    await wait(engine, HOUR_MS);
    const [letter] = engine.mail.sent;
    expect(letter?.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(/^<https:\/\/marquee\.example\/api\/notices\/unsubscribe\/\w+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const token = /unsubscribe\/(\w+)/.exec(letter?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(letter?.text).toContain(`Stop emails about changes: https://marquee.example/unsubscribe?lang=en#${token}`);
    await says({ ...JAZZ, status: 'cancelled' });
    engine.clock.advance(HOUR_MS);
    await scheduleNotices(engine);
    for (let n = 0; n < 2; n += 1)
      expect(await changeBySecret(engine, { token, isWanted: false })).toEqual({ kind: 'changes', isWanted: false });
    await wait(engine, HOUR_MS);
    expect(sent()).toEqual(['ann: Sold out: Jazz']);
    await engine.db.delete(users).where(eq(users.id, 'ann'));
    await expect(changeBySecret(engine, { token, isWanted: true })).rejects.toMatchObject({ status: 404 });
  });
});
