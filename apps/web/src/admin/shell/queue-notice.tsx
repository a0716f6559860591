import { useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { WarningIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { duration, wholeNumber } from '../kit/format.ts';
import kit from '../kit/kit.module.css';
import { useStuckQueue } from '../kit/use-stuck-queue.ts';
import { t } from '../messages.ts';
import styles from './shell.module.css';

const DASHBOARD = '/admin/dashboard';
const ALERTS = '/admin/error-diagnostics';

/**
 * A notice above every section while the queue stands still by the Dashboard's rule: what runs says "running" and what waits says "0 due",
 * because their jobs are in the queue. The Dashboard itself says it among its reasons.
 */
export function QueueNotice() {
  const { pathname } = useLocation();
  const queue = useStuckQueue();
  if (!queue || pathname === DASHBOARD) return null;
  const { waiting, running, oldestMs } = queue;
  return (
    <div className={styles.shutdown}>
      <div className={kit.alarm} role="alert">
        <WarningIcon />
        <div>
          <h2>{t('shell.queue')}</h2>
          <p>
            {t('shell.queueText', {
              n: waiting,
              age: duration(Math.round(oldestMs / 1_000)),
              running: wholeNumber(running),
            })}
          </p>
          <p>{t('shell.queueAdvice')}</p>
        </div>
        <Button asChild size="sm">
          <Link to={`${ALERTS}?tab=alerts`}>{t('shell.queueOpen')}</Link>
        </Button>
      </div>
    </div>
  );
}
