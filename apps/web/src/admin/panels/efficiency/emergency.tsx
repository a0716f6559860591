import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import styles from '../../kit/kit.module.css';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';

/** Restores the safe defaults (spec: OPTIM-04); a failure says so (docs/spec/decisions.md 71). */
export function EmergencyControls() {
  const { confirm, confirmation } = useConfirm();
  const rollBack = useAction({
    call: 'rollBackEfficiency',
    success: { title: t('efficiency.rolledBack'), description: t('efficiency.rolledBackText') },
    failure: { title: t('efficiency.rollBackFailed'), fallback: t('efficiency.rollBackFailedText') },
    reloads: ['getEfficiencyConfig', 'simulateEfficiency', 'listAuditLog'],
    answers: 'getEfficiencyConfig',
  });
  async function press(): Promise<void> {
    const isSure = await confirm({
      title: t('efficiency.rollBack'),
      description: t('efficiency.rollBackText'),
      confirmLabel: t('efficiency.rollBack'),
      danger: true,
    });
    if (isSure) await rollBack.run({ body: {} });
  }
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{t('efficiency.rollBackText')}</p>
      <Button variant="danger" pending={rollBack.isPending} onClick={() => void press()}>
        {t('efficiency.rollBack')}
      </Button>
      {confirmation}
    </div>
  );
}
