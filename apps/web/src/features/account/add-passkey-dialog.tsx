import type { OwnAccount } from '@marquee/contract';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { factorText } from '../../messages/factors.ts';
import { Form, SubmitButton } from '../../ui/form/form.tsx';
import { TextInput } from '../../ui/form/inputs.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { toast } from '../../ui/toast-store.ts';
import { addedAfterAll } from './added-after-all.ts';
import styles from './auth-dialog.module.css';
import { CurrentPassword } from './current-password.tsx';
import { FactorDialog } from './factor-dialog.tsx';
import { isCancelled, isKnownDevice, makePasskey } from './passkey-use.ts';
import { sentenceOf } from './sentence-of.ts';
import { canConfirm, SignInAgain } from './sign-in-again.tsx';
import { useReload } from './use-reload.ts';

interface Props {
  account: OwnAccount;
  onClose: () => void;
  /** It was added, and the answer with its recovery codes was lost. */
  onUnseen: () => void;
}

/** Makes a passkey with the browser and adds it. */
export function AddPasskeyDialog({ account, onClose, onUnseen }: Props) {
  const { hasPassword } = account;
  const [codes, setCodes] = useState<string[] | null>(null);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const reload = useReload();
  const done = () => {
    toast({ title: factorText('factors.passkeyAdded'), tone: 'success' });
    onClose();
  };
  const form = useForm({
    endpoint: 'addPasskey',
    initial: { name: '' },
    // The browser makes the passkey before it can be sent.
    toBody: ({ name }) => ({ name }) as never,
    sentenceOf: tell,
    send: async ({ body: { name } }) => {
      setWrong(undefined);
      const passkey = await makePasskey(hasPassword ? password : undefined).catch((error: unknown) => {
        if (fieldOf(error) !== 'currentPassword') throw error;
        setWrong(sentenceOf(error));
        throw error;
      });
      try {
        const { recoveryCodes } = await call('addPasskey', { body: { name, passkey } });
        if (recoveryCodes) setCodes(recoveryCodes);
        else done();
      } catch (error) {
        const outcome = await addedAfterAll(error, account);
        if (outcome === 'no') throw error;
        if (outcome === 'added') done();
        else onUnseen();
      }
      void reload();
    },
  });
  return (
    <FactorDialog title={factorText('factors.addPasskey')} codes={codes} onClose={codes ? done : onClose}>
      {canConfirm(account) ? (
        <Form of={form} className={styles.form} browserAsks>
          <TextInput
            label={factorText('factors.passkeyName')}
            hint={factorText('factors.passkeyNameHint')}
            maxLength={80}
            {...form.field('name')}
            required
          />
          {hasPassword && (
            <CurrentPassword name="currentPassword" value={password} error={wrong} onValue={setPassword} />
          )}
          <SubmitButton of={form} wide>
            {factorText('factors.addPasskey')}
          </SubmitButton>
        </Form>
      ) : (
        <SignInAgain account={account} />
      )}
    </FactorDialog>
  );
}

function fieldOf(error: unknown): string | undefined {
  return (error as { problem?: { field?: string } | null }).problem?.field;
}

/** Empty where the field says it. */
function tell(error: unknown): string | undefined {
  if (fieldOf(error) === 'currentPassword') return undefined;
  if (isKnownDevice(error)) return factorText('factors.passkeyKnown');
  return isCancelled(error) ? factorText('factors.passkeyFailed') : sentenceOf(error);
}
