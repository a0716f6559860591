import { Checkbox } from '../../../ui/toggle.tsx';
import styles from '../../kit/kit.module.css';
import { ToneBadge } from '../../kit/parts.tsx';
import { useRefresh } from '../../kit/refresh.tsx';
import { t } from '../../messages.ts';

/** The header's Pause, at hand in the panel (spec: SCRAPE-01). */
export function AutoRefresh() {
  const { isPaused, setPaused } = useRefresh();
  return (
    <div className={styles.autoRefresh}>
      <Checkbox label={t('scraping.autoRefresh')} checked={!isPaused} onChecked={(isOn) => setPaused(!isOn)} />
      <ToneBadge tone={isPaused ? 'warn' : 'good'}>{t(isPaused ? 'scraping.paused' : 'scraping.live')}</ToneBadge>
    </div>
  );
}
