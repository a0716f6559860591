import type { ReactNode } from 'react';
import styles from './shell.module.css';

/** Where the quota banner stands, above every section (spec: SHELL-08); nothing is drawn while there is none. */
export function QuotaSlot({ children }: { children?: ReactNode }) {
  return children ? <div className={styles.quota}>{children}</div> : null;
}
