import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { onSessionLost } from '../api/session-lost.ts';
import { t } from '../messages/site.ts';
import { toast } from '../ui/toast-store.ts';
import { arrive, finishDeparture } from './last-person.ts';
import { readSavedAgain, refreshSession, setUser, useSession } from './session.ts';
import { onTabNews } from './tabs.ts';

/**
 * Updates the session after a 401, and when another tab signs in or out. Mounted once, renders nothing. `onPerson` forgets what this page holds of one
 * person when another one comes, or nobody is left.
 */
export function SessionEvents({ onPerson }: { onPerson: () => void }) {
  const queries = useQueryClient();
  const userId = useSession().user?.id;
  const person = useRef(userId);
  useEffect(() => {
    if (person.current !== userId) onPerson();
    person.current = userId;
  }, [userId, onPerson]);
  useEffect(finishDeparture, []);
  useEffect(() => {
    // However they came in: a sign-in with a provider loads the page anew.
    if (userId !== undefined) arrive(userId);
  }, [userId]);
  useEffect(
    () =>
      onSessionLost(() => {
        setUser(queries, null, false);
        toast({ title: t('session.unauthorized'), description: t('session.unauthorizedText'), tone: 'danger' });
      }),
    [queries],
  );
  useEffect(
    () =>
      onTabNews((news) => {
        if (news === 'signed-in') return void refreshSession(queries);
        setUser(queries, null);
        readSavedAgain(queries);
      }),
    [queries],
  );
  return null;
}
