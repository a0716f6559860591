import type { VenueEvent } from '@marquee/contract';
import { readRows } from '@marquee/db';
import type { Actor } from '@marquee/kernel';
import type { DbDeps } from '../deps.ts';
import { decodePlace, encodePlace, pageFrom } from '../list-page.ts';
import { managedVenue } from '../venues/index.ts';
import { type VenueEventRow, venueEvents } from './list-venue-events.sql.ts';

const PAGE = 10;
const LIST = 'venue-events';

/** The coming events of a venue, the next first. Throws Reject: 404, 403 for who does not manage it, 400 for a foreign cursor. */
export async function listVenueEvents(
  deps: DbDeps,
  actor: Actor,
  slug: string,
  cursor: string | undefined,
): Promise<{ items: VenueEvent[]; nextCursor: string | null }> {
  const { citySlug, listName } = await managedVenue(deps, actor, slug);
  const after = decodePlace(LIST, cursor, [0, 0]) ?? [0, 0];
  const rows = await readRows(deps.db, venueEvents(`${citySlug}@${listName}`, after, PAGE + 1));
  return pageFrom(rows, PAGE, toItem, ({ startsAt, seq }) => encodePlace(LIST, [startsAt, seq]));
}

function toItem(row: VenueEventRow): VenueEvent {
  const { id, slug, title, timezone, nextStartLocal, nextEndLocal, status, upcomingCount, isCorrected } = row;
  return {
    id,
    slug,
    title,
    timezone,
    startDate: nextStartLocal,
    endDate: nextEndLocal,
    status,
    upcomingCount,
    isCorrected,
  };
}
