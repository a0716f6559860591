import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { t } from '../messages.ts';
import { BulkBar } from './bulk-bar.tsx';
import { CsvButton } from './csv-button.tsx';
import type { Filter } from './define-list.ts';
import type { RowsDefinition } from './define-rows.ts';
import { Drawer } from './drawer.tsx';
import styles from './kit.module.css';
import { ListFilters } from './list-filters.tsx';
import { readListState, withFilters, withOpen, withPage, withSort } from './list-state.ts';
import { ListTable, type TableView } from './list-table.tsx';
import lists from './lists.module.css';
import { RowActions } from './row-actions.tsx';
import { type RowsFound, rowsFor } from './rows-state.ts';
import { useSelection } from './use-selection.ts';

const SEARCH = 'q';

/** Draws a client-side list: search, filters, order, pages, totals and export, with its state in the address. */
export function RowList<Row>({ of: definition, rows }: { of: RowsDefinition<Row>; rows: readonly Row[] }) {
  const { id: prefix = '', rowKey } = definition;
  const [params, setParams] = useSearchParams();
  const { confirm, confirmation } = useConfirm();
  const filters = filtersOf(definition);
  const state = readListState(
    params,
    prefix,
    filters.map(({ name }) => name),
  );
  const { [SEARCH]: text = '', ...chosen } = state.filters;
  const found = rowsFor(rows, definition, { text, filters: chosen, sort: state.sort, page: state.page });
  const selection = useSelection(found.shown, rowKey);
  const canSelect = definition.actions?.some(({ bulk }) => bulk !== undefined) ?? false;
  const go = (next: URLSearchParams) => setParams(next, { replace: true });
  const opened = state.open ? found.selected.find((row) => rowKey(row) === state.open) : undefined;
  const view: TableView<Row> = {
    rows: found.shown,
    sort: state.sort,
    canSort: true,
    sortBy: (field) => go(withSort(params, prefix, field)),
    open: (key) => go(withOpen(params, prefix, key)),
    openerId: (row) => `${prefix || 'list'}-row-${rowKey(row)}`,
    isRefreshing: false,
  };
  const actionsOf = (row: Row) =>
    definition.actions && <RowActions actions={definition.actions} row={row} confirm={confirm} />;

  return (
    <div className={styles.list} role="group" aria-label={definition.caption} tabIndex={-1} data-list="">
      {(filters.length > 0 || definition.csvName) && (
        <div className={lists.above}>
          {filters.length > 0 && (
            <ListFilters
              filters={filters}
              values={state.filters}
              onChange={(changes) => go(withFilters(params, prefix, changes))}
            />
          )}
          {definition.csvName && (
            <CsvButton name={definition.csvName} columns={definition.columns} rows={found.selected} />
          )}
        </div>
      )}
      {canSelect && <BulkBar definition={definition} selection={selection} confirm={confirm} />}
      {found.selected.length === 0 ? (
        <p className={styles.nothing}>{rows.length > 0 ? t('kit.noMatch') : definition.empty}</p>
      ) : (
        <ListTable
          definition={definition}
          view={view}
          actionsOf={actionsOf}
          selection={canSelect ? selection : undefined}
          totals={definition.totals?.(found.selected)}
        />
      )}
      <Below
        of={definition.caption}
        found={found}
        total={rows.length}
        onPage={(page) => setParams(withPage(params, prefix, page))}
      />
      {definition.detail && opened && (
        <Drawer
          title={definition.detail.title(opened)}
          returnTo={view.openerId(opened)}
          onClose={() => view.open(null)}
        >
          {definition.detail.body(opened)}
          <div className={styles.drawerActions}>{actionsOf(opened)}</div>
        </Drawer>
      )}
      {confirmation}
    </div>
  );
}

interface BelowProps<Row> {
  of: string;
  found: RowsFound<Row>;
  total: number;
  onPage: (page: number) => void;
}

function Below<Row>(props: BelowProps<Row>) {
  const { selected, shown, page, pages, firstShown } = props.found;
  if (pages === 1 && selected.length === props.total) return null;
  const count = selected.length;
  return (
    <div className={lists.below}>
      <p role="status">
        {t('rows.shown', { first: firstShown, last: firstShown + shown.length - 1, count, total: props.total })}
      </p>
      {pages > 1 && (
        <nav aria-label={t('kit.pages', { list: props.of })}>
          <Button size="sm" disabled={page === 1} onClick={() => props.onPage(page - 1)}>
            {t('kit.previous')}
          </Button>
          <Button size="sm" disabled={page === pages} onClick={() => props.onPage(page + 1)}>
            {t('kit.next')}
          </Button>
        </nav>
      )}
    </div>
  );
}

function filtersOf<Row>(definition: RowsDefinition<Row>): Array<Filter<string>> {
  const search: Filter<string> = {
    name: SEARCH,
    label: definition.searchLabel ?? t('rows.search'),
    kind: 'search',
  };
  return [
    ...(definition.search ? [search] : []),
    ...(definition.filters ?? []).map(({ name, label, options }) => ({ name, label, options })),
  ];
}
