import type { ToldDiscoverySession } from '@marquee/contract';
import { cities, discoverySessions, sourceCandidates, valuesIn } from '@marquee/db';
import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { knownCity } from '../cities/index.ts';
import type { DbDeps, ReadDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';

/** Sites of one session that are shown. */
const MOST_SITES = 50;

/** The last sessions, of one city or all, newest first, with the sites that each found (spec: ENT-026). */
export async function listSessions(
  deps: ReadDeps,
  { city, state, limit }: { city?: string | undefined; state?: string | undefined; limit: number },
): Promise<ToldDiscoverySession[]> {
  const slug = city && state ? (await knownCity(deps, city, state)).slug : null;
  const rows = await deps.db
    .select({ session: discoverySessions, city: cities.name, state: cities.state })
    .from(discoverySessions)
    .innerJoin(cities, eq(cities.slug, discoverySessions.citySlug))
    .where(slug === null ? undefined : eq(discoverySessions.citySlug, slug))
    .orderBy(desc(discoverySessions.startedAt))
    .limit(limit);
  const sites = await sitesOf(
    deps,
    rows.map(({ session }) => session.id),
  );
  return rows.map(({ session, ...place }) => ({
    sessionId: session.id,
    ...place,
    timestamp: isoOf(session.startedAt),
    endedAt: isoOf(session.endedAt),
    method: session.method || 'looking',
    tokenCost: session.tokens,
    candidates: session.candidates,
    checked: session.checked,
    accepted: session.accepted,
    notes: session.notes,
    validatedSources: (sites.get(session.id) ?? []).slice(0, MOST_SITES).map(siteOf),
  }));
}

type Site = Pick<
  typeof sourceCandidates.$inferSelect,
  'sessionId' | 'url' | 'verdict' | 'sourceUrl' | 'tier' | 'state'
>;

async function sitesOf(deps: DbDeps, ids: readonly string[]): Promise<Map<string, Site[]>> {
  const { sessionId, url, verdict, sourceUrl, tier, state, checkedAt, id } = sourceCandidates;
  const rows = await deps.db
    .select({ sessionId, url, verdict, sourceUrl, tier, state })
    .from(sourceCandidates)
    .where(and(inArray(sessionId, valuesIn(ids)), isNotNull(checkedAt)))
    .orderBy(asc(sessionId), asc(id))
    .limit(ids.length * MOST_SITES);
  return Map.groupBy(rows, (row) => row.sessionId);
}

function siteOf({ url, verdict, sourceUrl, tier, state }: Site): ToldDiscoverySession['validatedSources'][number] {
  const isLost = verdict === 'unreachable' || verdict === 'forbidden';
  return {
    url,
    status: state === 'accepted' ? 'validated' : isLost ? 'unreachable' : 'invalid',
    alternativeUrl: sourceUrl !== null && sourceUrl !== url ? sourceUrl : null,
    tier,
  };
}
