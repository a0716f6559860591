import {
  apiKeys,
  events,
  follows,
  hearts,
  hiddenSeries,
  itineraries,
  itineraryStops,
  newsletterSubscribers,
  noticeChoices,
  pointsLedger,
  promoterRequests,
  users,
  venueClaims,
  venueOwners,
} from '@marquee/db';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { DbDeps, FactorDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { getOwnAccount } from './own-account.ts';
import { ownPurchases } from './own-purchases.ts';
import type { Session } from './sessions.ts';

const stopTimes = { startDate: itineraryStops.startLocal, endDate: itineraryStops.endLocal, note: itineraryStops.note };

/** What is stored with an account, for its owner: no hash of a password or a token, which would only help a thief. */
export async function exportAccount(
  deps: Pick<FactorDeps, 'db' | 'clock' | 'vault' | 'requiresFactor'>,
  session: Session,
): Promise<object> {
  const { sessions, isRecent: _, factors, ...account } = await getOwnAccount(deps, session);
  const points = await deps.db
    .select()
    .from(pointsLedger)
    .where(eq(pointsLedger.userId, session.user.id))
    .orderBy(asc(pointsLedger.awardedAt));
  const saved = await deps.db
    .select({ event: hearts.eventId, title: events.title, savedAt: hearts.savedAt })
    .from(hearts)
    .leftJoin(events, eq(events.id, hearts.eventId))
    .where(eq(hearts.userId, session.user.id))
    .orderBy(asc(hearts.savedAt));
  return {
    exportedAt: isoOf(deps.clock.now()),
    account,
    twoStepVerification: {
      authenticatorAppSince: factors.appSince,
      passkeys: factors.passkeys.map(({ id: _id, ...passkey }) => passkey),
      recoveryCodesLeft: factors.recoveryCodesLeft,
    },
    sessions: sessions.map(({ browser, system, lastSeen, isCurrent }) => ({ browser, system, lastSeen, isCurrent })),
    saved: saved.map(({ savedAt, ...event }) => ({ ...event, savedAt: isoOf(savedAt) })),
    apiKeys: await ownApiKeys(deps, session.user.id),
    hiddenSeries: await ownHiddenSeries(deps, session.user.id),
    itineraries: await ownItineraries(deps, session.user.id),
    ...(await ownFollows(deps, session.user.id)),
    newsletters: await ownNewsletters(deps, session.user.id),
    ...(await ownVenues(deps, session.user.id)),
    promoterRequests: await ownPromoterRequests(deps, session.user.id),
    ...(await ownPurchases(deps, session.user.id)),
    points: points.map(({ action, eventId, points: n, awardedAt }) => ({
      action,
      event: eventId,
      points: n,
      awardedAt: isoOf(awardedAt),
    })),
  };
}

async function ownApiKeys({ db }: DbDeps, userId: string): Promise<object[]> {
  const { name, hint, createdAt, usedOn } = apiKeys;
  const rows = await db
    .select({ name, hint, createdAt, lastUsedOn: usedOn })
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(asc(createdAt));
  return rows.map((row) => ({ ...row, createdAt: isoOf(row.createdAt) }));
}

async function ownHiddenSeries({ db }: DbDeps, userId: string): Promise<object[]> {
  const rows = await db
    .select({ event: hiddenSeries.eventId, title: events.title, at: hiddenSeries.hiddenAt })
    .from(hiddenSeries)
    .leftJoin(events, eq(events.id, hiddenSeries.eventId))
    .where(eq(hiddenSeries.userId, userId))
    .orderBy(asc(hiddenSeries.hiddenAt));
  return rows.map(({ at, ...series }) => ({ ...series, hiddenAt: isoOf(at) }));
}

async function ownItineraries({ db }: DbDeps, userId: string): Promise<object[]> {
  const plans = await db.select().from(itineraries).where(eq(itineraries.userId, userId));
  const stops = await db
    .select({
      of: itineraryStops.itineraryId,
      event: itineraryStops.eventId,
      title: itineraryStops.title,
      ...stopTimes,
    })
    .from(itineraryStops)
    .innerJoin(itineraries, eq(itineraries.id, itineraryStops.itineraryId))
    .where(eq(itineraries.userId, userId))
    .orderBy(asc(itineraryStops.startsAt));
  return plans.map(({ id, name, shareKey, createdAt }) => ({
    name,
    isShared: shareKey !== null,
    createdAt: isoOf(createdAt),
    events: stops
      .filter(({ of }) => of === id)
      .map(({ event, title, startDate, endDate, note }) => ({ event, title, startDate, endDate, note })),
  }));
}

/** The venues that they manage, and their claims to venues. */
async function ownVenues({ db }: DbDeps, userId: string): Promise<object> {
  const owned = await db
    .select()
    .from(venueOwners)
    .where(eq(venueOwners.userId, userId))
    .orderBy(asc(venueOwners.since));
  const claims = await db.select().from(venueClaims).where(eq(venueClaims.userId, userId)).orderBy(asc(venueClaims.id));
  return {
    venues: owned.map(({ venueSlug, since }) => ({ venue: venueSlug, since: isoOf(since) })),
    venueClaims: claims.map(({ venueSlug, email, words, status, createdAt }) => ({
      venue: venueSlug,
      email,
      words,
      status,
      claimedAt: isoOf(createdAt),
    })),
  };
}

async function ownPromoterRequests({ db }: DbDeps, userId: string): Promise<object[]> {
  const { organization, website, about, cities, status, createdAt } = promoterRequests;
  const rows = await db
    .select({ organization, website, about, cities, status, createdAt })
    .from(promoterRequests)
    .where(eq(promoterRequests.userId, userId))
    .orderBy(asc(promoterRequests.id));
  return rows.map(({ createdAt: at, ...request }) => ({ ...request, requestedAt: isoOf(at) }));
}

/** Those that come to the account's address, once it is confirmed: before that it may be a stranger's. */
async function ownNewsletters({ db }: DbDeps, userId: string): Promise<object[]> {
  const { citySlug: city, language, status, changedAt } = newsletterSubscribers;
  const rows = await db
    .select({ city, language, status, changedAt })
    .from(newsletterSubscribers)
    .innerJoin(users, eq(users.emailKey, newsletterSubscribers.emailKey))
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)));
  return rows.map(({ changedAt: at, ...row }) => ({ ...row, since: isoOf(at) }));
}

/** Followed venues, saved searches, and which letters are wanted. */
async function ownFollows({ db }: DbDeps, userId: string): Promise<object> {
  const rows = await db.select().from(follows).where(eq(follows.userId, userId)).orderBy(asc(follows.createdAt));
  const [letters] = await db.select().from(noticeChoices).where(eq(noticeChoices.userId, userId));
  return {
    follows: rows.map(({ kind, name, query, createdAt }) => ({ kind, name, query, since: isoOf(createdAt) })),
    letters: {
      changes: letters?.changes ?? true,
      weekly: letters?.weekly ?? false,
      language: letters?.language ?? null,
    },
  };
}
