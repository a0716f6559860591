import { type ToldTrace, TRACE_ROWS } from '@marquee/contract';
import { isTickId } from '@marquee/kernel';
import { changesOfRequest } from '../audit-log/index.ts';
import type { DbDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { lettersOfRequest } from './dead-letters.ts';
import { readTraced, requestOfJob } from './trace.sql.ts';
import { tracedJobs } from './traced-jobs.ts';

/** Attempts of all jobs of a trace that are read. */
const RUNS = TRACE_ROWS * 5;

/**
 * What one request or tick started, by its id or by the id of one of its jobs: a few hundred rows at most, each from an index. Empty lists
 * where nothing is stored: a request that succeeded and changed nothing leaves nothing.
 */
export async function readTrace(deps: DbDeps, id: string): Promise<ToldTrace> {
  const ofJob = await requestOfJob(deps.db, id);
  const requestId = ofJob ?? id;
  const most = TRACE_ROWS + 1;
  const [[jobs, runs, errors], letters, changes] = await Promise.all([
    readTraced(deps.db, requestId, { jobs: most, runs: RUNS, errors: most }),
    lettersOfRequest(deps, requestId, most),
    changesOfRequest(deps, requestId, most),
  ]);
  const traced = tracedJobs(jobs, runs);
  return {
    requestId,
    startedBy: isTickId(requestId) ? 'schedule' : ofJob === id ? 'job' : 'request',
    jobs: traced.slice(0, TRACE_ROWS),
    errors: errors.slice(0, TRACE_ROWS).map(({ at, ...error }) => ({ ...error, timestamp: isoOf(at) })),
    deadLetters: letters.slice(0, TRACE_ROWS),
    changes: changes.slice(0, TRACE_ROWS),
    isCut: runs.length === RUNS || [traced, errors, letters, changes].some(({ length }) => length > TRACE_ROWS),
  };
}
