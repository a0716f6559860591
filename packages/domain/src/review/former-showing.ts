import { sightings } from '@marquee/db';
import type { Draft } from '@marquee/extraction';
import { and, eq, isNull } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import type { HeldRow } from './held-rows.ts';

/** What is published under the key of a held draft now. */
export interface FormerShowing {
  draft: Draft;
  pageUrl: string;
  eventId: string;
}

export async function formerShowing({ db }: DbDeps, { held }: HeldRow): Promise<FormerShowing | null> {
  const { sourceId, key, draft, pageUrl, eventId, withdrawnAt } = sightings;
  const [row] = await db
    .select({ draft, pageUrl, eventId })
    .from(sightings)
    .where(and(eq(sourceId, held.sourceId), eq(key, held.key), isNull(withdrawnAt)));
  return row ? { ...row, draft: row.draft as Draft } : null;
}
