import { t } from '../../messages.ts';
import styles from './status-dot.module.css';

type ScraperStatus = 'healthy' | 'warning' | 'critical' | 'failed';

/** A dot for each of four states, each with its own color and shape; its word is read out (spec: PERF-05). */
export function Dot({ status }: { status: ScraperStatus }) {
  return (
    <span className={styles[status]} role="img" aria-label={t(`status.${status}`)} title={t(`status.${status}`)} />
  );
}
