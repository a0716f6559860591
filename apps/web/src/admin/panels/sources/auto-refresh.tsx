import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Checkbox } from '../../../ui/toggle.tsx';
import { isOfConsole } from '../../kit/calls.ts';
import styles from '../../kit/kit.module.css';
import { ToneBadge } from '../../kit/parts.tsx';
import { useRefresh } from '../../kit/refresh.tsx';
import { t } from '../../messages.ts';

/** The header's Pause, at hand in the panel. "Live" appears only once the view's reads are answered (spec: SCRAPE-01). */
export function AutoRefresh() {
  const { isPaused, setPaused } = useRefresh();
  return (
    <div className={styles.autoRefresh}>
      <Checkbox label={t('scraping.autoRefresh')} checked={!isPaused} onChecked={(isOn) => setPaused(!isOn)} />
      {isPaused ? <ToneBadge tone="warn">{t('word.paused')}</ToneBadge> : <Liveness />}
    </div>
  );
}

function Liveness() {
  const { failing, answered, all } = useReads();
  if (failing + answered === 0) return <ToneBadge tone="neutral">{t('scraping.connecting')}</ToneBadge>;
  if (failing === 0) return <ToneBadge tone="good">{t('scraping.live')}</ToneBadge>;
  return (
    <>
      <ToneBadge tone={failing < all ? 'warn' : 'bad'}>
        {t(failing < all ? 'scraping.partlyLive' : 'scraping.notLive')}
      </ToneBadge>
      <span className={styles.quiet} role="status">
        {t('scraping.readsFail', { failing, all })}
      </span>
    </>
  );
}

/** Of the console's reads on the screen: how many failed at their last try, and how many were answered. */
function useReads(): { failing: number; answered: number; all: number } {
  const cache = useQueryClient().getQueryCache();
  const counts = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => {
      const shown = cache.findAll({ type: 'active', predicate: isOfConsole });
      const failing = shown.filter(({ state }) => state.status === 'error');
      const answered = shown.filter(({ state }) => state.status === 'success');
      // One text, so that React can tell whether anything changed.
      return `${failing.length} ${answered.length} ${shown.length}`;
    },
  );
  const [failing = 0, answered = 0, all = 0] = counts.split(' ').map(Number);
  return { failing, answered, all };
}
