import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryFor } from '../../api/query-for.ts';
import { accountText } from '../../messages/account.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './account-page.module.css';
import { sentenceOf } from './sentence-of.ts';

/** An account without a password gets its first one by a letter, as after a forgotten one. */
export function FirstPassword({ email }: { email: string }) {
  const hasMail = useQuery(queryFor('mailStatus', {})).data?.isSetUp;
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('askPasswordReset', { body: { email } }),
    onSuccess: () =>
      toast({
        title: accountText('account.letterSent'),
        description: accountText('account.letterSentText', { email }),
        tone: 'success',
      }),
    onError: (error) =>
      toast({ title: accountText('account.notDone'), description: sentenceOf(error), tone: 'danger' }),
  });
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
