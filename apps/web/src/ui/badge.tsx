import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'accent' | 'danger' | 'success' | 'info' | 'lit';

/** A short label. Color only repeats its meaning. `lit` is for use on images. */
export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return <span className={classNames(styles.badge, styles[tone], className)}>{children}</span>;
}
