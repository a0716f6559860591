import type { Statement, venueClaims } from '@marquee/db';
import { sql } from 'drizzle-orm';

type NewClaim = typeof venueClaims.$inferInsert;

/** Unless the person has that many undecided ones, or one to this venue. One statement, so that those made at the same time are counted. */
export function insertClaim(claim: NewClaim, most: number): Statement {
  const { id, venueSlug, userId, email = null, words = null, language, status, createdAt } = claim;
  return sql`INSERT OR IGNORE INTO venue_claims (id, venue_slug, user_id, email, words, language, status, created_at)
    SELECT ${id}, ${venueSlug}, ${userId}, ${email}, ${words}, ${language}, ${status}, ${createdAt}
    WHERE (SELECT count(*) FROM venue_claims WHERE user_id = ${userId} AND status IN ('open', 'waiting')) < ${most}`;
}
