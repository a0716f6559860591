import { rowIf, type Statement, scalar, venueClaims, write } from '@marquee/db';
import { and, count, eq, inArray, lt } from 'drizzle-orm';

type NewClaim = Pick<
  typeof venueClaims.$inferInsert,
  'id' | 'venueSlug' | 'userId' | 'email' | 'words' | 'language' | 'status' | 'createdAt'
>;

/** Unless the person has that many undecided ones, or one to this venue. One statement, so that those made at the same time are counted. */
export function insertClaim({ email = null, words = null, ...claim }: NewClaim, most: number): Statement {
  const undecided = write
    .select({ n: count() })
    .from(venueClaims)
    .where(and(eq(venueClaims.userId, claim.userId), inArray(venueClaims.status, ['open', 'waiting'])));
  const isNew = { tokenHash: null, tokenExpiresAt: null, note: null, decidedBy: null, decidedAt: null };
  return write
    .insert(venueClaims)
    .select(rowIf(venueClaims, { ...claim, ...isNew, email, words }, lt(scalar(undecided), most)))
    .onConflictDoNothing();
}
