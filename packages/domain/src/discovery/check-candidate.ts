import type { JobPayload, ToldSiteCheck } from '@marquee/contract';
import { cities, pages, type Statement, sourceCandidates, write } from '@marquee/db';
import { isMessage, type Sentence, say, WaitTurn } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import type { ClaimedJob, JobResult } from '../jobs/index.ts';
import { dateOf, localOf } from '../places/index.ts';
import { addressKey, planSources, readElsewhere } from '../sources/index.ts';
import { outcomeOf } from './candidate-outcome.ts';
import { checkSite } from './check-site.ts';
import { linkToSource } from './link-to-source.ts';
import { noteCheck } from './note-check.sql.ts';
import { siteChecked } from './session.sql.ts';
import { emptySourceAt, whyRefused } from './why-refused.ts';

/** A pause that the job waits out; a longer one counts as a failure that may pass. */
const LONGEST_PAUSE_MS = 60_000;

/** What else is kept of a checked site of a city (slice `aggregates`). */
export type NoteSite = (
  deps: EngineDeps,
  site: { citySlug: string; name: string; check: ToldSiteCheck },
) => Statement[];

/** Checks a site that was found, and makes it a source if its score reaches the bar. A person's decision is never overruled. */
export async function checkCandidate(
  deps: EngineDeps,
  { candidateId, sessionId }: JobPayload<'candidate.check'>,
  _job: Pick<ClaimedJob, 'id'>,
  noted: NoteSite,
): Promise<JobResult> {
  const [row] = await deps.db
    .select()
    .from(sourceCandidates)
    .innerJoin(cities, eq(cities.slug, sourceCandidates.citySlug))
    .where(eq(sourceCandidates.id, candidateId));
  const now = deps.clock.now();
  if (!row || row.source_candidates.nextCheckAt === null) {
    const statements = [siteChecked(sessionId, { accepted: false, wasted: false }, now)];
    return { outcome: 'skipped', detail: say('site.decidedMeanwhile'), statements };
  }
  const { source_candidates: candidate, cities: city } = row;
  if (city.status === 'known') {
    const statements = [siteChecked(sessionId, { accepted: false, wasted: false }, now)];
    return {
      outcome: 'skipped',
      detail: say('site.cityNotInNetwork', { city: city.name }),
      statements,
    };
  }
  const ended = (set: Partial<typeof sourceCandidates.$inferInsert>, accepted: boolean): Statement[] => [
    write
      .update(sourceCandidates)
      .set({ checkedAt: now, checks: candidate.checks + 1, ...set })
      .where(eq(sourceCandidates.id, candidateId))
      .getSQL(),
    siteChecked(sessionId, { accepted, wasted: !accepted && set.state !== 'waiting' }, now),
  ];
  const known = await whyRefused(deps, candidate.url);
  if (known) {
    const statements = ended({ state: known.state, reasons: [known.reason], nextCheckAt: null }, false);
    return { outcome: 'done', detail: say('read.page', { url: candidate.url, why: known.reason }), statements };
  }
  const today = dateOf(localOf(now, city.timezone));
  const hints = { today, timezone: city.timezone, city: city.name, state: city.state };
  const check = await checkSite(deps, candidate.url, hints);
  if (isPause(check.reasons[0]) && (check.retryAfterMs ?? 0) <= LONGEST_PAUSE_MS)
    throw new WaitTurn(say('site.pause'), check.retryAfterMs ?? LONGEST_PAUSE_MS);
  const outcome = outcomeOf(check, candidate.checks, now);
  const about = aboutCheck(check);
  const site = { citySlug: city.slug, name: candidate.name ?? candidate.host, check };
  const notes = [...noteCheck(check, now), ...noted(deps, site)];
  const detail = say('read.page', { url: candidate.url, why: check.reasons[0] ?? check.verdict });
  const counts = { pages: check.pages, bytes: check.bytes, score: check.score };
  if (outcome.state !== 'accepted' || check.sourceUrl === null)
    return { outcome: 'done', detail, counts, statements: [...notes, ...ended({ ...about, ...outcome }, false)] };
  // The list may be at another address, or at the host that this one redirects to.
  const taken = check.sourceUrl === candidate.url ? null : await whyRefused(deps, check.sourceUrl);
  if (taken) {
    const state = { state: taken.state, reasons: [taken.reason, ...check.reasons], nextCheckAt: null };
    return {
      outcome: 'done',
      detail: say('read.page', { url: candidate.url, why: taken.reason }),
      counts,
      statements: [...notes, ...ended({ ...about, ...state }, false)],
    };
  }
  const empty = await emptySourceAt(deps, check.sourceUrl);
  if (empty) {
    const isSame = addressKey(empty.url) === addressKey(check.sourceUrl);
    const reason = say(isSame ? 'site.sourceAlready' : 'site.readThere', { url: empty.url });
    const state = { state: isSame ? ('duplicate' as const) : outcome.state, nextCheckAt: null };
    const reasons = [reason, ...check.reasons];
    const moved = isSame ? [] : await readAt(deps, empty, check.sourceUrl);
    return {
      outcome: 'done',
      detail: say('site.publishes', { url: candidate.url, page: check.sourceUrl, why: reason }),
      counts,
      statements: [
        ...moved,
        ...notes,
        ...ended({ ...about, ...state, reasons }, !isSame),
        linkToSource(candidateId, check.sourceUrl),
      ],
    };
  }
  const source = {
    url: check.sourceUrl,
    name: candidate.name ?? candidate.host,
    city: city.name,
    state: city.state,
    discoveryMethod: candidate.method,
    tier: check.tier,
  };
  const plan = await planSources(deps, [source]);
  const [refusal] = plan.refused;
  if (refusal !== undefined) {
    const state = { state: 'rejected' as const, reasons: [refusal, ...check.reasons], nextCheckAt: null };
    return {
      outcome: 'done',
      detail: refusal,
      counts,
      statements: [...notes, ...ended({ ...about, ...state }, false)],
    };
  }
  const statements = [
    ...plan.statements,
    ...notes,
    ...ended({ ...about, ...outcome }, true),
    linkToSource(candidateId, check.sourceUrl),
  ];
  const became = say('site.becameSource', { url: candidate.url, why: check.reasons[0] ?? '' });
  return { outcome: 'done', detail: became, counts, statements };
}

const isPause = (reason: Sentence | undefined) => isMessage(reason) && reason.code === 'site.pause';

/** A source that yields nothing is read at the page that was found, instead of beside a second source. */
async function readAt(deps: EngineDeps, { id, url }: { id: string; url: string }, to: string): Promise<Statement[]> {
  const [root] = await deps.db
    .select({ url: pages.url })
    .from(pages)
    .where(and(eq(pages.sourceId, id), eq(pages.reason, 'root')));
  return readElsewhere(id, { from: root?.url ?? url, to }, deps.clock.now());
}

function aboutCheck({ verdict, score, tier, reasons, sourceUrl, platform, language }: ToldSiteCheck) {
  return { verdict, score, tier, reasons, sourceUrl, platform, language };
}
