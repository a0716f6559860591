import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../api/call.ts';
import { call } from '../../api/call.ts';
import { enterAs, signInWords } from '../../session/actions.ts';

/** Signs in with the password, up to the second step if the account has one. */
export function useSignIn(onWaiting: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'signIn'>['body']) => call('signIn', { body }),
    onSuccess: (answer) => {
      if ('needs' in answer) return onWaiting();
      enterAs(queries, answer);
      signInWords.done();
    },
    onError: signInWords.failed,
  });
}
