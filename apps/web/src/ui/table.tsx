import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ChevronUpIcon } from './icons.tsx';
import styles from './table.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface TableProps {
  /** The accessible name of the table. */
  caption: string;
  dense?: boolean;
  /** `<thead>` and `<tbody>`. */
  children: ReactNode;
}

/** A table that scrolls horizontally in its own frame, also by keyboard. */
export function Table({ caption, dense = false, children }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard (WCAG 2.1.1)
    <section className={styles.frame} aria-label={caption} tabIndex={0}>
      <table className={classNames(styles.table, dense && styles.dense)}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {children}
      </table>
    </section>
  );
}

type Direction = 'ascending' | 'descending';

export interface ColumnHeadProps {
  children: ReactNode;
  number?: boolean;
  /** If given, the header is a sort button; `null` if another column is the sort column. */
  sorted?: Direction | null;
  onSort?: () => void;
  className?: string | undefined;
}

export function ColumnHead({ children, number = false, sorted, onSort, className }: ColumnHeadProps) {
  return (
    <th scope="col" className={classNames(number && styles.number, className)} aria-sort={sorted ?? undefined}>
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={classNames(styles.sort, sorted === 'descending' && styles.descending, !sorted && styles.idle)}
        >
          {children}
          <ChevronUpIcon />
        </button>
      ) : (
        children
      )}
    </th>
  );
}

export function Cell({ number = false, className, ...rest }: ComponentProps<'td'> & { number?: boolean }) {
  return <td className={classNames(number && styles.number, className)} {...rest} />;
}
