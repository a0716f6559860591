import type { ReactNode } from 'react';
import { BulbRow } from './bulbs.tsx';
import styles from './canopy.module.css';

/** The head of a page: dark in both themes, with bulbs along its lower edge. It extends behind the navigation bar. */
export function Canopy({ running = false, children }: { running?: boolean; children?: ReactNode }) {
  return (
    <div className={styles.canopy}>
      <div className={styles.inner}>{children}</div>
      <BulbRow running={running} className={styles.bulbs} />
    </div>
  );
}
