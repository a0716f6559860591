import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { t } from '../../messages.ts';
import styles from './alerts.module.css';

/** A secret, shown once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(secret);
      toast({ title: t('alerts.copied'), tone: 'success' });
    } catch {
      toast({ title: t('alerts.copyFailed'), tone: 'danger' });
    }
  }
  const footer = (
    <>
      <Button onClick={() => void copy()}>{t('alerts.copy')}</Button>
      <Button variant="primary" onClick={onClose}>
        {t('alerts.close')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('alerts.secretTitle')}
      description={t('alerts.secretNote')}
      footer={footer}
      width="narrow"
    >
      <code className={styles.secret}>{secret}</code>
    </Dialog>
  );
}
