import { atomically, Conflict, events } from '@marquee/db';
import { RetryLater } from '@marquee/kernel';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { readTurns, takeTurns } from '../cities/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { derive, type RebuiltEvent, readSourceClaims, rebuildEvent } from '../events/index.ts';

const TRIES = 5;

/**
 * Rebuilds the coming events whose words are a hidden source's from those who still list them: text, picture and links are theirs
 * then. One commit for each event, so that it may be interrupted and repeated. Gives how many events were rebuilt.
 */
export async function handOver(deps: ChangeDeps, sourceId: string, hidden: ReadonlySet<string>): Promise<number> {
  const { id, url, imageSourceUrl, citySlug } = events;
  const worded = await deps.db
    .select({ id, sourceId: events.sourceId, url, imageSourceUrl, citySlug })
    .from(events)
    .where(and(eq(events.sourceId, sourceId), gt(events.upcomingCount, 0), isNull(events.mergedInto)));
  let rebuilt = 0;
  for (const event of worded) if (await rebuild(deps, event, hidden)) rebuilt += 1;
  return rebuilt;
}

async function rebuild(
  deps: ChangeDeps,
  event: RebuiltEvent & { citySlug: string },
  hidden: ReadonlySet<string>,
): Promise<boolean> {
  const others = async () => (await readSourceClaims(deps, event.id)).filter(({ source }) => !hidden.has(source.id));
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const places = (await others()).flatMap(({ showings }) => showings.map(({ place }) => place.slug));
    const turns = await readTurns(deps, [...new Set([event.citySlug, ...places])]);
    // Read again under the turns that guard the commit.
    const statements = rebuildEvent(deps, event, await others());
    if (statements.length === 0) return false;
    try {
      await atomically(deps.db, [...statements, ...derive([event.id], deps.clock.now())], takeTurns(turns));
      return true;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
  throw new RetryLater('Sources of the city were stored at the same time on every attempt.');
}
