import type { JobPayload } from '@marquee/contract';
import { readRows, readTogether, type Statement } from '@marquee/db';
import { say } from '@marquee/kernel';
import { giveBackCity, openPrepared } from '../cities/index.ts';
import { isAllowed } from '../controls/index.ts';
import type { EngineDeps } from '../deps.ts';
import { searchAtOnce } from '../discovery/index.ts';
import type { ClaimedJob, JobResult } from '../jobs/index.ts';
import { effectiveSchedule } from '../schedule/index.ts';
import { lookAt, nextLookAt } from './look-rules.ts';
import { proposeGivenBack } from './propose.ts';
import { type CityFigures, figuresOf, noteLook, type OpenRun, runsToLook } from './runs.sql.ts';

/** Cities of one job; the next ones have theirs ten minutes later. */
const A_JOB = 40;

/**
 * Looks at the cities on their way: opens those that have enough, gives back those whose time is over, and proposes them for review if they have
 * sources. A city where expansion is switched off
 * rests: it stays due, nothing of it changes, and its time stands still.
 */
export async function lookAtCities(
  deps: EngineDeps,
  _payload: JobPayload<'expansion.look'>,
  _job: Pick<ClaimedJob, 'id'>,
): Promise<JobResult> {
  const now = deps.clock.now();
  const due = await readRows(deps.db, runsToLook(now, A_JOB));
  const runs: OpenRun[] = [];
  for (const run of due) {
    const place = { citySlug: run.citySlug, state: run.state };
    if ((await isAllowed(deps, 'systematicExpansion', place)).allowed) runs.push(run);
  }
  const { newSourceMs } = await effectiveSchedule(deps);
  const figures = await readTogether(
    deps.db,
    runs.map(({ citySlug, startedAt }) => figuresOf(citySlug, startedAt)),
  );
  const looked = await Promise.all(runs.map((run, at) => outcomeOf(deps, run, figures[at]?.[0], newSourceMs)));
  const opened = looked.flatMap(({ opened: name }) => name ?? []);
  return {
    outcome: 'done',
    detail:
      opened.length > 0
        ? say('expansion.openedCities', { cities: opened.join('; ') })
        : say('expansion.onWay', { n: runs.length }),
    counts: { looked: runs.length, opened: opened.length, resting: due.length - runs.length },
    statements: looked.flatMap(({ statements }) => statements),
  };
}

async function outcomeOf(deps: EngineDeps, run: OpenRun, found: CityFigures | undefined, searchEveryMs: number) {
  if (!found) throw new TypeError('a count gives one row');
  const now = deps.clock.now();
  const look = lookAt(run, found, now);
  const isOver = look.stage === 'opened' || look.stage === 'given-back';
  const note = noteLook(run.id, {
    stage: look.stage,
    sources: found.wellRead,
    events: found.events,
    tokens: found.tokens,
    step: look.what === null ? null : { at: now, what: look.what },
    nextLookAt: nextLookAt(found, now),
    deadlineAt: look.deadlineAt,
    endedAt: isOver ? now : null,
    retryAt: look.retryAt,
  });
  const change: Statement[] =
    look.stage === 'opened'
      ? [openPrepared(run.citySlug, now)]
      : look.stage === 'given-back'
        ? [
            giveBackCity(run.citySlug),
            ...(look.what ? await proposeGivenBack(deps, run.citySlug, found, look.what) : []),
          ]
        : // A search that never began, because discovery was off, is asked for again.
          found.sessions === 0
          ? searchAtOnce(deps, run.citySlug, now + searchEveryMs)
          : [];
  return { statements: [note, ...change], opened: look.stage === 'opened' ? `${run.city}, ${run.state}` : null };
}
