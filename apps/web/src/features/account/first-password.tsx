import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryFor } from '../../api/query-for.ts';
import { accountText } from '../../messages/account.ts';
import { Button } from '../../ui/button.tsx';
import styles from './account-page.module.css';
import { useSendEmail } from './use-send-email.ts';

/** An account without a password gets its first one by a letter, as after a forgotten one. */
export function FirstPassword({ email }: { email: string }) {
  const hasMail = useQuery(queryFor('mailStatus', {})).data?.isSetUp;
  const { mutate, isPending } = useSendEmail(email, () => call('askPasswordReset', { body: { email } }));
  return (
    <>
      <p>{accountText('account.noPassword')}</p>
      {hasMail && (
        <Button pending={isPending} onClick={() => mutate()}>
          {accountText('account.choosePassword')}
        </Button>
      )}
      {hasMail === false && <p className={styles.quiet}>{accountText('account.noMail')}</p>}
    </>
  );
}
