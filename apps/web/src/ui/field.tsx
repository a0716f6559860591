import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { t } from '../messages/site.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { EyeIcon, EyeOffIcon } from './icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface FieldText {
  label: string;
  /** The label is only for screen readers. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** The error of the value, if any. */
  error?: string | undefined;
}

type Size = { size?: 'sm' | 'md' };

/** Attributes that connect a control to its label, hint and error. */
interface Wiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldText {
  id?: string | undefined;
  className?: string | undefined;
  children: (wiring: Wiring) => ReactNode;
}

/** Label, control, hint and error. The fields below use it; use it for custom controls. */
export function Field({ label, hideLabel = false, hint, error, id, className, children }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const described = [hint ? `${controlId}-hint` : null, error ? `${controlId}-error` : null].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={controlId} className={styles.label}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${controlId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${controlId}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size'> & FieldText & Size;

/** One line of text, a number or a date, depending on `type`. */
export function TextField({ label, hideLabel, hint, error, size = 'md', className, id, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, className, id }}>
      {(wiring) => <input className={classNames(styles.control, styles[size])} {...input} {...wiring} />}
    </Field>
  );
}

export type TextAreaProps = ComponentProps<'textarea'> & FieldText;

export function TextArea({ label, hideLabel, hint, error, className, id, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, className, id }}>
      {(wiring) => <textarea className={classNames(styles.control, styles.area)} {...area} {...wiring} />}
    </Field>
  );
}

/** A password, with a button that shows it. */
export function PasswordField({ label, hideLabel, hint, error, size = 'md', className, id, ...input }: TextFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ label, hideLabel, hint, error, className, id }}>
      {(wiring) => (
        <div className={styles.withButton}>
          <input
            className={classNames(styles.control, styles[size])}
            {...input}
            {...wiring}
            type={isShown ? 'text' : 'password'}
          />
          <IconButton
            label={t(isShown ? 'ui.hidePassword' : 'ui.showPassword')}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
