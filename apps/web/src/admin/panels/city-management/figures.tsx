import type { ReactNode } from 'react';
import styles from './city-management.module.css';

/** A few figures of a card, two beside each other. */
export function Figures({ figures }: { figures: ReadonlyArray<readonly [label: string, value: ReactNode]> }) {
  return (
    <dl className={styles.pairs}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
