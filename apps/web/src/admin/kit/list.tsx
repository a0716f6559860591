import { useConfirm } from '../../ui/confirm.tsx';
import { t } from '../messages.ts';
import type { ListId, RowOf } from './calls.ts';
import type { ListDefinition } from './define-list.ts';
import { Drawer } from './drawer.tsx';
import styles from './kit.module.css';
import { ListFilters } from './list-filters.tsx';
import { ListPager } from './list-pager.tsx';
import { ListTable } from './list-table.tsx';
import { Live } from './live.tsx';
import { RowActions } from './row-actions.tsx';
import { useList } from './use-list.ts';

/** Draws a list: filters, rows, pages, actions, and the drawer of the row that is open. */
export function List<I extends ListId>({ of: definition }: { of: ListDefinition<I> }) {
  const list = useList(definition);
  const { confirm, confirmation } = useConfirm();
  const isNarrowed = Object.keys(list.state.filters).length > 0;
  const actionsOf = (row: RowOf<I>) =>
    definition.actions && <RowActions actions={definition.actions} row={row} confirm={confirm} />;

  return (
    <div className={styles.list} role="group" aria-label={definition.caption} tabIndex={-1} data-list="">
      {definition.filters && (
        <ListFilters filters={definition.filters} values={list.state.filters} onChange={list.filter} />
      )}
      <Live of={list.query} lines={6} {...(definition.failure ? { failure: definition.failure } : {})}>
        {() =>
          list.rows.length === 0 ? (
            <p className={styles.nothing}>{isNarrowed ? t('kit.noMatch') : definition.empty}</p>
          ) : (
            <ListTable definition={definition} list={list} actionsOf={actionsOf} />
          )
        }
      </Live>
      <ListPager list={list} />
      {list.state.open && list.query.isSuccess && !list.opened && <p className={styles.quiet}>{t('kit.notHere')}</p>}
      {definition.detail && list.opened && (
        <Drawer
          title={definition.detail.title(list.opened)}
          returnTo={list.openerId(list.opened)}
          onClose={() => list.open(null)}
        >
          {definition.detail.body(list.opened)}
          <div className={styles.drawerActions}>{actionsOf(list.opened)}</div>
        </Drawer>
      )}
      {confirmation}
    </div>
  );
}
