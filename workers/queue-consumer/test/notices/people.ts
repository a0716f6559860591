import { hearts, itineraries, itineraryStops, users } from '@marquee/db';
import type { EngineDeps } from '@marquee/domain/deps';
import { scheduleNotices } from '@marquee/domain/scheduling';
import { MINUTE_MS, type TestEngine } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { runUntilQuiet } from '../support.ts';

type Db = Pick<EngineDeps, 'db'>;

/** A person with an address, confirmed unless said otherwise. */
export async function makePerson(
  { db }: Db,
  id: string,
  given: { isConfirmed?: boolean; isSuspended?: boolean } = {},
): Promise<string> {
  const email = `${id}@example.org`;
  const emailVerifiedAt = given.isConfirmed === false ? null : 0;
  const suspendedAt = given.isSuspended ? 0 : null;
  await db.insert(users).values({
    id,
    email,
    emailKey: email,
    firstName: id,
    lastName: 'Reed',
    emailVerifiedAt,
    suspendedAt,
    createdAt: 0,
  });
  return id;
}

export async function idOf({ db }: Db, title: string): Promise<string> {
  const [row] = await db.all<{ id: string }>(sql`SELECT id FROM events WHERE title = ${title}`);
  if (!row) throw new Error(`no ${title}`);
  return row.id;
}

export const save = ({ db }: Db, userId: string, eventId: string) =>
  db.insert(hearts).values({ userId, eventId, savedAt: 0 });

export async function plan({ db }: Db, userId: string, eventId: string, startLocal: string): Promise<void> {
  const id = crypto.randomUUID();
  await db.insert(itineraries).values({ id, userId, name: 'A night', createdAt: 0, updatedAt: 0 });
  const times = { timezone: 'America/New_York', startLocal, startsAt: 0 };
  await db.insert(itineraryStops).values({ itineraryId: id, id, eventId, title: 'Jazz', ...times, addedAt: 0 });
}

/** Lets time pass, a tick every ten minutes or more. */
export async function wait(engine: TestEngine, ms: number): Promise<void> {
  const end = engine.clock.now() + ms;
  const step = Math.max(10 * MINUTE_MS, ms / 24);
  while (engine.clock.now() < end) {
    engine.clock.advance(Math.min(step, end - engine.clock.now()));
    await scheduleNotices(engine);
    await runUntilQuiet(engine, MINUTE_MS);
  }
}

export const subjects = ({ mail }: TestEngine) => mail.sent.map(({ to, subject }) => `${to.split('@')[0]}: ${subject}`);
