import { t } from '../../messages.ts';
import styles from './status-dot.module.css';

/** A dot for each of four states, each with its own color and shape, beside its word (spec: PERF-05). */
export function StatusDot({ status }: { status: 'healthy' | 'warning' | 'critical' | 'failed' }) {
  return (
    <span className={styles.state}>
      <span className={styles[status]} aria-hidden="true" />
      {t(`status.${status}`)}
    </span>
  );
}
