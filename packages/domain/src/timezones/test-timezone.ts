import type { ToldTimezoneTest } from '@marquee/contract';
import { cities, eventAliases, events } from '@marquee/db';
import { Reject, say } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { judgeZone } from './judge-zone.ts';

/** Looks an event up by its id or the end of its address, and compares its zone with its city's (docs/spec/decisions.md 92). Throws Reject 404. */
export async function testTimezone(deps: DbDeps, given: string): Promise<ToldTimezoneTest> {
  // People paste what the address bar has.
  const alias = given.replace(/[?#].*$/, '').replace(/^.*\//, '');
  const [event] = await deps.db
    .select({
      id: events.id,
      title: events.title,
      slug: events.slug,
      city: cities.name,
      state: cities.state,
      timezone: events.timezone,
      cityTimezone: cities.timezone,
      startLocal: events.nextStartLocal,
      startsAt: events.nextStartsAt,
    })
    .from(eventAliases)
    .innerJoin(events, eq(events.id, eventAliases.eventId))
    .innerJoin(cities, eq(cities.slug, events.citySlug))
    .where(eq(eventAliases.alias, alias));
  if (!event) throw new Reject(404, 'not-found', say('reply.thereNoEventId'), 'eventId');
  const { id, title, slug, city, state, startLocal, timezone, cityTimezone, startsAt } = event;
  return {
    id,
    title,
    slug,
    city: `${city}, ${state}`,
    eventTimezone: timezone,
    cityTimezone,
    startLocal,
    startsAt: isoOf(startsAt),
    ...judgeZone(event),
  };
}
