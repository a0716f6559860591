import type { ReactNode } from 'react';
import styles from './account-page.module.css';

/** One kind of second step: what it is, and what can be done. */
export function FactorRow({ name, text, children }: { name: ReactNode; text: string; children?: ReactNode }) {
  return (
    <li>
      <div className={styles.device}>
        <span>{name}</span>
        <span className={styles.quiet}>{text}</span>
      </div>
      <div className={styles.buttons}>{children}</div>
    </li>
  );
}
