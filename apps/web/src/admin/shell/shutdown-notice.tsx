import { useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { WarningIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import kit from '../kit/kit.module.css';
import { Ago } from '../kit/parts.tsx';
import { useLive } from '../kit/use-live.ts';
import { t } from '../messages.ts';
import styles from './shell.module.css';

const SECTION = '/admin/system-controls';

/** A notice above every section during a shutdown: since when, by whom and why (spec: CTRL-04). System Controls has its own banner with a button to end it. */
export function ShutdownNotice() {
  const { pathname } = useLocation();
  const { data } = useLive('getSystemControls', {});
  const shutdown = data?.globalControls.emergencyShutdown;
  if (!shutdown?.active || pathname === SECTION) return null;
  return (
    <div className={styles.shutdown}>
      <div className={kit.alarm} role="alert">
        <WarningIcon />
        <div>
          <h2>{t('shell.shutdown')}</h2>
          <p>
            {t('shell.shutdownBy', { by: shutdown.activatedBy ?? '–' })}, <Ago at={shutdown.activatedAt} />
            {'. '}
            {t('word.reason')}: <bdi>{shutdown.reason ?? '–'}</bdi>
          </p>
        </div>
        <Button asChild size="sm">
          <Link to={SECTION}>{t('shell.shutdownOpen')}</Link>
        </Button>
      </div>
    </div>
  );
}
