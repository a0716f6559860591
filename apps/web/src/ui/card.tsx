import type { ComponentProps } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

/** A sheet of its own. `padded` unless it holds a picture or a table up to its edge. */
export function Card({ padded = true, className, ...rest }: ComponentProps<'div'> & { padded?: boolean }) {
  return <div className={classNames(styles.card, padded && styles.padded, className)} {...rest} />;
}
