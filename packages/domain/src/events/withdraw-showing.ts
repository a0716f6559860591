import { events, type Statement, sightings } from '@marquee/db';
import { and, eq, isNull } from 'drizzle-orm';
import type { DbDeps, EngineDeps } from '../deps.ts';
import { commitPlan } from './commit-plan.ts';
import { deleteEvents } from './delete-events.ts';
import { type Claim, inOrder, ofClaims } from './event-basis.ts';
import { rebuildEvent } from './rebuild-event.ts';
import { readSourceClaims, type SourceClaims } from './source-claims.ts';
import { stillUnkept } from './stale-events.sql.ts';

interface Showing {
  sourceId: string;
  key: string;
}

/**
 * Withdraws one showing of a source. Its event keeps the dates and values of what else is said of it; without anything else it leaves the
 * lists. One of which nothing else was ever said, and that nobody keeps, is deleted: it was published by mistake, and counts nowhere. One
 * that is withdrawn already only commits the statements. Throws Conflict if a guard does not hold.
 */
export async function withdrawShowing(
  deps: Pick<EngineDeps, 'db' | 'clock' | 'random'>,
  showing: Showing,
  { statements, guards }: { statements: readonly Statement[]; guards: readonly Statement[] },
): Promise<void> {
  const plan = async () => {
    const event = await eventOf(deps, showing);
    const claims = event ? await readSourceClaims(deps, event.id) : [];
    const others = claims.map((one) => withoutShowing(one, showing)).filter(({ showings }) => showings.length > 0);
    const isOnly = claims.length === 1 && claims[0]?.isOwn === true && claims[0].showings.length === 1;
    return { event, others, isOnly, citySlugs: event ? [event.citySlug] : [] };
  };
  const isIt = (claim: Claim) => claim.sourceId === showing.sourceId && claim.key === showing.key;
  await commitPlan(deps, plan, ({ event, others, isOnly }, now) => {
    const rebuilt = event && rebuildEvent(deps, event, others);
    return {
      eventIds: event ? [event.id] : [],
      change: inOrder(
        ofClaims((claim) => (isIt(claim) ? { ...claim, withdrawnAt: now } : claim)),
        ...(rebuilt ? [rebuilt.change] : []),
      ),
      statements: [...(rebuilt?.statements ?? []), ...statements],
      guards,
      last: event && isOnly ? deleteEvents(stillUnkept([event.id])) : [],
    };
  });
}

async function eventOf({ db }: DbDeps, showing: Showing) {
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
