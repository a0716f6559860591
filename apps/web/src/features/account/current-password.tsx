import type { ComponentProps } from 'react';
import { accountText } from '../../messages/account.ts';
import { PasswordInput } from '../../ui/form/inputs.tsx';

type Field = Omit<ComponentProps<typeof PasswordInput>, 'label' | 'autoComplete' | 'required'>;

/** What confirms that a change is the owner's: `<CurrentPassword {...form.field('currentPassword')} />`. */
export function CurrentPassword(field: Field) {
  return (
    <PasswordInput label={accountText('account.currentPassword')} autoComplete="current-password" {...field} required />
  );
}
