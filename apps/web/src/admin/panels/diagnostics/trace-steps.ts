import { isolated } from '../../../ui/isolated.ts';
import type { Answer } from '../../kit/calls.ts';
import { seconds } from '../../kit/format.ts';
import type { Tone } from '../../kit/tone.ts';
import { t, textNamed } from '../../messages.ts';
import { actionWords } from '../audit-log/action.ts';
import { actorName } from '../audit-log/actor.ts';
import { subjectAddress, subjectName } from '../audit-log/subject.ts';

type Trace = Answer<'getTrace'>;
type Job = Trace['jobs'][number];

/** One thing that a request left. */
export interface TraceStep {
  key: string;
  at: string;
  tone: Tone;
  badge: string;
  title: string;
  /** Where it is seen. */
  path: string | null;
  /** Below the title, quiet. */
  facts: string[];
  detail: string | null;
}

const JOB_TONES: Record<Job['state'], Tone> = {
  pending: 'neutral',
  sent: 'neutral',
  running: 'info',
  done: 'good',
  dead: 'bad',
  cancelled: 'neutral',
};

const ERROR_TONES: Record<Trace['errors'][number]['severity'], Tone> = {
  critical: 'bad',
  high: 'bad',
  medium: 'warn',
  low: 'neutral',
};

/** All of a trace in order of time. */
export function stepsOf({ jobs, errors, deadLetters, changes }: Trace): TraceStep[] {
  const titles = new Map(jobs.map((job) => [job.id, titleOf(job)]));
  const steps: TraceStep[] = [
    ...changes.map((entry) => ({
      key: `change ${entry.id}`,
      at: entry.timestamp,
      tone: 'info' as const,
      badge: t('trace.step.change'),
      title: `${actionWords(entry)}: ${isolated(subjectName(entry.subject))}`,
      path: subjectAddress(entry.subject),
      facts: [t('trace.by', { who: actorName(entry.actor) })],
      detail: null,
    })),
    ...jobs.map(jobStep),
    ...errors.map((error, place) => ({
      key: `error ${error.errorId} ${place}`,
      at: error.timestamp,
      tone: error.isRefusal ? ('warn' as const) : ERROR_TONES[error.severity],
      badge: t(error.isRefusal ? 'trace.step.refusal' : 'trace.step.error'),
      title: error.message,
      path: null,
      facts: [
        ...(error.isRefusal ? [] : [t(`severity.${error.severity}`), placeOf(error, titles)]),
        ...(error.call ? [error.call] : []),
      ],
      detail: null,
    })),
    ...deadLetters.map((letter) => ({
      key: `letter ${letter.id}`,
      at: letter.timestamp,
      tone: 'bad' as const,
      badge: t('trace.step.letter'),
      title: letter.kind === null ? t('diag.unknownKind') : jobWords(letter.kind),
      path: `/admin/error-diagnostics?${new URLSearchParams({ 'letters.status': 'all', 'letters.open': letter.id })}`,
      facts: [letter.resolution ? t(`diag.resolution.${letter.resolution}`) : t('diag.open')],
      detail: letter.reason,
    })),
  ];
  return steps.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

function jobStep(job: Job): TraceStep {
  const isAgain = job.state === 'pending' && job.attempts > 0;
  return {
    key: `job ${job.id}`,
    at: job.addedAt ?? job.startedAt ?? job.endedAt ?? '',
    tone: isAgain ? 'warn' : JOB_TONES[job.state],
    badge: isAgain ? t('job.again') : t(`job.${job.state}`),
    title: titleOf(job),
    path: null,
    facts: [
      job.kind,
      job.attempts === 0 ? t('trace.notRun') : t('trace.attempts', { n: job.attempts }),
      ...(job.durationMs === null ? [] : [seconds(job.durationMs / 1_000)]),
    ],
    detail: job.detail,
  };
}

function titleOf({ kind, about }: Job): string {
  return about === null ? jobWords(kind) : `${jobWords(kind)}: ${isolated(about)}`;
}

/** The job in which an error happened, if it is shown, or the part of the system. */
function placeOf({ jobId, component }: Trace['errors'][number], titles: ReadonlyMap<string, string>): string {
  return (jobId === null ? undefined : titles.get(jobId)) ?? component;
}

/** What a kind of job does. One of an older version is named as it is stored. */
function jobWords(kind: string): string {
  return textNamed(`job.${kind}`) ?? kind;
}
