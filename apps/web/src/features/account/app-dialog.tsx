import type { OwnAccount } from '@marquee/contract';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { factorText } from '../../messages/factors.ts';
import { SubmitButton } from '../../ui/form/form.tsx';
import { TextInput } from '../../ui/form/inputs.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { toast } from '../../ui/toast-store.ts';
import { addedAfterAll } from './added-after-all.ts';
import { FactorDialog } from './factor-dialog.tsx';
import { OwnerForm } from './owner-form.tsx';
import { ScanForm, type Setup } from './scan-form.tsx';
import { sentenceOf } from './sentence-of.ts';
import { useReload } from './use-reload.ts';

interface Props {
  account: OwnAccount;
  onClose: () => void;
  /** It was added, and the answer with its recovery codes was lost. */
  onUnseen: () => void;
}

/** Sets up an authenticator app, or replaces it: confirm, scan, keep the recovery codes. */
export function AppDialog({ account, onClose, onUnseen }: Props) {
  // The page behind the dialog changes when the app is added.
  const [before] = useState(account);
  const isNew = before.factors.appSince === null;
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const reload = useReload();
  const done = () => {
    toast({ title: factorText('factors.appAdded'), tone: 'success' });
    onClose();
  };
  const add = async (sent: Promise<{ recoveryCodes: string[] | null }>) => {
    try {
      const { recoveryCodes } = await sent;
      if (recoveryCodes) setCodes(recoveryCodes);
      else done();
    } catch (error) {
      const outcome = await addedAfterAll(error, before);
      if (outcome === 'no') throw error;
      if (outcome === 'added') done();
      else onUnseen();
    }
    void reload();
  };
  return (
    <FactorDialog
      title={factorText(isNew ? 'factors.setUpApp' : 'factors.replaceApp')}
      text={factorText(setup ? 'factors.scan' : 'factors.confirmText')}
      codes={codes}
      onClose={codes ? done : onClose}
    >
      {setup ? (
        <ScanForm setup={setup} onSent={add} />
      ) : (
        <BeginForm account={account} isNew={isNew} onSetup={setSetup} />
      )}
    </FactorDialog>
  );
}

function BeginForm({
  account,
  isNew,
  onSetup,
}: {
  account: OwnAccount;
  isNew: boolean;
  onSetup: (setup: Setup) => void;
}) {
  const { hasPassword } = account;
  const form = useForm({
    endpoint: 'beginApp',
    initial: { currentPassword: '', code: '' },
    toBody: ({ currentPassword, code }) => ({ ...(hasPassword && { currentPassword }), ...(!isNew && { code }) }),
    sentenceOf,
    send: async ({ body }) => onSetup(await call('beginApp', { body })),
  });
  return (
    <OwnerForm account={account} form={form}>
      {!isNew && (
        <TextInput
          label={factorText('factors.codeOrRecovery')}
          autoComplete="one-time-code"
          {...form.field('code')}
          required
        />
      )}
      <SubmitButton of={form} wide>
        {factorText('factors.continue')}
      </SubmitButton>
    </OwnerForm>
  );
}
