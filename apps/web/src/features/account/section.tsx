import type { ReactNode } from 'react';
import styles from './account-page.module.css';

/** A part of the account page: what it is about on the left, what can be done on the right. */
export function Section({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
