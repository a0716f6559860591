import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { Select } from '../../../ui/select.tsx';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import styles from './operations.module.css';
import { REPAIR_RELOADS } from './repair-button.tsx';

const CUTS = [
  { value: 'today', label: t('repair.cutToday') },
  { value: '2024', label: t('repair.cut2024') },
] as const;

/** Deletes one batch of events that are over (spec: DQ-08); asks first. */
export function CleanUp({ isOff }: { isOff: boolean }) {
  const [before, setBefore] = useState<'today' | '2024'>('today');
  const { confirm, confirmation } = useConfirm();
  const action = useAction({
    call: 'cleanupStaleEvents',
    success: ({ message }) => ({ title: t('repair.cleanDone'), description: message }),
    failure: { title: t('repair.cleanFailed'), fallback: t('repair.failedText') },
    reloads: REPAIR_RELOADS,
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
    <div className={styles.tool}>
      <p>{t('repair.cleanHint')}</p>
      <div>
        <Select
          label={t('repair.cut')}
          value={before}
          options={CUTS}
          onValue={(value) => setBefore(value === '2024' ? '2024' : 'today')}
        />
        <Button variant="danger" disabled={isOff} pending={action.isPending} onClick={() => void press()}>
          {t('repair.clean')}
        </Button>
      </div>
      {confirmation}
    </div>
  );
}
