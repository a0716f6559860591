import { keptApart, valuesIn } from '@marquee/db';
import { inArray } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { type Candidate, groupsOf } from './group-rules.ts';
import { eventsWithDuplicates } from './pending-groups.sql.ts';

export interface UndecidedEvent extends Candidate {
  slug: string;
  city: string;
  citySlug: string;
  firstLocal: string;
  lastLocal: string;
  dates: number;
}

/** Events scanned at once; later ones follow when these are merged. */
const MOST = 500;

/**
 * The groups to merge. Reads only events marked as having a duplicate, with their dates: the cost depends on what is pending.
 */
export async function pendingGroups(deps: DbDeps): Promise<UndecidedEvent[][]> {
  const rows = await eventsWithDuplicates(deps.db, MOST);
  const ids = rows.map(({ id }) => id);
  const apart = await deps.db
    .select({ eventId: keptApart.eventId, otherId: keptApart.otherId })
    .from(keptApart)
    .where(inArray(keptApart.eventId, valuesIn(ids)));
  const pairs = new Set(apart.map(({ eventId, otherId }) => `${eventId} ${otherId}`));
  const events = rows.map((row) => ({ ...row, city: `${row.city}, ${row.state}` }));
  return groupsOf(events, (a, b) => pairs.has([a.id, b.id].sort().join(' ')));
}
