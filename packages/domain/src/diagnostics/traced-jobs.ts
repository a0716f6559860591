import type { ToldTracedJob } from '@marquee/contract';
import { redact, withTexts } from '@marquee/kernel';
import { isoOf } from '../list-page.ts';
import type { TracedRows } from './trace.sql.ts';

type Job = TracedRows[0][number];
type Run = TracedRows[1][number];

/** Jobs with their runs, the oldest first. The row of a job that is done is forgotten before its runs are: then they tell of it. */
export function tracedJobs(jobs: readonly Job[], runs: readonly Run[]): ToldTracedJob[] {
  const runsOf = Map.groupBy(runs, ({ jobId }) => jobId);
  const known = new Set(jobs.map(({ id }) => id));
  const forgotten = [...runsOf].filter(([id]) => !known.has(id)).map(([id, ofIt]) => forgottenJob(id, ofIt));
  return [...jobs.map((job) => knownJob(job, runsOf.get(job.id) ?? [])), ...forgotten].toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  );
}

function knownJob(job: Job, runs: readonly Run[]): ToldTracedJob {
  const detail = runs.at(-1)?.detail ?? job.lastError;
  return {
    id: job.id,
    kind: job.kind,
    state: job.state,
    attempts: job.attempts,
    about: job.about,
    detail: detail === null ? null : withTexts(detail, redact),
    addedAt: isoOf(job.createdAt),
    startedAt: isoOf(runs[0]?.startedAt ?? null),
    endedAt: isoOf(job.finishedAt),
    durationMs: durationOf(runs),
  };
}

function forgottenJob(id: string, runs: readonly Run[]): ToldTracedJob {
  const last = runs.at(-1);
  return {
    id,
    kind: last?.kind ?? '',
    state: last?.outcome === 'dead' ? 'dead' : 'done',
    attempts: runs.length,
    about: last?.about ?? null,
    detail: last?.detail ? withTexts(last.detail, redact) : null,
    addedAt: null,
    startedAt: isoOf(runs[0]?.startedAt ?? null),
    endedAt: isoOf(last?.finishedAt ?? null),
    durationMs: durationOf(runs),
  };
}

function durationOf(runs: readonly Run[]): number | null {
  if (runs.length === 0) return null;
  return runs.reduce((sum, { startedAt, finishedAt }) => sum + Math.max(0, finishedAt - startedAt), 0);
}
