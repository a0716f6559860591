import type { ComponentProps } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

/** A card. `padded` unless an image or a table reaches its edge. */
export function Card({ padded = true, className, ...rest }: ComponentProps<'div'> & { padded?: boolean }) {
  return <div className={classNames(styles.card, padded && styles.padded, className)} {...rest} />;
}
