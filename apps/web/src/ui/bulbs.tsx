import styles from './bulbs.module.css';
import { classNames } from './class-names.ts';

/** The row of bulbs under the canopy. It animates while data loads; hidden from screen readers. */
export function BulbRow({ running = false, className }: { running?: boolean; className?: string }) {
  return <div aria-hidden="true" className={classNames(styles.row, running && styles.running, className)} />;
}

const STEPS = 12;

/** A progress bar of bulbs. `value` from 0 to 100. */
export function BulbProgress({ value, label }: { value: number; label: string }) {
  const lit = Math.round((Math.min(100, Math.max(0, value)) / 100) * STEPS);
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(value)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      {Array.from({ length: STEPS }, (_, step) => (
        <span key={step} className={classNames(styles.step, step < lit && styles.lit)} />
      ))}
    </div>
  );
}
