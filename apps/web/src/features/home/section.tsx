import type { ReactNode } from 'react';
import styles from './home.module.css';

interface SectionProps {
  id: string;
  title: string;
  text?: ReactNode;
  /** A link at the end of the head. */
  link?: ReactNode;
  children: ReactNode;
}

/** A section of Home under its heading. */
export function Section({ id, title, text, link, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {link}
      </header>
      {children}
    </section>
  );
}
