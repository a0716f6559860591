import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../api/call.ts';
import { call } from '../api/call.ts';
import { CallError, DeadlineError } from '../api/call-error.ts';
import { t } from '../messages/site.ts';
import { toast } from '../ui/toast-store.ts';
import { depart } from './last-person.ts';
import { setUser, type User } from './session.ts';
import { tellTabs } from './tabs.ts';

/** The server's message, or the fallback (spec: ERR-003 to ERR-005). */
function sentenceOf(error: Error, otherwise: string): string {
  if (error instanceof DeadlineError) return t('session.noAnswer', { seconds: error.seconds });
  return error instanceof CallError && error.detail ? error.detail : otherwise;
}

/** Sets the user in every tab. */
export function enterAs(queries: QueryClient, user: User): void {
  setUser(queries, user);
  tellTabs('signed-in');
}

/** After any kind of sign-in. */
export function useEntrance<V>(
  enter: (input: V) => Promise<User>,
  words: { done: (user: User) => void; failed: (error: Error) => void },
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: enter,
    onSuccess: (user) => {
      enterAs(queries, user);
      words.done(user);
    },
    onError: words.failed,
  });
}

export const signInWords = {
  done: () => toast({ title: t('session.welcome'), description: t('session.welcomeText'), tone: 'success' }),
  failed: (error: Error) =>
    toast({
      title: t('session.signInFailed'),
      description: sentenceOf(error, t('session.signInFailedText')),
      tone: 'danger',
    }),
} as const;

export function useRegister() {
  return useEntrance((body: CallInput<'register'>['body']) => call('register', { body }), {
    done: (user) =>
      toast({
        title: t('session.created'),
        description: t('session.createdText', { name: user.firstName }),
        tone: 'success',
      }),
    failed: (error) =>
      toast({
        title: t('session.registerFailed'),
        description: sentenceOf(error, t('session.registerFailedText')),
        tone: 'danger',
      }),
  });
}

/**
 * After the session has ended: in every tab, and with what this device has saved, which the next visitor must not see. Other tabs are told
 * after that, because they read again what is saved. Resolves when it is done.
 */
export async function leaveAccount(queries: QueryClient): Promise<void> {
  const isForgotten = depart();
  setUser(queries, null);
  await isForgotten;
  tellTabs('signed-out');
}

/** `leave` takes the visitor from a page that needs a session, before what this device saved is removed. */
export function useSignOut(leave?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('signOut', {}),
    onSuccess: async () => {
      const isForgotten = leaveAccount(queries);
      leave?.();
      await isForgotten;
      toast({ title: t('session.signedOut'), description: t('session.signedOutText') });
    },
    onError: (error) =>
      toast({
        title: t('session.signOutFailed'),
        description: sentenceOf(error, t('session.signOutFailedText')),
        tone: 'danger',
      }),
  });
}
