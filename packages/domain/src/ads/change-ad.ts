import { ads, greater, type Statement, write } from '@marquee/db';
import { and, eq } from 'drizzle-orm';

export type NewAd = Omit<typeof ads.$inferInsert, 'spentCents' | 'isOpen'>;

/**
 * A statement by which an ad is served from now on; what it has spent stays. Where less is left of its payment than that, what is spent is the
 * limit: nothing more is charged.
 */
export function openAd(ad: NewAd): Statement {
  const { campaignId: _campaignId, ...set } = ad;
  return write
    .insert(ads)
    .values({ ...ad, isOpen: true })
    .onConflictDoUpdate({
      target: ads.campaignId,
      set: { ...set, isOpen: true, limitCents: greater(ads.spentCents, ad.limitCents) },
    });
}

/** A statement by which an ad is no longer served or charged. */
export function closeAd(campaignId: string): Statement {
  return write.update(ads).set({ isOpen: false }).where(eq(ads.campaignId, campaignId));
}

/** The same as a guard: only if it has spent this much, so that what is given back is right to the cent. */
export function closeAdAt(campaignId: string, spentCents: number): Statement {
  return write
    .update(ads)
    .set({ isOpen: false })
    .where(and(eq(ads.campaignId, campaignId), eq(ads.spentCents, spentCents)));
}
