import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { referenceOf } from '../../api/call-error.ts';
import { queryFor } from '../../api/query-for.ts';
import { promoterText } from '../../messages/promoters.ts';
import { t } from '../../messages/site.ts';
import { useSession } from '../../session/session.ts';
import { useSignInPlace } from '../../session/sign-in-place.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './advertise.module.css';
import { AskForm } from './ask-form.tsx';
import { OpenRequest } from './open-request.tsx';
import { Declined, MayPromote, VenueOwner } from './standings.tsx';

/** What somebody can do now: sign in, ask, wait, or run campaigns. */
export function Access() {
  const session = useSession();
  if (session.state === 'loading') return <Loading />;
  return session.user ? <Standing email={session.user.email} /> : <Guest />;
}

function Guest() {
  const { open } = useSignInPlace();
  return (
    <div className={styles.card} data-first="">
      <h2>{promoterText('advertise.guest')}</h2>
      <p>{promoterText('advertise.guestText')}</p>
      <Button variant="primary" size="lg" wide onClick={() => open('login')}>
        {promoterText('advertise.signIn')}
      </Button>
    </div>
  );
}

function Standing({ email }: { email: string }) {
  // It is decided while its person is elsewhere: each visit, and each look back at this page, reads it again.
  const { data, error, refetch } = useQuery({
    ...queryFor('getPromoterRequest', {}),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const card = useFocusOnChange(data?.standing);
  if (error && !data)
    return (
      <ErrorState
        title={promoterText('advertise.failed')}
        reference={referenceOf(error)}
        actions={<Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>}
      />
    );
  if (!data) return <Loading />;
  const { standing, request, askAgainAt, isSettledByConfirming } = data;
  return (
    <div ref={card} tabIndex={-1} className={styles.card} data-first={standing === 'ask' ? undefined : ''}>
      {standing === 'ask' && <AskForm last={request} email={email} />}
      {standing === 'open' && request && (
        <OpenRequest request={request} email={email} isSettledByConfirming={isSettledByConfirming} />
      )}
      {standing === 'wait' && request && <Declined request={request} askAgainAt={askAgainAt} />}
      {standing === 'promoter' && <MayPromote />}
      {standing === 'venue-owner' && <VenueOwner />}
    </div>
  );
}

/** The form that was sent is gone, and the focus with it: what took its place gets it. */
function useFocusOnChange(standing: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef(standing);
  useEffect(() => {
    if (last.current !== undefined && last.current !== standing) ref.current?.focus();
    last.current = standing;
  }, [standing]);
  return ref;
}

function Loading() {
  return (
    <div className={styles.card}>
      <p role="status">
        <VisuallyHidden>{promoterText('advertise.loading')}</VisuallyHidden>
      </p>
      <Skeleton height="2rem" />
      <Skeleton height="6rem" />
      <Skeleton height="3rem" />
    </div>
  );
}
