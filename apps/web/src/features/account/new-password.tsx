import { PASSWORD_MIN } from '../../api/constants.generated.ts';
import { accountText } from '../../messages/account.ts';
import { PasswordInput } from '../../ui/form/inputs.tsx';
import type { Bound } from '../../ui/form/use-form.ts';
import styles from './new-password.module.css';
import type { Strength } from './strength.ts';

/** Weaker ones are refused here. The server refuses short and common ones itself. */
const WEAKEST: Strength = 2;
const STEPS = [1, 2, 3, 4] as const;

/** Why a password cannot be chosen, for a form's `check`. */
export function passwordFaults(password: string, strength: Strength | null): { password?: string } {
  if ([...password].length < PASSWORD_MIN)
    return { password: accountText('account.passwordHint', { n: PASSWORD_MIN }) };
  return strength !== null && strength < WEAKEST ? { password: accountText('account.tooEasy') } : {};
}

/** A field for a new password, with how strong it is. */
export function NewPassword({
  label,
  strength,
  field,
}: {
  label: string;
  strength: Strength | null;
  field: Bound<string>;
}) {
  return (
    <div className={styles.field}>
      <PasswordInput
        label={label}
        autoComplete="new-password"
        hint={field.error ? undefined : accountText('account.passwordHint', { n: PASSWORD_MIN })}
        {...field}
        required
      />
      <div className={styles.meter} data-strength={strength ?? 'unknown'} aria-live="polite">
        <span className={styles.bar} aria-hidden="true">
          {STEPS.map((step) => (
            <span key={step} data-on={strength !== null && strength >= step} />
          ))}
        </span>
        {strength !== null && (
          <span className={styles.words}>
            {accountText('account.strength')}: {accountText(`account.strength.${strength}`)}
          </span>
        )}
      </div>
    </div>
  );
}
