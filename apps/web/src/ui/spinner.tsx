import { classNames } from './class-names.ts';
import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Three bulbs, lit one after the other. With a label it speaks for itself; inside something that already says so, leave it out. */
export function Spinner({ size = 'md', label }: { size?: 'sm' | 'md' | 'lg'; label?: string }) {
  return (
    <span className={classNames(styles.spinner, styles[size])} role={label ? 'status' : undefined}>
      <span className={styles.bulb} />
      <span className={styles.bulb} />
      <span className={styles.bulb} />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}

/** In the middle of a page that has nothing else to show yet. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div className={styles.page}>
      <Spinner size="lg" label={label} />
    </div>
  );
}
