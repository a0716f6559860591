import { type Statement, sightings, valuesIn, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { type Change, ofClaims } from './event-basis.ts';

/** Unchanged pages: their showings are seen again. */
export function stillListed(sourceId: string, urls: readonly string[], now: Instant): Statement[] {
  if (urls.length === 0) return [];
  return [
    write
      .update(sightings)
      .set({ lastSeenAt: now })
      .where(
        and(
          eq(sightings.sourceId, sourceId),
          isNull(sightings.withdrawnAt),
          inArray(sightings.pageUrl, valuesIn(urls)),
        ),
      ),
  ];
}

/** Showings that are listed, but were read too doubtfully to be stored: they are seen again as they are. */
export function stillThere(sourceId: string, keys: readonly string[], now: Instant): Statement[] {
  if (keys.length === 0) return [];
  return [
    write
      .update(sightings)
      .set({ lastSeenAt: now, missedAt: null })
      .where(
        and(eq(sightings.sourceId, sourceId), isNull(sightings.withdrawnAt), inArray(sightings.key, valuesIn(keys))),
      ),
  ];
}

/** Moves the showings of a page to its new address, if the guard holds. */
export function pageMoved(sourceId: string, page: { from: string; to: string }, holds?: SQL): Statement {
  return write
    .update(sightings)
    .set({ pageUrl: page.to })
    .where(and(eq(sightings.sourceId, sourceId), eq(sightings.pageUrl, page.from), holds));
}

/** All upcoming showings of a source are withdrawn. */
export function upcomingWithdrawn(sourceId: string, now: Instant): Change {
  return ofClaims((claim) =>
    claim.sourceId === sourceId && claim.endsAt > now ? { ...claim, withdrawnAt: claim.withdrawnAt ?? now } : claim,
  );
}
