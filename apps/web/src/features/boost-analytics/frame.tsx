import type { ReactNode } from 'react';
import { Canopy } from '../../ui/canopy.tsx';
import styles from './analytics.module.css';

interface FrameProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Above the title. */
  back?: ReactNode;
  children: ReactNode;
}

/** The head of a page of Boost Analytics, and what is below it. */
export function Frame({ title, lead, back, children }: FrameProps) {
  return (
    <>
      <Canopy>
        <div className={styles.head}>
          {back}
          <h1 className={styles.title} tabIndex={-1} dir="auto">
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      </Canopy>
      <div className={styles.page}>{children}</div>
    </>
  );
}
