import { classNames } from '../class-names.ts';
import controls from '../field.module.css';
import { Field, PasswordField, TextArea, type TextAreaProps, TextField, type TextFieldProps } from '../field.tsx';
import styles from './form.module.css';
import type { Bound } from './use-form.ts';

type Own = 'value' | 'onChange' | 'name' | 'error' | 'required' | 'type';

export type TextInputProps = Omit<TextFieldProps, Own> & Bound<string> & { type?: 'text' | 'email' | 'url' | 'search' };

/** One line of text. For choices use `Select` (ui/select.tsx), which accepts a bound field. */
export function TextInput({ onValue, ...props }: TextInputProps) {
  return <TextField {...props} onChange={(change) => onValue(change.currentTarget.value)} />;
}

/** A URL. */
export function UrlInput(props: Omit<TextInputProps, 'type'>) {
  return <TextInput type="url" inputMode="url" placeholder="https://" maxLength={2000} {...props} />;
}

export function PasswordInput({ onValue, ...props }: Omit<TextFieldProps, Own> & Bound<string>) {
  return <PasswordField {...props} onChange={(change) => onValue(change.currentTarget.value)} />;
}

export function AreaInput({ onValue, ...props }: Omit<TextAreaProps, Own> & Bound<string>) {
  return <TextArea {...props} onChange={(change) => onValue(change.currentTarget.value)} />;
}

/** A day, a time, or both, without a zone: `2026-12-05`, `19:30`, `2026-12-05T19:30`. */
export function DateInput({
  onValue,
  type = 'date',
  ...props
}: Omit<TextFieldProps, Own> & Bound<string> & { type?: 'date' | 'time' | 'datetime-local' }) {
  // An incomplete date has no value, so React sees no change; only the `input` event fires.
  return (
    <TextField {...props} type={type} onInput={(change) => onValue(change.currentTarget.value)} onChange={nothing} />
  );
}

export interface NumberInputProps
  extends Omit<TextFieldProps, Own | 'min' | 'max' | 'step' | 'size'>,
    Bound<number | null> {
  min?: number;
  max?: number;
  /** Default 1: whole numbers. */
  step?: number | 'any';
  /** The unit inside the field: "mi", "$". */
  unit?: string;
  size?: 'sm' | 'md';
}

/** A number; empty is null. An invalid number is reported at the next submit (native-faults.ts). */
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

/** React requires a change handler with a value; the `input` event already handles it. */
function nothing(): void {}
