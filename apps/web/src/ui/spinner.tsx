import { classNames } from './class-names.ts';
import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Three bulbs that light up in turn. Omit the label if the surrounding text already says that it is loading. */
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

/** A centered spinner for an otherwise empty page. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div className={styles.page}>
      <Spinner size="lg" label={label} />
    </div>
  );
}
