import { type ManagedVenue, type OwnVenue, type Venue, VIEW_DAYS } from '@marquee/contract';
import { type Actor, notFound, Reject } from '@marquee/kernel';
import { ofVenue } from '../databases/index.ts';
import type { DbDeps, NowDeps, ReadDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { dayOfViews } from './count-view.ts';
import { readVenue, readVenuesOf, readViews, type VenueRow } from './venue-row.sql.ts';

/** A person manages so many venues at most that the list needs no pages. */
const OWN_MOST = 100;

/** A venue as its page shows it. Throws Reject 404, also for one of a hidden city. */
export async function getVenue(deps: Pick<ReadDeps, 'db' | 'databases'>, slug: string): Promise<Venue> {
  const row = await knownVenue(await ofVenue(deps, slug), slug);
  if (row.isInHiddenCity) throw notFound('venue');
  return venueOf(row);
}

/** Throws Reject 404. */
export async function knownVenue(deps: DbDeps, slug: string): Promise<VenueRow> {
  const row = await readVenue(deps.db, slug);
  if (!row) throw notFound('venue');
  return row;
}

/** A venue with its profile and its figures. Throws Reject: 404, and 403 for who does not manage it. */
export async function getManagedVenue(deps: NowDeps, actor: Actor, slug: string): Promise<ManagedVenue> {
  const row = await managedVenue(deps, actor, slug);
  const since = dayOfViews(deps.clock.now(), VIEW_DAYS - 1);
  const { ownName, ownAddress, website, phone, description, accessibility, toldName, toldAddress } = row;
  return {
    ...venueOf(row),
    profile: { name: ownName, address: ownAddress, website, phone, description, accessibility },
    told: { name: toldName, address: toldAddress, website: siteOf(row) },
    version: row.version,
    changedAt: isoOf(row.changedAt),
    status: row.upcomingEvents > 0 ? 'active' : 'quiet',
    monthlyViews: await readViews(deps.db, slug, since),
  };
}

/** Throws Reject: 404, and 403 unless the caller owns it or is an administrator. */
export async function managedVenue(deps: DbDeps, actor: Actor, slug: string): Promise<VenueRow> {
  const row = await knownVenue(deps, slug);
  if (actor.kind !== 'user' || !(actor.isAdmin || row.ownerId === actor.userId))
    throw new Reject(403, 'not-your-venue', 'You do not manage this venue. You can claim it on its page.');
  return row;
}

export async function listOwnVenues(deps: DbDeps, userId: string): Promise<OwnVenue[]> {
  return (await readVenuesOf(deps.db, userId, OWN_MOST)).map((row) => {
    const { slug, name, city, state, upcomingEvents } = venueOf(row);
    return { slug, name, city, state, upcomingEvents };
  });
}

const siteOf = ({ host }: VenueRow) => (host === null ? null : `https://${host}/`);

/** What the venue says of itself is above what sources say. */
function venueOf(row: VenueRow): Venue {
  const { slug, city, state, timezone, latitude, longitude, website, phone, description, accessibility } = row;
  return {
    slug,
    name: row.ownName ?? row.toldName,
    list: { city: row.listCity, state: row.listState, venue: row.listName },
    city,
    state,
    timezone,
    address: row.ownAddress ?? row.toldAddress,
    latitude,
    longitude,
    website: website ?? siteOf(row),
    phone,
    description,
    accessibility,
    isManaged: row.ownerId !== null,
    upcomingEvents: row.upcomingEvents,
  };
}
