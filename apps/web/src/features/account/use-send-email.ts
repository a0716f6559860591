import { useMutation } from '@tanstack/react-query';
import { accountText } from '../../messages/account.ts';
import { toast } from '../../ui/toast-store.ts';
import { sentenceOf } from './sentence-of.ts';

/** Asks for an email to a person's own address, and says whether it is on its way. */
export function useSendEmail(email: string, ask: () => Promise<unknown>) {
  return useMutation({
    mutationFn: ask,
    onSuccess: () =>
      toast({
        title: accountText('account.letterSent'),
        description: accountText('account.letterSentText', { email }),
        tone: 'success',
      }),
    onError: (error) =>
      toast({ title: accountText('account.notDone'), description: sentenceOf(error), tone: 'danger' }),
  });
}
