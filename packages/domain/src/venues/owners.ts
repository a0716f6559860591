import { type Statement, venueOwners, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, eq, exists, ne, type SQL } from 'drizzle-orm';

/** The guard that makes somebody manage a venue; it does not hold while another person does. */
export function makeOwner(venueSlug: string, userId: string, now: Instant): Statement {
  return write
    .insert(venueOwners)
    .values({ venueSlug, userId, since: now })
    .onConflictDoUpdate({
      target: venueOwners.venueSlug,
      set: { userId },
      setWhere: eq(venueOwners.userId, userId),
    });
}

/** Takes the venue away from this person; its profile stays. */
export function removeOwner(venueSlug: string, userId: string): Statement {
  return write.delete(venueOwners).where(and(eq(venueOwners.venueSlug, venueSlug), eq(venueOwners.userId, userId)));
}

/** Whether somebody manages a venue besides this one. */
export function managesAnother(userId: string, venueSlug: string): SQL {
  const others = and(eq(venueOwners.userId, userId), ne(venueOwners.venueSlug, venueSlug));
  return exists(write.select({ slug: venueOwners.venueSlug }).from(venueOwners).where(others));
}
