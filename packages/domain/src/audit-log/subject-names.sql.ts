import {
  bound,
  campaigns,
  cities,
  coalesce,
  type Database,
  deadLetters,
  errorGroups,
  eventReports,
  events,
  heldDrafts,
  inJson,
  joined,
  manualScrapes,
  operations,
  payments,
  replaced,
  scalar,
  sourceCandidates,
  sources,
  submissions,
  trimmed,
  users,
  valuesIn,
  venues,
  write,
} from '@marquee/db';
import { eq, inArray, type SQL } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** The current name and place of a subject. */
export interface Named {
  id: string;
  name: string;
  email: string | null;
  slug: string | null;
  city: string | null;
  state: string | null;
}

interface Naming extends Partial<Record<'email' | 'slug' | 'city' | 'state', SQLiteColumn>> {
  id: SQLiteColumn;
  name: SQLiteColumn | SQL;
  /** Its city, where it has no place of its own. */
  citySlug?: SQLiteColumn;
}

const place = alias(cities, 'place');
const placeName = joined(place.name, ', ', place.state);
const reported = write.select({ title: events.title }).from(events).where(eq(events.id, eventReports.eventId));

/** By kind of subject. Each id is one lookup by primary key or unique index. */
const NAMINGS = {
  source: { id: sources.id, name: sources.name, citySlug: sources.citySlug },
  event: { id: events.id, name: events.title, slug: events.slug, city: events.city, state: events.state },
  city: { id: cities.slug, name: placeName, slug: cities.slug, citySlug: cities.slug },
  scrape: { id: manualScrapes.id, name: placeName, citySlug: manualScrapes.citySlug },
  user: { id: users.id, name: trimmed(joined(users.firstName, ' ', users.lastName)), email: users.email },
  error: { id: errorGroups.id, name: errorGroups.message },
  'dead-letter': {
    id: deadLetters.id,
    name: joined(coalesce(joined(deadLetters.kind, ': '), ''), deadLetters.reason),
  },
  report: { id: eventReports.id, name: joined(eventReports.kind, ': ', scalar(reported)) },
  operation: {
    id: operations.id,
    name: joined(replaced(operations.kind, '-', ' '), coalesce(joined(': ', placeName), '')),
    citySlug: operations.citySlug,
  },
  payment: { id: payments.id, name: payments.description },
  campaign: { id: campaigns.id, name: campaigns.title, city: campaigns.city, state: campaigns.state },
  'held-draft': { id: heldDrafts.id, name: heldDrafts.title },
  candidate: { id: sourceCandidates.id, name: coalesce(sourceCandidates.name, sourceCandidates.host) },
  venue: { id: venues.slug, name: venues.name, slug: venues.slug, city: venues.city, state: venues.state },
  submission: {
    id: submissions.id,
    name: coalesce(inJson(submissions.content, '$.title'), inJson(submissions.content, '$.name')),
  },
} as const satisfies Record<string, Naming>;

export type NamedKind = keyof typeof NAMINGS;
export const NAMED_KINDS = Object.keys(NAMINGS) as NamedKind[];

export function readNames(db: Database, kind: NamedKind, ids: readonly string[]): Promise<Named[]> {
  const { id, name, email, slug, city, state, citySlug }: Naming = NAMINGS[kind];
  const none = bound(null);
  const own = { city: city ?? none, state: state ?? none };
  const columns = { id, name, email: email ?? none, slug: slug ?? none, ...own };
  const isOne = inArray(id, valuesIn(ids));
  const found = citySlug
    ? db
        .select({ ...columns, city: place.name, state: place.state })
        .from(id.table)
        .leftJoin(place, eq(place.slug, citySlug))
        .where(isOne)
    : db.select(columns).from(id.table).where(isOne);
  return found as Promise<unknown> as Promise<Named[]>;
}
