import { atomically, Conflict, events, type Statement, sightings, write } from '@marquee/db';
import { RetryLater } from '@marquee/kernel';
import { and, eq, isNull } from 'drizzle-orm';
import { readTurns, takeTurns } from '../cities/index.ts';
import type { EngineDeps } from '../deps.ts';
import { derive } from './derive.ts';
import { rebuildEvent } from './rebuild-event.ts';
import { readSourceClaims, type SourceClaims } from './source-claims.ts';
import { type Claim, inOrder, ofClaims } from './told.ts';

const TRIES = 5;

interface Showing {
  sourceId: string;
  key: string;
}

/**
 * Withdraws one showing of a source. Its event keeps the dates and values of what else is said of it; without anything else it leaves the
 * lists. One that is withdrawn already only commits the statements. Throws Conflict if a guard does not hold.
 */
export async function withdrawShowing(
  deps: Pick<EngineDeps, 'db' | 'clock' | 'random'>,
  showing: Showing,
  { statements, guards }: { statements: readonly Statement[]; guards: readonly Statement[] },
): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const event = await eventOf(deps, showing);
    if (!event) return atomically(deps.db, statements, guards);
    const claims = await readSourceClaims(deps, event.id);
    const others = claims.map((one) => withoutShowing(one, showing)).filter(({ showings }) => showings.length > 0);
    const turns = await readTurns(deps, [event.citySlug]);
    const now = deps.clock.now();
    const { sourceId, key } = sightings;
    const withdrawn = write
      .update(sightings)
      .set({ withdrawnAt: now })
      .where(and(eq(sourceId, showing.sourceId), eq(key, showing.key), isNull(sightings.withdrawnAt)));
    const rebuilt = rebuildEvent(deps, event, others);
    const isIt = (claim: Claim) => claim.sourceId === showing.sourceId && claim.key === showing.key;
    const change = inOrder(
      ofClaims((claim) => (isIt(claim) ? { ...claim, withdrawnAt: now } : claim)),
      ...(rebuilt ? [rebuilt.change] : []),
    );
    const changes = [withdrawn, ...(rebuilt?.statements ?? []), ...(await derive(deps, [event.id], { change, turns }))];
    try {
      return await atomically(deps.db, [...changes, ...statements], [...guards, ...takeTurns(turns)]);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      const after = await readTurns(deps, [event.citySlug]);
      // No other commit came in between, so a guard did not hold.
      if (after.get(event.citySlug) === turns.get(event.citySlug)) throw error;
    }
  }
  throw new RetryLater('Sources of the city were stored at the same time on every attempt.');
}

async function eventOf({ db }: Pick<EngineDeps, 'db'>, showing: Showing) {
  const { id, citySlug, sourceId, imageSourceUrl } = events;
  const [event] = await db
    .select({ id, citySlug, sourceId, imageSourceUrl })
    .from(sightings)
    .innerJoin(events, eq(events.id, sightings.eventId))
    .where(
      and(eq(sightings.sourceId, showing.sourceId), eq(sightings.key, showing.key), isNull(sightings.withdrawnAt)),
    );
  return event;
}

function withoutShowing(claims: SourceClaims, { sourceId, key }: Showing): SourceClaims {
  if (claims.source.id !== sourceId) return claims;
  return { ...claims, showings: claims.showings.filter((one) => one.key !== key) };
}
