import type { ConsoleTour } from '@marquee/contract';
import { atomically, consoleTours } from '@marquee/db';
import { eq } from 'drizzle-orm';
import type { DbDeps, NowDeps } from '../deps.ts';
import { keepTour } from './tour.sql.ts';

/** Where an administrator is in the tour; who never began it is at its first stop. */
export async function getConsoleTour({ db }: DbDeps, userId: string): Promise<ConsoleTour> {
  const [row] = await db.select().from(consoleTours).where(eq(consoleTours.userId, userId));
  return { stop: row?.stop ?? 0, isEnded: (row?.endedAt ?? null) !== null };
}

/** Keeps it. Returns what is kept. */
export async function moveConsoleTour(deps: NowDeps, userId: string, tour: ConsoleTour): Promise<ConsoleTour> {
  await atomically(deps.db, [keepTour(userId, tour.stop, tour.isEnded ? deps.clock.now() : null)]);
  return tour;
}
