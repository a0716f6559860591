import { events, sightings } from '@marquee/db';
import { and, eq, gt, gte, isNull } from 'drizzle-orm';
import type { ChangeDeps } from '../deps.ts';
import { commitPlan, type RebuiltEvent, readSourceClaims, rebuildEvent } from '../events/index.ts';

type WordedEvent = RebuiltEvent & { citySlug: string };

/**
 * Rebuilds the coming events that have words of a hidden source from those who still list them: text, picture and links are theirs
 * then. One commit for each event, so that it may be interrupted and repeated.
 */
export async function handOver(deps: ChangeDeps, sourceId: string, hidden: ReadonlySet<string>): Promise<void> {
  for (const event of await wordedBy(deps, sourceId)) await rebuild(deps, event, hidden);
}

/** The events whose primary source it is, and those that it may have filled in: they were not written since its showings were withdrawn. */
async function wordedBy({ db, clock }: ChangeDeps, sourceId: string): Promise<WordedEvent[]> {
  const { id, imageSourceUrl, citySlug, updatedAt } = events;
  const columns = { id, sourceId: events.sourceId, imageSourceUrl, citySlug };
  const isComing = and(gt(events.upcomingCount, 0), isNull(events.mergedInto));
  const isWithdrawn = and(
    eq(sightings.sourceId, sourceId),
    gt(sightings.endsAt, clock.now()),
    gte(sightings.withdrawnAt, updatedAt),
  );
  const own = await db
    .select(columns)
    .from(events)
    .where(and(eq(events.sourceId, sourceId), isComing));
  const others = await db
    .selectDistinct(columns)
    .from(sightings)
    .innerJoin(events, eq(id, sightings.eventId))
    .where(and(isWithdrawn, isComing));
  return [...new Map([...own, ...others].map((event) => [event.id, event])).values()];
}

async function rebuild(deps: ChangeDeps, event: WordedEvent, hidden: ReadonlySet<string>): Promise<void> {
  const plan = async () => {
    const others = (await readSourceClaims(deps, event.id)).filter(({ source }) => !hidden.has(source.id));
    const rebuilt = rebuildEvent(deps, event, others);
    const places = others.flatMap(({ showings }) => showings.map(({ place }) => place.slug));
    return rebuilt && { ...rebuilt, citySlugs: [event.citySlug, ...places] };
  };
  await commitPlan(deps, plan, ({ change, statements }) => ({ eventIds: [event.id], change, statements }));
}
