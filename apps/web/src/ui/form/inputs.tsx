import { classNames } from '../class-names.ts';
import controls from '../field.module.css';
import { Field, PasswordField, TextArea, type TextAreaProps, TextField, type TextFieldProps } from '../field.tsx';
import styles from './form.module.css';
import type { Bound } from './use-form.ts';

type Own = 'value' | 'onChange' | 'name' | 'error' | 'required' | 'type';

export type TextInputProps = Omit<TextFieldProps, Own> & Bound<string> & { type?: 'text' | 'email' | 'url' | 'search' };

/** One line of text. Lists are the kit's `Select` (ui/select.tsx), which takes a bound field as it is. */
export function TextInput({ onValue, ...props }: TextInputProps) {
  return <TextField {...props} onChange={(change) => onValue(change.currentTarget.value)} />;
}

/** An address of the web. */
export function UrlInput(props: Omit<TextInputProps, 'type'>) {
  return <TextInput type="url" inputMode="url" placeholder="https://" maxLength={2000} {...props} />;
}

export function PasswordInput({ onValue, ...props }: Omit<TextFieldProps, Own> & Bound<string>) {
  return <PasswordField {...props} onChange={(change) => onValue(change.currentTarget.value)} />;
}

export function AreaInput({ onValue, ...props }: Omit<TextAreaProps, Own> & Bound<string>) {
  return <TextArea {...props} onChange={(change) => onValue(change.currentTarget.value)} />;
}

/** A day, or a day and a time, of no zone: `2026-12-05`, `2026-12-05T19:30`. */
export function DateInput({
  onValue,
  type = 'date',
  ...props
}: Omit<TextFieldProps, Own> & Bound<string> & { type?: 'date' | 'datetime-local' }) {
  // Half a date gives no value, so React sees no change: only `input` tells of it.
  return (
    <TextField {...props} type={type} onInput={(change) => onValue(change.currentTarget.value)} onChange={nothing} />
  );
}

export interface NumberInputProps
  extends Omit<TextFieldProps, Own | 'min' | 'max' | 'step' | 'size'>,
    Bound<number | null> {
  min?: number;
  max?: number;
  /** 1 where nothing is said: whole numbers. */
  step?: number | 'any';
  /** Stands in the field behind the number: "mi", "$". */
  unit?: string;
  size?: 'sm' | 'md';
}

/** A number; nothing given is null. What is typed and is no number is said at the next try (native-faults.ts). */
export function NumberInput({ onValue, value, unit, size = 'md', ...props }: NumberInputProps) {
  const { label, hideLabel, hint, error, className, id, ...input } = props;
  const words = { label, error, ...(hideLabel ? { hideLabel } : {}), ...(hint ? { hint } : {}) };
  return (
    <Field {...words} className={className} id={id}>
      {(wiring) => (
        <div className={styles.number}>
          <input
            className={classNames(controls.control, controls[size])}
            {...input}
            {...wiring}
            type="number"
            value={value ?? ''}
            onInput={({ currentTarget: { value: text } }) => onValue(text === '' ? null : Number(text))}
            onChange={nothing}
          />
          {unit && <span className={styles.unit}>{unit}</span>}
        </div>
      )}
    </Field>
  );
}

/** React wants a handler beside a value; `input` has said it already. */
function nothing(): void {}
