import type { ReactNode } from 'react';
import styles from './shell.module.css';

/** The place of the quota banner, above every section (spec: SHELL-08); empty without a warning. */
export function QuotaSlot({ children }: { children?: ReactNode }) {
  return children ? <div className={styles.quota}>{children}</div> : null;
}
