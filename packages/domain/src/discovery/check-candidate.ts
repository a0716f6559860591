import type { JobPayload, ToldSiteCheck } from '@marquee/contract';
import { cities, pages, type Statement, sourceCandidates, write } from '@marquee/db';
import { isMessage, type Message, type Sentence, say, WaitTurn } from '@marquee/kernel';
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

/** The end of a check: what is said and becomes of the candidate, and what is committed before and after it. */
type End = (
  detail: Message,
  set: Partial<typeof sourceCandidates.$inferInsert>,
  more?: { accepted?: boolean; first?: Statement[]; last?: Statement[] },
) => JobResult;

type Candidate = typeof sourceCandidates.$inferSelect;
type City = typeof cities.$inferSelect;

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
  const skipped = (detail: Message): JobResult => {
    return {
      outcome: 'skipped',
      detail,
      statements: [siteChecked(sessionId, { accepted: false, wasted: false }, now)],
    };
  };
  if (!row || row.source_candidates.nextCheckAt === null) return skipped(say('site.decidedMeanwhile'));
  const { source_candidates: candidate, cities: city } = row;
  if (city.status === 'known') return skipped(say('site.cityNotInNetwork', { city: city.name }));
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
  const check = await checkNow(deps, candidate, city);
  const about = aboutCheck(check);
  const site = { citySlug: city.slug, name: nameOf(candidate), check };
  const notes = [...noteCheck(check, now), ...noted(deps, site)];
  const counts = { pages: check.pages, bytes: check.bytes, score: check.score };
  const end: End = (detail, set, { accepted = false, first = [], last = [] } = {}) => {
    const statements = [...first, ...notes, ...ended({ ...about, ...set }, accepted), ...last];
    return { outcome: 'done', detail, counts, statements };
  };
  const outcome = outcomeOf(check, candidate.checks, now);
  if (outcome.state !== 'accepted' || check.sourceUrl === null)
    return end(say('read.page', { url: candidate.url, why: check.reasons[0] ?? check.verdict }), outcome);
  return accept(deps, { candidate, city, check, sourceUrl: check.sourceUrl, outcome }, end);
}

/** The check itself. Throws WaitTurn for a short pause that the site asks for. */
async function checkNow(deps: EngineDeps, candidate: Candidate, city: City): Promise<ToldSiteCheck> {
  const today = dateOf(localOf(deps.clock.now(), city.timezone));
  const hints = { today, timezone: city.timezone, city: city.name, state: city.state };
  const check = await checkSite(deps, candidate.url, hints);
  if (isPause(check.reasons[0]) && (check.retryAfterMs ?? 0) <= LONGEST_PAUSE_MS)
    throw new WaitTurn(say('site.pause'), check.retryAfterMs ?? LONGEST_PAUSE_MS);
  return check;
}

/** A candidate whose check reached the bar, with the page that lists its events. */
interface Accepted {
  candidate: Candidate;
  city: City;
  check: ToldSiteCheck;
  sourceUrl: string;
  outcome: ReturnType<typeof outcomeOf>;
}

/** It becomes a source, unless its list is refused or is read already. */
async function accept(deps: EngineDeps, accepted: Accepted, end: End): Promise<JobResult> {
  const { candidate, city, check, sourceUrl, outcome } = accepted;
  // The list may be at another address, or at the host that this one redirects to.
  const taken = sourceUrl === candidate.url ? null : await whyRefused(deps, sourceUrl);
  if (taken) {
    const set = { state: taken.state, reasons: [taken.reason, ...check.reasons], nextCheckAt: null };
    return end(say('read.page', { url: candidate.url, why: taken.reason }), set);
  }
  const empty = await emptySourceAt(deps, sourceUrl);
  if (empty) return giveTo(deps, empty, accepted, end);
  const source = {
    url: sourceUrl,
    name: nameOf(candidate),
    city: city.name,
    state: city.state,
    discoveryMethod: candidate.method,
    tier: check.tier,
  };
  const plan = await planSources(deps, [source]);
  const [refusal] = plan.refused;
  if (refusal !== undefined)
    return end(refusal, { state: 'rejected', reasons: [refusal, ...check.reasons], nextCheckAt: null });
  const became = say('site.becameSource', { url: candidate.url, why: check.reasons[0] ?? '' });
  return end(became, outcome, {
    accepted: true,
    first: plan.statements,
    last: [linkToSource(candidate.id, sourceUrl)],
  });
}

/** A source of its host that yields nothing is read at this list from now on; if it has that address already, the candidate is a duplicate. */
async function giveTo(
  deps: EngineDeps,
  empty: NonNullable<Awaited<ReturnType<typeof emptySourceAt>>>,
  { candidate, check, sourceUrl, outcome }: Accepted,
  end: End,
): Promise<JobResult> {
  const isSame = addressKey(empty.url) === addressKey(sourceUrl);
  const reason = say(isSame ? 'site.sourceAlready' : 'site.readThere', { url: empty.url });
  const set = {
    state: isSame ? ('duplicate' as const) : outcome.state,
    reasons: [reason, ...check.reasons],
    nextCheckAt: null,
  };
  return end(say('site.publishes', { url: candidate.url, page: sourceUrl, why: reason }), set, {
    accepted: !isSame,
    first: isSame ? [] : await readAt(deps, empty, sourceUrl),
    last: [linkToSource(candidate.id, sourceUrl)],
  });
}

const nameOf = ({ name, host }: Candidate) => name ?? host;
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
