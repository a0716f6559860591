import { cities, holds, scalar, sightings, sources, write } from '@marquee/db';
import { and, asc, countDistinct, eq, gt, isNull } from 'drizzle-orm';
import type { NowDeps } from '../deps.ts';
import { isCovered } from './hosts.ts';

/**
 * Our sources on a host and its subdomains, with their upcoming events. It walks through the sources, because no index knows the end of a
 * name: for one host at a time, when somebody opens a request or a rule begins.
 */
export async function sourcesOfHost({ db, clock }: NowDeps, host: string) {
  const { id, name, url, status } = sources;
  const { sourceId, eventId, withdrawnAt, endsAt } = sightings;
  const upcoming = write
    .select({ events: countDistinct(eventId) })
    .from(sightings)
    .where(and(eq(sourceId, id), isNull(withdrawnAt), gt(endsAt, clock.now())));
  const rows = await db
    .select({
      id,
      name,
      url,
      host: sources.host,
      status,
      city: cities.name,
      state: cities.state,
      upcomingEvents: scalar<number>(upcoming),
    })
    .from(sources)
    .innerJoin(cities, eq(cities.slug, sources.citySlug))
    .where(holds(sources.host, host))
    .orderBy(asc(id));
  return rows.filter((source) => isCovered(source.host, host));
}
