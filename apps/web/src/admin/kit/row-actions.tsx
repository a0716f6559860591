import type { EndpointId } from '@marquee/contract';
import { Button } from '../../ui/button.tsx';
import type { ConfirmProps } from '../../ui/confirm.tsx';
import type { RowAction, RowActionOf } from './define-list.ts';
import styles from './kit.module.css';
import { useAction } from './use-action.ts';
import { useKeptFocus } from './use-kept-focus.ts';

type Confirm = (question: ConfirmProps) => Promise<boolean>;

/** The buttons of a row. */
export function RowActions<Row>(props: { actions: ReadonlyArray<RowAction<Row>>; row: Row; confirm: Confirm }) {
  return (
    <div className={styles.buttons}>
      {props.actions
        .filter((action) => action.isFor?.(props.row) ?? true)
        .map((action) => (
          // One of many endpoints: inside the button it does not matter which.
          <RowButton
            key={action.label}
            action={action as unknown as RowActionOf<EndpointId, Row>}
            row={props.row}
            confirm={props.confirm}
          />
        ))}
    </div>
  );
}

interface RowButtonProps<I extends EndpointId, Row> {
  action: RowActionOf<I, Row>;
  row: Row;
  confirm: Confirm;
}

function RowButton<I extends EndpointId, Row>({ action, row, confirm }: RowButtonProps<I, Row>) {
  const doing = useAction(action);
  const { ref, keep } = useKeptFocus(doing.isPending);
  async function press(): Promise<void> {
    if (action.confirm && !(await confirm(action.confirm(row)))) return;
    keep();
    await doing.run(action.input(row));
  }
  return (
    <Button
      ref={ref}
      size="sm"
      variant={action.danger ? 'danger' : 'secondary'}
      pending={doing.isPending}
      onClick={() => void press()}
    >
      {action.label}
    </Button>
  );
}
