import { useEffect, useRef } from 'react';
import { useConfirm } from '../../ui/confirm.tsx';
import { t } from '../messages.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { ListId, RowOf } from './calls.ts';
import { CsvLink } from './csv-button.tsx';
import type { ListDefinition } from './define-list.ts';
import { Drawer } from './drawer.tsx';
import styles from './kit.module.css';
import { ListFilters } from './list-filters.tsx';
import { ListPager } from './list-pager.tsx';
import { ListTable } from './list-table.tsx';
import lists from './lists.module.css';
import { Live } from './live.tsx';
import { RowActions } from './row-actions.tsx';
import { useList } from './use-list.ts';
import { useSelection } from './use-selection.ts';

/** Draws a list: filters, rows, pages, actions, and the drawer of the open row. */
export function List<I extends ListId>({ of: definition }: { of: ListDefinition<I> }) {
  const list = useList(definition);
  const { confirm, confirmation } = useConfirm();
  const canSelect = definition.actions?.some(({ bulk }) => bulk !== undefined) ?? false;
  const selection = useSelection(list.view.rows, definition.rowKey);
  const isMissing = Boolean(list.state.open && list.query.isSuccess && !list.opened);
  const isNarrowed = Object.keys(list.state.filters).length > 0;
  useClosedWhenGone(list.state.open, list.opened !== undefined, list.query.isSuccess, () => list.view.open(null));
  const actionsOf = (row: RowOf<I>) =>
    definition.actions && <RowActions actions={definition.actions} row={row} confirm={confirm} />;

  return (
    <div className={styles.list} role="group" aria-label={definition.caption} tabIndex={-1} data-list="">
      {(definition.filters || definition.csvDocument) && (
        <div className={lists.above}>
          {definition.filters && (
            <ListFilters filters={definition.filters} values={list.state.filters} onChange={list.filter} />
          )}
          {definition.csvDocument && <CsvLink of={definition.csvDocument} query={list.chosen} />}
        </div>
      )}
      {canSelect && <BulkBar definition={definition} selection={selection} confirm={confirm} />}
      <Live of={list.query} lines={6} {...(definition.failure ? { failure: definition.failure } : {})}>
        {() =>
          list.view.rows.length === 0 ? (
            <p className={styles.nothing}>{isNarrowed ? t('kit.noMatch') : definition.empty}</p>
          ) : (
            <ListTable
              definition={definition}
              view={list.view}
              actionsOf={actionsOf}
              selection={canSelect ? selection : undefined}
            />
          )
        }
      </Live>
      <ListPager list={list} of={definition.caption} />
      {isMissing && <p className={styles.quiet}>{t('kit.notHere')}</p>}
      {definition.detail && list.opened && (
        <Drawer
          title={definition.detail.title(list.opened)}
          returnTo={list.view.openerId(list.opened)}
          onClose={() => list.view.open(null)}
        >
          {definition.detail.body(list.opened)}
          <div className={styles.drawerActions}>{actionsOf(list.opened)}</div>
        </Drawer>
      )}
      {confirmation}
    </div>
  );
}

/** A row that leaves the list while it is open (it was retried, paused, or removed) closes; one that was never here is said to be missing. */
function useClosedWhenGone(key: string | null, isHere: boolean, isRead: boolean, close: () => void): void {
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (isHere) seen.current = key;
    else if (key !== null && seen.current === key && isRead) close();
  });
}
