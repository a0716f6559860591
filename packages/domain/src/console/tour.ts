import type { ConsoleTour } from '@marquee/contract';
import { atomically, consoleTours } from '@marquee/db';
import { eq } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { keepTour } from './tour.sql.ts';

/** Where an administrator is in the tour; who never began it is at its first stop. */
export async function getConsoleTour({ db }: Pick<ReadDeps, 'db'>, userId: string): Promise<ConsoleTour> {
  const [row] = await db.select().from(consoleTours).where(eq(consoleTours.userId, userId));
  return { stop: row?.stop ?? 0, isEnded: (row?.endedAt ?? null) !== null };
}

/** Keeps it. Returns what is kept. */
export async function moveConsoleTour(
  deps: Pick<ReadDeps, 'db' | 'clock'>,
  userId: string,
  tour: ConsoleTour,
): Promise<ConsoleTour> {
  await atomically(deps.db, [keepTour(userId, tour.stop, tour.isEnded ? deps.clock.now() : null)]);
  return tour;
}
