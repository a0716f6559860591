import type { ComponentProps, ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

/** A sheet of its own. `padded` unless it holds a picture or a table up to its edge. */
export function Card({ padded = true, className, ...rest }: ComponentProps<'div'> & { padded?: boolean }) {
  return <div className={classNames(styles.card, padded && styles.padded, className)} {...rest} />;
}

/** Title of a card, with actions beside it. The title is an `h2` unless said otherwise. */
export function CardHead({
  title,
  level = 2,
  children,
}: {
  title: ReactNode;
  level?: 2 | 3 | 4;
  children?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.head}>
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
