import { type ReactNode, useState } from 'react';
import { Cell, ColumnHead, Table } from '../../ui/table.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { t } from '../messages.ts';
import type { ListId, RowOf } from './calls.ts';
import type { Column, ListDefinition } from './define-list.ts';
import { plainText } from './format.ts';
import styles from './kit.module.css';
import { ShowAll } from './more-of.tsx';
import type { useList } from './use-list.ts';
import { useWidth } from './use-width.ts';

interface ListTableProps<I extends ListId> {
  definition: ListDefinition<I>;
  list: ReturnType<typeof useList<I>>;
  actionsOf: (row: RowOf<I>) => ReactNode;
}

/** As many columns as fit; the rest of a row is in its drawer. */
export function ListTable<I extends ListId>({ definition, list, actionsOf }: ListTableProps<I>) {
  const [frame, width] = useWidth();
  const [isOpen, setOpen] = useState(false);
  const first = definition.first ?? list.rows.length;
  const columns = definition.columns.filter((column) => width >= (column.from ?? 0));
  const sort = list.isWhole ? list.state.sort : null;
  const directionOf = (field: string) =>
    sort?.field !== field ? null : sort.isDescending ? 'descending' : 'ascending';

  return (
    <div ref={frame} className={styles.tableFrame} data-refreshing={list.query.isPlaceholderData || undefined}>
      <Table caption={definition.caption} dense>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHead
                key={column.field}
                number={column.number ?? false}
                {...(column.sortable && list.isWhole
                  ? { sorted: directionOf(column.field), onSort: () => list.sortBy(column.field) }
                  : {})}
              >
                {column.label}
              </ColumnHead>
            ))}
            {definition.actions && (
              <ColumnHead>
                <VisuallyHidden>{t('kit.actions')}</VisuallyHidden>
              </ColumnHead>
            )}
          </tr>
        </thead>
        <tbody>
          {(isOpen ? list.rows : list.rows.slice(0, first)).map((row) => (
            <tr key={definition.rowKey(row)}>
              {columns.map((column, place) => (
                <Cell
                  key={column.field}
                  number={column.number ?? false}
                  className={(place > 0 && !column.long && styles.short) || ''}
                >
                  {place === 0 && definition.detail ? (
                    <button
                      type="button"
                      id={list.openerId(row)}
                      className={styles.opener}
                      onClick={() => list.open(definition.rowKey(row))}
                    >
                      {shown(column, row)}
                    </button>
                  ) : (
                    shown(column, row)
                  )}
                </Cell>
              ))}
              {definition.actions && <Cell className={styles.rowActions ?? ''}>{actionsOf(row)}</Cell>}
            </tr>
          ))}
        </tbody>
      </Table>
      <ShowAll count={list.rows.length} first={first} isOpen={isOpen} onChange={setOpen} />
    </div>
  );
}

function shown<Row>(column: Column<Row>, row: Row): ReactNode {
  const value: unknown = row[column.field];
  const words = column.show
    ? column.show(row)
    : value === null || value === undefined || value === ''
      ? '–'
      : plainText(value);
  return typeof words === 'string' ? <bdi>{words}</bdi> : words;
}
