import type { OperationRecord } from '@marquee/contract';
import { JobProgress } from '../../kit/job-progress.tsx';
import { Live } from '../../kit/live.tsx';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import styles from './operations.module.css';
import { useBatchOperations } from './protection.tsx';

const SHOWN = 4;

/** What was started last, with its progress; what runs can be cancelled. */
export function LatestOperations() {
  return (
    <Live of={useBatchOperations()} lines={3}>
      {({ operations }) => (
        <div className={styles.jobs}>
          {operations.length === 0 && <p>{t('ops.latestNone')}</p>}
          {operations.slice(0, SHOWN).map((operation) => (
            <Operation key={operation.id} operation={operation} />
          ))}
        </div>
      )}
    </Live>
  );
}

function Operation({ operation }: { operation: OperationRecord }) {
  const { id, kind, city, state, total, done, message, startedAt, startedBy } = operation;
  const cancel = useAction({
    call: 'cancelOperation',
    success: { title: t('ops.cancelled'), description: t('ops.cancelledText') },
    failure: { title: t('ops.cancelFailed'), fallback: t('ops.cancelFailedText') },
    reloads: ['getBatchOperations', 'getAiProcessingStatus', 'listAuditLog'],
  });
  const name = t(`op.${kind}`);
  return (
    <JobProgress
      label={city === null ? name : `${name}: ${city}`}
      job={{
        state: state === 'running' ? 'running' : state,
        progress: { done, total },
        startedAt,
        message: `${message ?? ''} ${t('ops.by', { name: startedBy })}`.trim(),
      }}
      cancel={{
        label: t('ops.cancel'),
        isPending: cancel.isPending,
        onCancel: () => void cancel.run({ params: { id }, body: {} }),
      }}
    />
  );
}
