import type { FollowKind } from '@marquee/contract';
import { addFollow } from '@marquee/domain/follows';
import { changeNotices } from '@marquee/domain/notices';
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

const ANY = { city: 'Columbia', state: 'SC', within: 0, categories: [], evening: false, free: false };
const follows = (who: string, kind: FollowKind, query: object, name = 'The Hall') =>
  addFollow(engine, who, { kind, name, query: { ...ANY, ...query } }, 'en');

/** Goes to an instant and lets the letters that are due be written and sent. */
async function at(iso: string, ticks = 2, jobs = handlers): Promise<void> {
  engine.clock.advance(Date.parse(iso) - engine.clock.now());
  for (let n = 0; n < ticks; n += 1) {
    await scheduleNotices(engine);
    await runUntilQuiet(engine, MINUTE_MS, jobs);
    engine.clock.advance(MINUTE_MS);
  }
}

const coming = (count: number, venue: string) =>
  Array.from({ length: count }, (_, n) => ({
    key: `${venue}${n}`,
    title: `${venue} Night ${'ABCDEFGHIJ'[n]}`,
    venue,
    start: `2026-10-${String(9 + (n % 5)).padStart(2, '0')}T19:30`,
  }));

describe('the weekly letter', () => {
  it('comes on Thursday morning: what one keeps first, then what one follows, no event twice [BEY-18]', async () => {
    await store(engine, [
      ...coming(7, 'The Hall'),
      { key: 'jazz', title: 'Jazz', venue: 'Elsewhere', start: '2026-10-10T21:00' },
      { key: 'late', title: 'Late Jazz', venue: 'Elsewhere', start: '2026-12-10T21:00' },
    ]);
    await makePerson(engine, 'ann');
    await save(engine, 'ann', await idOf(engine, 'The Hall Night A'));
    expect((await follows('ann', 'venue', { venue: 'The Hall' })).isWeeklyOn).toBe(true);
    await follows('ann', 'venue', { venue: 'The Hall' });
    await follows('ann', 'search', { q: 'jazz' }, 'Jazz near me');
    await at('2026-10-08T11:59:00Z', 1);
    expect(engine.mail.sent).toEqual([]);
    await at('2026-10-08T12:01:00Z');
    expect(subjects(engine)).toEqual(['ann: Your week on Marquee']);
    const text = engine.mail.sent[0]?.text ?? '';
    const titles = [...text.matchAll(/^- (.*)$/gm)].map(([, title]) => title);
    expect(titles[0]).toBe('The Hall Night A');
    expect(titles).toHaveLength(7);
    expect(new Set(titles).size).toBe(7);
    expect(titles).toContain('Jazz');
    expect(titles).not.toContain('Late Jazz');
    expect(text).toContain('Jazz near me:');
    expect(engine.mail.sent[0]?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    await at('2026-10-09T12:00:00Z');
    expect(engine.mail.sent).toHaveLength(1);
  });

  it('is not sent without events, without a confirmed address, to a suspended account, or when it was turned off; following more does not turn it on', async () => {
    await store(engine, [{ key: 'jazz', title: 'Jazz', venue: 'Elsewhere', start: '2026-10-10T21:00' }]);
    for (const who of ['bob', 'off']) await makePerson(engine, who);
    await makePerson(engine, 'eve', { isConfirmed: false });
    await makePerson(engine, 'sue', { isSuspended: true });
    await follows('sue', 'search', { q: 'jazz' });
    await follows('bob', 'venue', { venue: 'Nowhere' });
    await follows('eve', 'search', { q: 'jazz' });
    await follows('off', 'search', { q: 'jazz' });
    await changeNotices(engine, 'off', { weekly: false });
    expect((await follows('off', 'venue', { venue: 'Elsewhere' })).isWeeklyOn).toBe(false);
    await at('2026-10-08T12:01:00Z');
    expect(subjects(engine)).toEqual([]);
  });

  it('is written in batches; one that is interrupted or doubled neither repeats nor loses any; an outage skips a week', async () => {
    await store(engine, [{ key: 'jazz', title: 'Jazz', venue: 'Elsewhere', start: '2026-10-10T21:00' }]);
    for (let n = 0; n < 25; n += 1) {
      const who = await makePerson(engine, `p${n}`);
      await follows(who, 'search', { q: 'jazz' });
    }
    let runs = 0;
    const interrupted = {
      ...handlers,
      'weekly-letters.write': async (...given: Parameters<(typeof handlers)['weekly-letters.write']>) => {
        runs += 1;
        const result = await handlers['weekly-letters.write'](...given);
        if (runs % 2 === 1)
          await engine.db.run(sql`UPDATE outbox SET lease_token = 'another', lease_until = 0 WHERE state = 'running'`);
        return result;
      },
    };
    for (let n = 0; n < 5; n += 1) {
      await at(new Date(Date.parse('2026-10-08T12:01:00Z') + n * HOUR_MS).toISOString(), 1, interrupted);
      await engine.db.run(sql`UPDATE outbox SET state = 'pending', lease_token = NULL WHERE state = 'running'`);
    }
    expect(runs).toBeGreaterThan(2);
    expect(engine.mail.taken).toBe(25);
    expect(new Set(subjects(engine)).size).toBe(25);
    engine.clock.advance(9 * DAY_MS);
    await store(engine, [{ key: 'folk', title: 'Jazz and Folk', venue: 'Elsewhere', start: '2026-10-19T21:00' }]);
    await at(new Date(engine.clock.now()).toISOString(), 3);
    expect(engine.mail.taken).toBe(25);
    await at('2026-10-22T12:01:00Z', 3);
    expect(engine.mail.taken).toBe(25);
  });
});
