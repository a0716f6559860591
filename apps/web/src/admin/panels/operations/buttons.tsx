import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import type { Answer } from '../../kit/calls.ts';
import { type PickedCity } from '../../kit/city-picker.tsx';
import kit from '../../kit/kit.module.css';
import { useAction } from '../../kit/use-action.ts';
import { type TextKey, t } from '../../messages.ts';

/** What operations read again. */
const OPERATION_RELOADS = [
  'getBatchOperations',
  'getAiProcessingStatus',
  'getDashboard',
  'getDataQualityStats',
  'getImageStatus',
  'listRecentFixes',
  'listAuditLog',
] as const;
export const COLUMBIA: PickedCity = { city: 'Columbia', state: 'SC' };

/** Processes the events of a city again, by default Columbia, SC (spec: ERR-063). */
export function ReprocessButton({ city = COLUMBIA }: { city?: PickedCity | null }) {
  const action = useAction({
    call: 'reprocessEvents',
    success: ({ message }) => ({ title: t('ops.reprocessed'), description: message }),
    failure: { title: t('ops.reprocessFailed'), fallback: t('ops.reprocessFailedText') },
    reloads: OPERATION_RELOADS,
  });
  return (
    <Button
      variant="primary"
      disabled={city === null}
      pending={action.isPending}
      onClick={() => city && void action.run({ body: { city: city.city, state: city.state } })}
    >
      {t('ops.reprocess')}
    </Button>
  );
}

export function RefreshButton() {
  const action = useAction({
    call: 'refreshEvents',
    success: ({ message }) => ({ title: t('ops.refreshed'), description: message }),
    failure: { title: t('ops.refreshFailed'), fallback: t('ops.refreshFailedText') },
    reloads: OPERATION_RELOADS,
  });
  return (
    <Button pending={action.isPending} onClick={() => void action.run({ body: {} })}>
      {t('ops.refresh')}
    </Button>
  );
}

export function MigrateButton() {
  const action = useAction({
    call: 'migrateConfiguration',
    success: ({ message }) => ({ title: t('ops.migrated'), description: message }),
    failure: { title: t('ops.migrateFailed'), fallback: t('ops.migrateFailedText') },
    reloads: ['getSystemControls', 'listAuditLog'],
  });
  return (
    <Button pending={action.isPending} onClick={() => void action.run({ body: {} })}>
      {t('ops.migrate')}
    </Button>
  );
}

export type RepairCall =
  | 'extractRealImages'
  | 'bulkExtractImages'
  | 'fixUrlsAndImages'
  | 'extractMissingImages'
  | 'generateMissingImages';

/** Of each repair: its button, what it does, and the titles of success and failure (spec: ERR-066). */
export const REPAIR_WORDS: Record<
  RepairCall,
  readonly [label: TextKey, hint: TextKey, done: TextKey, failed: TextKey]
> = {
  extractRealImages: ['repair.real', 'repair.realHint', 'repair.realDone', 'repair.realFailed'],
  bulkExtractImages: ['repair.bulk', 'repair.bulkHint', 'repair.bulkDone', 'repair.bulkFailed'],
  fixUrlsAndImages: ['repair.fix', 'repair.fixHint', 'repair.fixDone', 'repair.fixFailed'],
  extractMissingImages: ['repair.missing', 'repair.missingHint', 'repair.missingDone', 'repair.missingFailed'],
  generateMissingImages: ['repair.generate', 'repair.generateHint', 'repair.generateDone', 'repair.generateFailed'],
};

interface RepairProps {
  call: RepairCall;
  /** Null: something is to be chosen first. */
  body?: { limit?: number } | { city: string; state: string; batchSize: number } | null;
  /** Why it cannot be pressed now; shown below the button. */
  off?: string | undefined;
}

/** Whether there was something to repair. */
function hasWork(answer: Answer<RepairCall>): boolean {
  return 'operation' in answer ? answer.operation !== null : answer.generated > 0;
}

/** Starts one batch of a repair; the server's sentence says what it found to do. */
export function RepairOnly({ call, body = {}, off }: RepairProps) {
  const why = useId();
  const [label, , done, failed] = REPAIR_WORDS[call];
  const action = useAction<RepairCall>({
    call,
    success: (answer) => ({ title: hasWork(answer) ? t(done) : t('repair.idle'), description: answer.message }),
    failure: { title: t(failed), fallback: t('repair.failedText') },
    reloads: OPERATION_RELOADS,
  });
  return (
    <>
      <Button
        disabled={off !== undefined || body === null}
        aria-describedby={off && why}
        pending={action.isPending}
        onClick={() => body !== null && void action.run({ body })}
      >
        {t(label)}
      </Button>
      {off && <Off id={why} because={off} />}
    </>
  );
}

function Off({ id, because }: { id: string; because: string }) {
  return (
    <span id={id} className={kit.quiet}>
      {because}
    </span>
  );
}

/** Deletes one batch of events that are over; asks first. */
export function CleanUpButton({ off, before }: { off: string | undefined; before: 'today' | '2024' }) {
  const why = useId();
  const { confirm, confirmation } = useConfirm();
  const action = useAction({
    call: 'cleanupStaleEvents',
    success: ({ message }) => ({ title: t('repair.cleanDone'), description: message }),
    failure: { title: t('repair.cleanFailed'), fallback: t('repair.failedText') },
    reloads: OPERATION_RELOADS,
  });
  async function press(): Promise<void> {
    const isSure = await confirm({
      title: t('repair.cleanConfirm'),
      description: t('repair.cleanConfirmText'),
      confirmLabel: t('repair.clean'),
      danger: true,
    });
    if (isSure) await action.run({ body: { before, limit: 50 } });
  }
  return (
    <>
      <Button
        variant="danger"
        disabled={off !== undefined}
        aria-describedby={off && why}
        pending={action.isPending}
        onClick={() => void press()}
      >
        {t('repair.clean')}
      </Button>
      {off && <Off id={why} because={off} />}
      {confirmation}
    </>
  );
}
