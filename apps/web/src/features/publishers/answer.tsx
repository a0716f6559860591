import { type ReactNode, useEffect, useRef } from 'react';
import styles from './publishers.module.css';

/** What became of a request, in the place of what was pressed: it takes the focus, which would be lost otherwise. */
export function Answer({ title, children }: { title: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles.answer}>
      <h3>{title}</h3>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </div>
  );
}
