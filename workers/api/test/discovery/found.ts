import { type Database, siteChecks, sourceCandidates } from '@marquee/db';
import { quoted } from '@marquee/kernel';
import { COUNTS } from '@marquee/testkit/counts';
import { sql } from 'drizzle-orm';

/** A site that was checked and waits for a person. */
export async function aCandidate(db: Database, given: Partial<typeof sourceCandidates.$inferInsert> = {}) {
  const id = given.id ?? 'c1';
  const row = {
    id,
    url: `https://${id}.example.org/`,
    addressKey: `${id}.example.org`,
    host: `${id}.example.org`,
    citySlug: 'columbia-sc',
    name: 'Chess Club',
    method: 'map' as const,
    foundBecause: quoted('OpenStreetMap has “Chess Club” here, a club with this website.'),
    venueType: 'club',
    verdict: 'publishes-events' as const,
    score: 50,
    tier: 'low' as const,
    reasons: [quoted('A page lists one upcoming event.')],
    sourceUrl: `https://${id}.example.org/events`,
    sessionId: 's1',
    checks: 1,
    checkedAt: 1_000,
    createdAt: 500,
    ...given,
  };
  await db.insert(sourceCandidates).values(row);
  return row;
}

export async function aBlockedDomain(db: Database, host: string, blockedUntil: number) {
  await db.insert(siteChecks).values({
    host,
    url: `https://${host}/`,
    verdict: 'unreachable',
    reasons: [quoted(`${host} answered 503.`)],
    score: 0,
    tier: 'low',
    pages: 1,
    bytes: 0,
    checks: 3,
    passes: 0,
    failures: 3,
    checkedAt: 1_000,
    blockedUntil,
    blockedBy: 'engine',
  });
  await db.run(sql.raw(`INSERT OR REPLACE INTO site_check_totals ${COUNTS['site_check_totals']}`));
}
