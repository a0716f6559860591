import type { ReactNode } from 'react';
import styles from './operations.module.css';

/** What can be started, with a sentence about what it does. */
export function Tool({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <div className={styles.tool}>
      <p>{hint}</p>
      <div>{children}</div>
    </div>
  );
}
