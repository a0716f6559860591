import type { LetterLanguage, VenueClaimStatus } from '@marquee/contract';
import { committed, venueClaims, write } from '@marquee/db';
import { newId, Reject } from '@marquee/kernel';
import { and, desc, eq, gt, isNotNull, ne } from 'drizzle-orm';
import type { ChangeDeps, DbDeps, ReadDeps } from '../deps.ts';
import { writeLetter } from '../mail/index.ts';
import { isProof } from '../publishers/index.ts';
import { knownVenue } from '../venues/index.ts';
import { insertClaim } from './claim-venue.sql.ts';

export type Way = { way: 'letter'; email: string } | { way: 'person'; words: string };

interface OwnClaim {
  status: VenueClaimStatus;
  email: string | null;
  timestamp: string;
}

/** A person's open claims at most: nobody runs more venues that are still to be decided. */
const OPEN_MOST = 10;

/**
 * The caller's latest claim to a venue, and the domain whose mailboxes prove it: none while somebody manages the venue or an
 * administrator has another claim to decide on. A claim that only waits for its letter keeps nobody out: of two letters the first link holds.
 */
export async function getOwnClaim(
  deps: DbDeps,
  userId: string,
  slug: string,
): Promise<{ claim: OwnClaim | null; isOwner: boolean; host: string | null }> {
  const venue = await knownVenue(deps, slug);
  const [own] = await deps.db
    .select()
    .from(venueClaims)
    .where(and(eq(venueClaims.userId, userId), eq(venueClaims.venueSlug, slug)))
    .orderBy(desc(venueClaims.id))
    .limit(1);
  const isFree = venue.ownerId === null && !(await isClaimedByOther(deps, userId, slug));
  return { claim: own ? claimOf(own) : null, isOwner: venue.ownerId === userId, host: isFree ? venue.host : null };
}

async function isClaimedByOther(deps: DbDeps, userId: string, slug: string): Promise<boolean> {
  const rows = await deps.db
    .select({ userId: venueClaims.userId })
    .from(venueClaims)
    .where(and(eq(venueClaims.venueSlug, slug), eq(venueClaims.status, 'open')));
  return rows.some((row) => row.userId !== userId);
}

/**
 * Claims a venue. A mailbox of the venue's own domain proves it by the link of a letter, while nobody else manages or claims it; else a
 * sentence goes to an administrator. A claim that waits for its letter can be sent again, or be turned into a sentence. Throws Reject: 404;
 * 400 for a mailbox elsewhere; 409 for one's own venue, a claim that a person decides on already, and more open claims than there can be.
 */
export async function claimVenue(
  deps: ChangeDeps,
  person: { userId: string; language: LetterLanguage },
  slug: string,
  wanted: Way,
  { hasMail }: { hasMail: boolean },
): Promise<OwnClaim> {
  const { userId, language } = person;
  const venue = await knownVenue(deps, slug);
  const { claim, isOwner, host } = await getOwnClaim(deps, userId, slug);
  if (isOwner) throw new Reject(409, 'own-venue', 'You manage this venue already.');
  if (claim?.status === 'open')
    throw new Reject(409, 'claim-open', 'You have claimed this venue already. A person decides about it.');
  if (wanted.way === 'letter') {
    if (!hasMail) throw new Reject(409, 'no-mail', 'This site cannot send email yet. Ask an administrator instead.');
    if (host === null)
      throw new Reject(409, 'person-decides', 'A person decides about this venue. Ask an administrator instead.');
    if (!isProof(wanted.email, host))
      throw new Reject(400, 'no-proof', `Please use an address at ${host}, or ask an administrator instead.`, 'email');
  }
  const now = deps.clock.now();
  const values = {
    status: wanted.way === 'letter' ? ('waiting' as const) : ('open' as const),
    email: wanted.way === 'letter' ? wanted.email : null,
    words: wanted.way === 'person' ? wanted.words : null,
    language,
    // An older letter proves nothing about another address.
    tokenHash: null,
    tokenExpiresAt: null,
  };
  const isWaiting = claim?.status === 'waiting';
  const known = isWaiting ? await waitingClaim(deps, userId, slug) : null;
  const id = known ?? newId(deps.clock, deps.random);
  const guard = known
    ? write
        .update(venueClaims)
        .set(values)
        .where(and(eq(venueClaims.id, id), eq(venueClaims.status, 'waiting')))
    : insertClaim({ id, venueSlug: slug, userId, createdAt: now, ...values }, OPEN_MOST);
  const letter =
    wanted.way === 'letter'
      ? writeLetter(deps, {
          kind: 'venue-claim-confirm',
          to: wanted.email,
          language,
          data: { claimId: id, slug, venue: venue.ownName ?? venue.toldName },
        })
      : [];
  if (!(await committed(deps.db, letter, [guard]))) {
    const again = await getOwnClaim(deps, userId, slug);
    if (again.claim && again.claim.status !== 'refused' && again.claim.status !== 'revoked') return again.claim;
    throw new Reject(
      409,
      'too-many-claims',
      `You have ${OPEN_MOST} claims that are not decided yet. Please wait for them.`,
    );
  }
  return { status: values.status, email: values.email, timestamp: new Date(now).toISOString() };
}

async function waitingClaim(deps: DbDeps, userId: string, slug: string): Promise<string | null> {
  const [row] = await deps.db
    .select({ id: venueClaims.id })
    .from(venueClaims)
    .where(and(eq(venueClaims.userId, userId), eq(venueClaims.venueSlug, slug), eq(venueClaims.status, 'waiting')));
  return row?.id ?? null;
}

function claimOf({ status, email, createdAt }: typeof venueClaims.$inferSelect): OwnClaim {
  return { status, email, timestamp: new Date(createdAt).toISOString() };
}

/** The claim that the secret of a letter belongs to, for the person who made it; null for any other. */
export async function claimOfLink(deps: ReadDeps, tokenHash: string, userId: string) {
  const isIt = and(
    eq(venueClaims.tokenHash, tokenHash),
    eq(venueClaims.userId, userId),
    eq(venueClaims.status, 'waiting'),
    isNotNull(venueClaims.email),
    gt(venueClaims.tokenExpiresAt, deps.clock.now()),
  );
  const [row] = await deps.db.select().from(venueClaims).where(isIt);
  return row ? { claim: row, isIt } : null;
}

/** Whether the link is good for another account. Only who has the letter can ask. */
export async function isLinkOfAnother(deps: ReadDeps, tokenHash: string, userId: string): Promise<boolean> {
  const waits = and(
    eq(venueClaims.tokenHash, tokenHash),
    ne(venueClaims.userId, userId),
    eq(venueClaims.status, 'waiting'),
    gt(venueClaims.tokenExpiresAt, deps.clock.now()),
  );
  return (await deps.db.$count(venueClaims, waits)) > 0;
}
