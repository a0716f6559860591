import type { Follow } from '@marquee/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/call-error.ts';
import { queryFor } from '../../api/query-for.ts';
import { followText } from '../../messages/follows.ts';
import { useSession } from '../../session/session.ts';
import { useSignInPlace } from '../../session/sign-in-place.ts';
import { toast } from '../../ui/toast-store.ts';
import { useHasMail } from './promise.tsx';
import { sameFollow, type Wanted } from './wanted.ts';

/** What somebody wanted to follow before signing in; done after it, on the same page. */
const WAITING = 'marquee.followWaiting';

const keyOf = ({ kind, query }: Wanted) => JSON.stringify([kind, query]);

/** Following one venue or search: whether it is done, and how to do it, undo it, or sign in first. */
export function useFollow(wanted: Wanted) {
  const { state } = useSession();
  const { open, mode } = useSignInPlace();
  const queries = useQueryClient();
  const hasMail = useHasMail();
  const isSignedIn = state === 'authenticated';
  const { data } = useQuery({ ...queryFor('listFollows', {}), enabled: isSignedIn });
  const follow = data && sameFollow(data, wanted);
  const readAgain = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['listFollows'] }),
      queries.invalidateQueries({ queryKey: ['getNotices'] }),
    ]);
  const add = useMutation({
    mutationFn: (body: Wanted) => call('addFollow', { body }),
    onSuccess: async ({ follow: { name }, isWeeklyOn }) => {
      await readAgain();
      toast({
        title: followText('follows.done', { name }),
        ...(hasMail ? { description: followText(isWeeklyOn ? 'follows.byEmail' : 'follows.withoutEmail') } : {}),
        tone: 'success',
      });
    },
    onError: tellFailure,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Follow) => call('removeFollow', { params: { id } }),
    onSuccess: async (_, { name, kind }) => {
      await readAgain();
      const again = { label: followText('follows.undo'), onSelect: () => add.mutate({ ...wanted, kind, name }) };
      toast({ title: followText('follows.removed', { name }), action: again });
    },
    onError: tellFailure,
  });
  const { mutate } = add;
  useEffect(() => {
    if (!isSignedIn) return;
    const waiting = takeWaiting(wanted);
    if (waiting) mutate(waiting);
  });
  // Who closes the dialog wants it no more, and would be surprised by it at a later sign-in.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && mode === null && state === 'anonymous') takeWaiting(wanted);
    wasOpen.current = mode !== null;
  });
  return {
    isSignedIn,
    follow,
    isPending: add.isPending || remove.isPending,
    add: (body: Wanted) => add.mutateAsync(body),
    remove: () => follow && remove.mutate(follow),
    /** Opens the sign-in dialog; it is followed after that. */
    signIn: () => {
      sessionStorage.setItem(WAITING, JSON.stringify(wanted));
      open('login');
    },
  };
}

function takeWaiting(wanted: Wanted): Wanted | null {
  const stored = sessionStorage.getItem(WAITING);
  if (stored === null) return null;
  try {
    const waiting = JSON.parse(stored) as Wanted;
    if (keyOf(waiting) !== keyOf(wanted)) return null;
    sessionStorage.removeItem(WAITING);
    return wanted;
  } catch {
    sessionStorage.removeItem(WAITING);
    return null;
  }
}

function tellFailure(error: Error): void {
  const detail = error instanceof CallError ? error.detail : '';
  toast({ title: detail || followText('follows.failed'), tone: 'danger' });
}
