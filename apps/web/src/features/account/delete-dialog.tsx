import type { OwnAccount } from '@marquee/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { accountText } from '../../messages/account.ts';
import { leaveAccount } from '../../session/actions.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SubmitButton } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { toast } from '../../ui/toast-store.ts';
import { OwnerForm } from './owner-form.tsx';
import { sentenceOf } from './sentence-of.ts';

/** Deletes the account after its owner typed the password again, or has just signed in where there is none. */
export function DeleteDialog({ account, onClose }: { account: OwnAccount; onClose: () => void }) {
  const { isAdmin, hasPassword } = account;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({
    endpoint: 'deleteAccount',
    initial: { currentPassword: '' },
    toBody: ({ currentPassword }) => (hasPassword ? { currentPassword } : {}),
    sentenceOf,
    send: async ({ body }) => {
      await call('deleteAccount', { body });
      toast({ title: accountText('account.deleted') });
      void leaveAccount(queries);
      void navigate('/', { replace: true });
    },
  });
  return (
    <Dialog
      open
      width="narrow"
      onOpenChange={(open) => !open && onClose()}
      title={accountText('account.deleteTitle')}
      description={accountText('account.deleteText')}
    >
      <OwnerForm account={account} form={form}>
        {isAdmin && <p>{accountText('account.deleteKept')}</p>}
        <SubmitButton of={form} wide variant="danger" pendingLabel={accountText('account.deleting')}>
          {accountText('account.delete')}
        </SubmitButton>
      </OwnerForm>
    </Dialog>
  );
}
