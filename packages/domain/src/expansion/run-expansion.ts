import type { JobPayload } from '@marquee/contract';
import { cities, expansionRounds, type Statement, write } from '@marquee/db';
import { inEnglish, type Message, newId, say, together } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import { isAllowed } from '../controls/index.ts';
import type { EngineDeps } from '../deps.ts';
import type { ClaimedJob, JobResult } from '../jobs/index.ts';
import { effectiveSchedule } from '../schedule/index.ts';
import { type Candidate, candidateCities, scoreCity } from './candidates.ts';
import { expansionSettingsOf } from './settings-of.ts';
import { startCity } from './start-city.ts';

/** Candidates that are asked whether they are allowed: more than two states that are switched off. */
const MOST_ASKED = 60;
/** Kept of each round. */
const BEST = 5;

/**
 * Starts cities: one that somebody chose, or the best of a state or of all, as many as the day still allows. Cities where expansion or discovery is
 * switched off are left out. What was decided is kept with its reason.
 */
export async function runExpansion(
  deps: EngineDeps,
  { citySlug, state, startedBy }: JobPayload<'expansion.run'>,
  _job: Pick<ClaimedJob, 'id'>,
): Promise<JobResult> {
  const [settings, schedule] = await Promise.all([expansionSettingsOf(deps), effectiveSchedule(deps)]);
  const left = Math.max(0, settings.maxDailyCities - settings.startedToday);
  // Somebody who chooses a city has decided that it is worth one more.
  const limit = citySlug === undefined ? left : 1;
  const evaluated =
    citySlug === undefined ? await candidateCities(deps, { wanted: left, state }) : await chosen(deps, citySlug);
  const { allowed, refusals } = limit === 0 ? { allowed: [], refusals: [] } : await allowedOf(deps, evaluated, limit);
  const statements = allowed.flatMap((city) =>
    startCity(deps, { ...city, slug: city.id }, { startedBy, searchEveryMs: schedule.newSourceMs }),
  );
  const note = together(
    noteOf({ started: allowed, evaluated: evaluated.length, limit, max: settings.maxDailyCities }),
    ...refusals,
  );
  return {
    outcome: 'done',
    detail: note,
    counts: { evaluated: evaluated.length, started: allowed.length },
    statements: [...statements, round(deps, { startedBy, evaluated, started: allowed.length, note })],
  };
}

function noteOf(of: { started: readonly Candidate[]; evaluated: number; limit: number; max: number }): Message {
  const { started, evaluated, limit, max } = of;
  if (started.length > 0)
    return say('expansion.started', { cities: started.map(({ city, state }) => `${city}, ${state}`).join('; ') });
  if (evaluated === 0) return say('expansion.noneLeft');
  if (limit === 0) return say('expansion.dayIsOver', { n: max });
  return say('expansion.noneStarted');
}

/** Checks no more places than it needs; places of one state that is switched off give one sentence. */
async function allowedOf(deps: EngineDeps, candidates: readonly Candidate[], limit: number) {
  const allowed: Candidate[] = [];
  const refusals = new Map<string, Message>();
  for (const candidate of candidates.slice(0, MOST_ASKED)) {
    if (allowed.length === limit) break;
    const place = { citySlug: candidate.id, state: candidate.state };
    const permissions = [
      await isAllowed(deps, 'systematicExpansion', place),
      await isAllowed(deps, 'autonomousDiscovery', place),
    ];
    const no = permissions.find((permission) => !permission.allowed);
    if (no && !no.allowed) refusals.set(inEnglish(no.because), no.because);
    else allowed.push(candidate);
  }
  return { allowed, refusals: [...refusals.values()] };
}

/** The chosen city, unless it has opened or been started meanwhile. */
async function chosen(deps: EngineDeps, citySlug: string): Promise<Candidate[]> {
  const [city] = await deps.db.select().from(cities).where(eq(cities.slug, citySlug));
  return city && city.status !== 'live' ? [await scoreCity(deps, city)] : [];
}

function round(
  deps: EngineDeps,
  of: { startedBy: string; evaluated: readonly Candidate[]; started: number; note: Message },
): Statement {
  const best = of.evaluated.slice(0, BEST).map(({ city, state, score }) => ({ city, state, score }));
  return write.insert(expansionRounds).values({
    id: newId(deps.clock, deps.random),
    at: deps.clock.now(),
    startedBy: of.startedBy,
    evaluated: of.evaluated.length,
    started: of.started,
    note: of.note,
    best,
  });
}
