import { Switch } from '../../ui/toggle.tsx';
import { t } from '../messages.ts';
import styles from './dialogs.module.css';
import { Ago } from './parts.tsx';

interface SwitchRow<Id extends string> {
  id: Id;
  label: string;
  explanation: string;
  isOn: boolean;
  /** ISO instant; null if it was never changed. */
  changedAt: string | null;
  changedBy: string | null;
}

interface SwitchRowsProps<Id extends string> {
  rows: ReadonlyArray<SwitchRow<Id>>;
  /** The one being changed; the others are disabled meanwhile. */
  pending: Id | undefined;
  isLocked?: boolean;
  onSwitch: (id: Id, isOn: boolean) => void;
}

/** Switches with description and last change. A change appears only after the server confirms it. */
export function SwitchRows<Id extends string>({ rows, pending, isLocked = false, onSwitch }: SwitchRowsProps<Id>) {
  return (
    <ul className={styles.switches}>
      {rows.map(({ id, label, explanation, isOn, changedAt, changedBy }) => (
        <li key={id} aria-busy={pending === id || undefined}>
          <Switch
            label={label}
            hint={explanation}
            checked={isOn}
            disabled={isLocked || pending !== undefined}
            onChecked={(next) => onSwitch(id, next)}
          />
          <p>
            {changedAt === null ? (
              t('switch.never')
            ) : (
              <>
                {t('switch.last')} <Ago at={changedAt} />
                {changedBy && ` ${t('switch.by', { name: changedBy })}`}
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
