import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Field } from './field.tsx';
import { ChevronDownIcon } from './icons.tsx';

interface Option<V extends string = string> {
  value: V;
  label: string;
  disabled?: boolean;
  /** The heading under which it stands; those without one come first. */
  group?: string;
}

export interface SelectProps<V extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'size'> {
  label: string;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  size?: 'sm' | 'md';
  value: V;
  options: ReadonlyArray<Option<V>>;
  onValue: (value: V) => void;
}

/** A native select, which works well on phones and with keyboards and screen readers. */
export function Select<V extends string>({ value, options, onValue, size = 'md', ...props }: SelectProps<V>) {
  const { label, hideLabel, hint, error, className, id, ...select } = props;
  return (
    <Field {...{ label, hideLabel, hint, error, className, id }}>
      {(wiring) => (
        <div className={styles.selectBox}>
          <select
            className={classNames(styles.control, styles.select, styles[size])}
            value={value}
            onChange={(change) => onValue(change.currentTarget.value as V)}
            {...select}
            {...wiring}
          >
            {[...Map.groupBy(options, ({ group }) => group)].map(([group, members]) =>
              group === undefined ? (
                <Options key="" options={members} />
              ) : (
                <optgroup key={group} label={group}>
                  <Options options={members} />
                </optgroup>
              ),
            )}
          </select>
          <ChevronDownIcon />
        </div>
      )}
    </Field>
  );
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ));
}
