import type { Enhancement } from '@marquee/contract';
import { atomically, enhancements, write } from '@marquee/db';
import { and, eq, lte } from 'drizzle-orm';
import type { NowDeps } from '../deps.ts';
import { placesChanged } from '../events/index.ts';
import type { PageRead } from './read-page.ts';
import { HOLD_MS, PAUSE_MS } from './rules.ts';

const held = (eventId: string, claim: string) => and(eq(enhancements.eventId, eventId), eq(enhancements.heldBy, claim));

/** Claims the reading of an event, so that two visitors at once cost one request; false if another one has it. */
export async function claimReading({ db, clock }: NowDeps, eventId: string, claim: string): Promise<boolean> {
  const now = clock.now();
  const hold = { heldUntil: now + HOLD_MS, heldBy: claim, failure: null };
  const claimed = await db
    .insert(enhancements)
    .values({ eventId, ...hold })
    .onConflictDoUpdate({ target: enhancements.eventId, set: hold, setWhere: lte(enhancements.heldUntil, now) })
    .returning({ eventId: enhancements.eventId });
  return claimed.length > 0;
}

/** The outcome of a reading. Only the reading that still holds the event may store one. */
export async function keepDetails(
  { db, clock }: NowDeps,
  eventId: string,
  claim: string,
  { basis, details, page }: { basis: string; details: Enhancement; page: PageRead | null },
): Promise<void> {
  const now = clock.now();
  const kept = write
    .update(enhancements)
    .set({
      basis,
      details,
      level: details.model === null ? 'stage2_complete' : 'comprehensive',
      pageHash: page?.hash ?? null,
      etag: page?.etag ?? null,
      lastModified: page?.lastModified ?? null,
      composedAt: now,
      checkedAt: now,
      heldUntil: 0,
      failure: null,
    })
    .where(held(eventId, claim));
  await atomically(db, [kept, placesChanged([eventId])]);
}

export async function keepUnchanged(
  { db, clock }: NowDeps,
  eventId: string,
  claim: string,
  details: Enhancement,
): Promise<void> {
  const kept = write
    .update(enhancements)
    .set({ details, checkedAt: clock.now(), heldUntil: 0, failure: null })
    .where(held(eventId, claim));
  await atomically(db, [kept, placesChanged([eventId])]);
}

export async function keepFailure(
  { db, clock }: NowDeps,
  eventId: string,
  claim: string,
  because: string,
): Promise<void> {
  await db
    .update(enhancements)
    .set({ heldUntil: clock.now() + PAUSE_MS, failure: because })
    .where(held(eventId, claim));
}
