import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { WarningIcon } from '../../../ui/icons.tsx';
import type { Answer } from '../../kit/calls.ts';
import styles from '../../kit/kit.module.css';
import { Ago } from '../../kit/parts.tsx';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { DEACTIVATION, deactivateShutdown } from './control-actions.ts';

type Shutdown = Answer<'getSystemControls'>['globalControls']['emergencyShutdown'];

/** Shows an active shutdown: since when, by whom and why, with a button to end it. */
export function ShutdownBanner({ shutdown }: { shutdown: Shutdown }) {
  const { confirm, confirmation } = useConfirm();
  const deactivate = useAction(deactivateShutdown);
  async function press(): Promise<void> {
    if (await confirm(DEACTIVATION)) await deactivate.run({ body: {} });
  }
  return (
    <div className={styles.alarm} role="alert">
      <WarningIcon />
      <div>
        <h2>{t('controls.banner')}</h2>
        <p>
          {t('controls.bannerText', { by: shutdown.activatedBy ?? '–' })}, <Ago at={shutdown.activatedAt} />.
        </p>
        <p>
          <strong>{t('word.reason')}:</strong> <bdi>{shutdown.reason ?? '–'}</bdi>
        </p>
      </div>
      <Button variant="primary" pending={deactivate.isPending} onClick={() => void press()}>
        {t('controls.deactivate')}
      </Button>
      {confirmation}
    </div>
  );
}
