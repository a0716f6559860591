import type { EndpointId } from '@marquee/contract';
import { Button } from '../../ui/button.tsx';
import type { ConfirmProps } from '../../ui/confirm.tsx';
import { t } from '../messages.ts';
import type { RowAction, RowActionOf, TableDefinition } from './define-list.ts';
import styles from './lists.module.css';
import { useBulk } from './use-bulk.ts';
import type { Selection } from './use-selection.ts';

interface BulkBarProps<Row> {
  definition: TableDefinition<Row>;
  selection: Selection<Row>;
  confirm: (question: ConfirmProps) => Promise<boolean>;
}

/** The bulk actions for the selected rows; hidden if none are selected. */
export function BulkBar<Row>({ definition, selection, confirm }: BulkBarProps<Row>) {
  const bulk = useBulk(definition.rowKey);
  const { selected } = selection;
  if (selected.length === 0 && !bulk.progress) return null;

  async function press(action: RowAction<Row>): Promise<void> {
    const chosen = action as unknown as RowActionOf<EndpointId, Row>;
    const rows = selected.filter((row) => chosen.isFor?.(row) ?? true);
    const question = chosen.bulk?.confirm?.(rows.length);
    if (question && !(await confirm(question))) return;
    selection.keep(await bulk.run(chosen, rows));
  }

  return (
    <div className={styles.bulk} role="group" aria-label={t('bulk.label')}>
      <p role="status">
        {bulk.progress
          ? t('bulk.progress', bulk.progress)
          : t('bulk.selected', { count: selected.length, total: selection.shown })}
      </p>
      <div>
        {definition.actions
          ?.filter(({ bulk: many }) => many !== undefined)
          .map((action) => {
            const chosen = action as unknown as RowActionOf<EndpointId, Row>;
            const count = selected.filter((row) => chosen.isFor?.(row) ?? true).length;
            return (
              <Button
                key={action.label}
                size="sm"
                variant={action.danger ? 'danger' : 'secondary'}
                disabled={count === 0 || bulk.progress !== null}
                pending={bulk.progress?.label === action.label}
                onClick={() => void press(action)}
              >
                {t('bulk.action', { label: action.label, count })}
              </Button>
            );
          })}
        <Button size="sm" variant="quiet" disabled={bulk.progress !== null} onClick={() => selection.keep([])}>
          {t('bulk.none')}
        </Button>
      </div>
    </div>
  );
}
