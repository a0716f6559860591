import type { OPERATION_PRIORITIES } from '@marquee/contract';
import { duration } from '../../kit/format.ts';
import { Live } from '../../kit/live.tsx';
import { Block, ToneBadge } from '../../kit/parts.tsx';
import type { Tone } from '../../kit/tone.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import styles from './operations.module.css';

/** Batch operations are polled at most every 5 seconds (spec: DASH-06). */
const BATCH_SECONDS = 5;
/** The most important ones; the rest is counted. */
const SHOWN = 8;

export const useBatchOperations = () => useLive('getBatchOperations', {}, { everySeconds: BATCH_SECONDS });

const TONES: Record<(typeof OPERATION_PRIORITIES)[number], Tone> = {
  critical: 'bad',
  high: 'warn',
  normal: 'info',
  low: 'neutral',
};

/** Whether the system may be shut down, and what runs, the critical ones highlighted (spec: DASH-01). */
export function Protection() {
  return (
    <Block title={t('ops.protection')}>
      <Live of={useBatchOperations()} lines={4}>
        {({ canShutdown, activeOperations, stats }) => (
          <>
            <p className={styles.state}>
              <ToneBadge tone={canShutdown ? 'good' : 'bad'}>{t(canShutdown ? 'ops.safe' : 'ops.unsafe')}</ToneBadge>
              <span>{t(stats.total === 0 ? 'ops.none' : canShutdown ? 'ops.safeText' : 'ops.unsafeText')}</span>
            </p>
            {activeOperations.length > 0 && (
              <ul className={styles.active} aria-label={t('ops.active')}>
                {activeOperations.slice(0, SHOWN).map(({ id, source, type, priority, elapsedTime }) => (
                  <li key={id} className={priority === 'critical' ? styles.critical : undefined}>
                    <span>
                      <bdi>{source}</bdi>
                      <span className={styles.type}>{type}</span>
                    </span>
                    <ToneBadge tone={TONES[priority]}>{t(`ops.${priority}`)}</ToneBadge>
                    <span>{duration(Math.round(elapsedTime / 1_000))}</span>
                  </li>
                ))}
              </ul>
            )}
            {stats.total > SHOWN && <p className={styles.more}>{t('ops.more', { n: stats.total - SHOWN })}</p>}
          </>
        )}
      </Live>
    </Block>
  );
}
