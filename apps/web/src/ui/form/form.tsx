import type { ReactNode } from 'react';
import { formText } from '../../messages/form.ts';
import { Button, type ButtonProps } from '../button.tsx';
import styles from './form.module.css';
import { LeaveQuestion } from './leave-question.tsx';
import type { FormOf } from './use-form.ts';

/** The parts of a form that its frame needs. */
type Framed = Pick<FormOf<never, never>, 'isDirty' | 'isGuarded' | 'isPending' | 'failure' | 'ref'> & {
  submit: () => Promise<void>;
};

export interface FormProps {
  of: Framed;
  className?: string | undefined;
  /** The form's accessible name, if no heading names it. */
  label?: string;
  /** The browser checks required fields first (spec: AUTH-11). */
  browserAsks?: boolean;
  children: ReactNode;
}

/** The form element: errors appear above its fields, Enter submits it, and leaving with unsaved changes asks first. */
export function Form({ of, className, label, browserAsks = false, children }: FormProps) {
  const { ref, failure, submit, isGuarded, isDirty, isPending } = of;
  return (
    <form
      ref={ref}
      className={className}
      aria-label={label}
      noValidate={!browserAsks}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {failure && <p className={styles.failure}>{failure}</p>}
      {children}
      <LeaveQuestion
        isUnsaved={isGuarded && isDirty && !isPending}
        title={formText('form.unsaved')}
        text={formText('form.unsavedText')}
      />
    </form>
  );
}

/** The submit button; busy while submitting. */
export function SubmitButton({
  of: form,
  ...props
}: { of: Pick<Framed, 'isPending'> } & Omit<ButtonProps, 'type' | 'pending'>) {
  return <Button variant="primary" {...props} type="submit" pending={form.isPending} />;
}
