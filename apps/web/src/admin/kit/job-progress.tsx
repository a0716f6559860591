import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { t } from '../messages.ts';
import styles from './dialogs.module.css';
import { Ago, ToneBadge } from './parts.tsx';
import type { Tone } from './tone.ts';

type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

interface JobStatus {
  state: JobState;
  /** Progress and total; absent if unknown. */
  progress?: { done: number; total: number };
  startedAt: string | null;
  /** Its current step, result, or error. */
  message?: ReactNode;
}

const TONES: Record<JobState, Tone> = {
  waiting: 'neutral',
  running: 'info',
  done: 'good',
  failed: 'bad',
  cancelled: 'warn',
};

interface JobProgressProps {
  /** The name of the work: `Reading Columbia, SC`. */
  label: string;
  /** Polled by the caller: `useLive` with its `everySeconds`. */
  job: JobStatus;
  cancel?: { label: string; isPending: boolean; onCancel: () => void } | undefined;
}

/** Background work: its progress, a stop button, and its result. */
export function JobProgress({ label, job: { state, progress, startedAt, message }, cancel }: JobProgressProps) {
  const isOpen = state === 'waiting' || state === 'running';
  return (
    <section className={styles.job} aria-label={label} aria-busy={isOpen || undefined}>
      <div>
        <strong>{label}</strong>
        <ToneBadge tone={TONES[state]}>{t(`job.${state}`)}</ToneBadge>
      </div>
      {isOpen && (
        <progress
          aria-label={label}
          {...(progress ? { value: progress.done, max: Math.max(1, progress.total) } : {})}
        />
      )}
      {message && <p role="status">{message}</p>}
      <div className={styles.jobFoot}>
        <span>
          {startedAt && (
            <>
              {t('job.started')} <Ago at={startedAt} />
            </>
          )}
        </span>
        {progress && <span>{t('job.progress', progress)}</span>}
        {isOpen && cancel && (
          <Button size="sm" variant="danger" pending={cancel.isPending} onClick={cancel.onCancel}>
            {cancel.label}
          </Button>
        )}
      </div>
    </section>
  );
}
