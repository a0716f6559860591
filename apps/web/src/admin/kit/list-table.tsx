import { type ReactNode, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Cell, ColumnHead, Table } from '../../ui/table.tsx';
import { Checkbox } from '../../ui/toggle.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { t } from '../messages.ts';
import type { Column, TableDefinition } from './define-list.ts';
import { plainText, wholeNumber } from './format.ts';
import styles from './kit.module.css';
import type { ListState } from './list-state.ts';
import lists from './lists.module.css';
import { ShowAll } from './more-of.tsx';
import { Ago } from './parts.tsx';
import type { Selection } from './use-selection.ts';
import { useWidth } from './use-width.ts';

/** The rows to draw, and the actions on them. */
export interface TableView<Row> {
  rows: readonly Row[];
  sort: ListState['sort'];
  canSort: boolean;
  sortBy: (field: string) => void;
  open: (key: string | null) => void;
  /** The id of the button that opens a row. */
  openerId: (row: Row) => string;
  /** Shows earlier data while new data loads. */
  isRefreshing: boolean;
}

interface ListTableProps<Row> {
  definition: TableDefinition<Row>;
  view: TableView<Row>;
  actionsOf: (row: Row) => ReactNode;
  selection?: Selection<Row> | undefined;
  totals?: Partial<Record<string, ReactNode>> | undefined;
}

/** With fewer rows the page scrolls; with more, the list scrolls and its head stays visible. */
const TALL_FROM = 16;

/** Below this width in pixels, two buttons beside a row leave a column for one word a line. */
const NARROW_BELOW = 480;

/**
 * Shows as many columns as fit; the drawer shows the rest. Without a drawer they stand under the first, where it is narrow with the row's
 * actions if there are several.
 */
export function ListTable<Row>({ definition, view, actionsOf, selection, totals }: ListTableProps<Row>) {
  const [frame, width] = useWidth();
  const [isOpen, setOpen] = useState(false);
  const first = definition.first ?? view.rows.length;
  const columns = definition.columns.filter((column) => width >= (column.from ?? 0));
  const under =
    definition.detail || width === 0 ? [] : definition.columns.filter((column) => !columns.includes(column));
  const hasActionsUnder = width > 0 && width < NARROW_BELOW && (definition.actions?.length ?? 0) > 1;
  const hasActionsBeside = definition.actions !== undefined && !hasActionsUnder;
  const sort = view.canSort ? view.sort : null;
  const directionOf = (field: string) =>
    sort?.field !== field ? null : sort.isDescending ? 'descending' : 'ascending';
  const shown = isOpen ? view.rows : view.rows.slice(0, first);

  return (
    <div
      ref={frame}
      className={classNames(styles.tableFrame, shown.length > TALL_FROM && lists.tall)}
      data-refreshing={view.isRefreshing || undefined}
    >
      <Table caption={definition.caption} dense>
        <thead>
          <tr>
            {selection && (
              <ColumnHead>
                <Checkbox
                  hideLabel
                  label={t('bulk.all')}
                  checked={selection.isAll}
                  onChecked={() => selection.toggleAll()}
                />
              </ColumnHead>
            )}
            {columns.map((column) => (
              <ColumnHead
                key={column.field}
                number={isNumber(column)}
                className={column.stays ? lists.stays : undefined}
                {...(column.sortable && view.canSort
                  ? { sorted: directionOf(column.field), onSort: () => view.sortBy(column.field) }
                  : {})}
              >
                {column.label}
              </ColumnHead>
            ))}
            {hasActionsBeside && (
              <ColumnHead>
                <VisuallyHidden>{t('kit.actions')}</VisuallyHidden>
              </ColumnHead>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={definition.rowKey(row)} data-selected={selection?.has(row) || undefined}>
              {selection && (
                <Cell>
                  <Checkbox
                    hideLabel
                    label={t('bulk.one', { name: nameOf(columns[0], row) })}
                    checked={selection.has(row)}
                    onChecked={() => selection.toggle(row)}
                  />
                </Cell>
              )}
              {columns.map((column, place) => (
                <Cell
                  key={column.field}
                  number={isNumber(column)}
                  className={classNames(place > 0 && !column.long && styles.short, column.stays && lists.stays)}
                >
                  {place === 0 && definition.detail ? (
                    <button
                      type="button"
                      id={view.openerId(row)}
                      className={styles.opener}
                      onClick={() => view.open(definition.rowKey(row))}
                    >
                      {cellOf(column, row)}
                    </button>
                  ) : (
                    cellOf(column, row)
                  )}
                  {place === 0 && under.length > 0 && <Under columns={under} row={row} />}
                  {place === 0 && hasActionsUnder && <div className={lists.actionsUnder}>{actionsOf(row)}</div>}
                </Cell>
              ))}
              {hasActionsBeside && <Cell className={styles.rowActions ?? ''}>{actionsOf(row)}</Cell>}
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot className={lists.totals}>
            <tr>
              {columns.map((column, place) =>
                place === 0 ? (
                  <th
                    key={column.field}
                    scope="row"
                    colSpan={selection ? 2 : 1}
                    className={column.stays ? lists.stays : undefined}
                  >
                    {totals[column.field] ?? t('rows.total')}
                  </th>
                ) : (
                  <Cell key={column.field} number={isNumber(column)}>
                    {totals[column.field]}
                  </Cell>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </Table>
      <ShowAll count={view.rows.length} first={first} isOpen={isOpen} onChange={setOpen} />
    </div>
  );
}

const NOTHING = '–';

/** The columns that did not fit and have something to say, each with its name. */
function Under<Row>({ columns, row }: { columns: ReadonlyArray<Column<Row>>; row: Row }) {
  return (
    <ul className={lists.under}>
      {columns
        .filter((column) => wordsOf(column, row) !== NOTHING)
        .map((column) => (
          <li key={column.field}>
            {column.label}: {cellOf(column, row)}
          </li>
        ))}
    </ul>
  );
}

function isNumber<Row>({ number, as }: Column<Row>): boolean {
  return number ?? as === 'count';
}

function wordsOf<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.show) return column.show(row);
  const value: unknown = row[column.field];
  if (column.as === 'count') return wholeNumber(value as number | null);
  if (column.as === 'age') return <Ago at={value as string | null} />;
  return value === null || value === undefined || value === '' ? NOTHING : plainText(value);
}

function cellOf<Row>(column: Column<Row>, row: Row): ReactNode {
  const words = wordsOf(column, row);
  return typeof words === 'string' ? <bdi>{words}</bdi> : words;
}

function nameOf<Row>(column: Column<Row> | undefined, row: Row): string {
  return column ? plainText(row[column.field]) : '';
}
