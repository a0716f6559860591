import type { ComponentProps, ReactNode } from 'react';
import styles from './quick-action.module.css';

export interface QuickActionProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'className'> {
  /** What it does, in full; `short` is a part of it. */
  label: string;
  short: string;
  icon: ReactNode;
}

/** One of the icons in a row below the main button, with one word below it. */
export function QuickAction({ label, short, icon, ...button }: QuickActionProps) {
  return (
    <button type="button" aria-label={label} className={styles.action} {...button}>
      {icon}
      <span className={styles.word}>{short}</span>
    </button>
  );
}
