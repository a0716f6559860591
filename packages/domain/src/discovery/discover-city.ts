import type { JobPayload } from '@marquee/contract';
import { cities, type Statement, sourceCandidates } from '@marquee/db';
import { type Message, newId, say, together } from '@marquee/kernel';
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { EngineDeps, NowDeps } from '../deps.ts';
import { type ClaimedJob, enqueue, type JobResult } from '../jobs/index.ts';
import { type CandidateToAdd, insertCandidates } from './add-candidates.sql.ts';
import { askForSites } from './ask-for-sites.ts';
import { type FoundSite, foundSites, type NamedSite } from './found-site.ts';
import { discoveryPace } from './pace.ts';
import { readLinks } from './read-links.ts';
import { readMap } from './read-map.ts';
import { sessionListed, sessionStarted } from './session.sql.ts';
import { storedKeys } from './stored-keys.ts';
import { unknownSites } from './unknown-sites.ts';

/** New sites of one session; more than it may check, because later sessions go on with them. */
const MOST_NEW = 1_000;

/** A further way to name sites of a city (slice `aggregates`). */
export type FurtherSites = (
  deps: EngineDeps,
  city: typeof cities.$inferSelect,
) => Promise<{ sites: NamedSite[]; note: Message; statements: Statement[] }>;

/**
 * Looks for sources of a city without a model: venues of the open map, links of pages that are read, platforms behind them, and `further`. If
 * nothing of that is left to check and the city has too few sources, a model is asked for more. What is new becomes candidates; each is checked
 * by a job of its own, as many as the pace allows, the earliest found first.
 */
export async function discoverCity(
  deps: EngineDeps,
  { citySlug, sessionId: given }: JobPayload<'city.discover'>,
  job: Pick<ClaimedJob, 'id'>,
  further: FurtherSites,
): Promise<JobResult> {
  const [city] = await deps.db.select().from(cities).where(eq(cities.slug, citySlug));
  if (!city) return { outcome: 'skipped', detail: say('search.noCity', { city: citySlug }) };
  const now = deps.clock.now();
  const sessionId = given ?? job.id;
  const pace = await discoveryPace(deps);
  const map = await readMap(deps, city);
  const links = await readLinks(deps, city);
  const more = await further(deps, city);
  const waiting = await waitingFor(deps, citySlug, pace.sites);
  const found = foundSites([...map.sites, ...links.sites, ...more.sites], MOST_NEW);
  const free = await freshOf(deps, citySlug, found, waiting);
  // A site that failed its first check will hardly become a source: it does not keep us from searching.
  const isSearched = free.length === 0 && waiting.every(({ checks }) => checks > 0) && city.status !== 'known';
  const operation = `sites:${citySlug}:${sessionId}`;
  const asked = isSearched ? await askForSites(deps, city, { operation, isSafe: pace.isSafe }) : null;
  const fresh = asked ? await freshOf(deps, citySlug, foundSites(asked.sites, MOST_NEW), []) : free;
  const checked = [...waiting, ...fresh].slice(0, pace.sites);
  const left = waiting.length + fresh.length - checked.length;
  const methods = [
    ...new Set([
      ...(map.sites.length > 0 ? ['open map'] : []),
      ...fresh.map(({ method }) => WORDS[method]),
      ...(asked?.method ? [asked.method] : []),
    ]),
  ];
  const notes = [
    map.note,
    links.note,
    more.note,
    ...(asked ? [asked.note] : []),
    say('search.new', { n: fresh.length }),
    ...(left > 0 ? [say(pace.isSafe ? 'search.waitSafe' : 'search.wait', { n: left })] : []),
  ];
  const statements: Statement[] = [
    ...map.statements,
    ...more.statements,
    sessionStarted({ id: sessionId, citySlug, startedAt: now }),
    insertCandidates(fresh, sessionId, now),
    sessionListed(sessionId, {
      candidates: checked.length,
      method: methods.join(', ') || 'sites that waited',
      notes,
      tokens: asked?.tokens ?? 0,
      now,
    }),
    ...enqueue(
      deps,
      checked.map(({ id }, index) => ({
        kind: 'candidate.check' as const,
        payload: { candidateId: id, sessionId },
        subject: id,
        citySlug,
        notBefore: now + index * pace.spacingMs,
      })),
    ),
  ];
  return {
    outcome: 'done',
    detail: together(...notes),
    counts: { found: found.length, new: fresh.length, checks: checked.length },
    statements,
  };
}

const WORDS = {
  map: 'open map',
  link: 'links',
  platform: 'platforms',
  aggregate: 'aggregates',
  recovery: 'recovery',
  model: 'language model',
} as const;

/** Of these sites, those that nothing is known of yet, as candidates. */
async function freshOf(
  deps: EngineDeps,
  citySlug: string,
  found: readonly FoundSite[],
  waiting: ReadonlyArray<{ addressKey: string }>,
): Promise<CandidateToAdd[]> {
  const unknown = await unknownSites(deps, found);
  const stored = await storedKeys(
    deps,
    unknown.map(({ addressKey }) => addressKey),
  );
  const known = new Set([...stored, ...waiting.map(({ addressKey }) => addressKey)]);
  return unknown
    .filter(({ addressKey }) => !known.has(addressKey))
    .map((site) => ({ ...site, id: newId(deps.clock, deps.random), citySlug }));
}

/** Candidates of earlier sessions that are due for a check, the earliest due first. */
function waitingFor(deps: NowDeps, citySlug: string, limit: number) {
  const { id, addressKey, checks, nextCheckAt } = sourceCandidates;
  return deps.db
    .select({ id, addressKey, checks })
    .from(sourceCandidates)
    .where(and(eq(sourceCandidates.citySlug, citySlug), isNotNull(nextCheckAt), lte(nextCheckAt, deps.clock.now())))
    .orderBy(asc(nextCheckAt))
    .limit(limit);
}
