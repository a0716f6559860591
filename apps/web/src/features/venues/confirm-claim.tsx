import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../api/call.ts';
import { CallError, DeadlineError } from '../../api/call-error.ts';
import { venueText } from '../../messages/venues.ts';
import { refreshSession } from '../../session/session.ts';
import { useSignInPlace } from '../../session/sign-in-place.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { venuePath } from './venue-events-query.ts';
import styles from './venue-page.module.css';

/** Where the letter leads. A person presses the button: mail programs open links by themselves. */
export function ConfirmClaim({ token, isSignedIn }: { token: string; isSignedIn: boolean }) {
  const queries = useQueryClient();
  const { open } = useSignInPlace();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => call('confirmVenueClaim', { body: { token } }),
    onSuccess: async () => {
      // The role is new, too.
      await refreshSession(queries);
      await queries.invalidateQueries({ queryKey: ['getOwnClaim'] });
      place.current?.focus();
    },
  });
  const isProblem = (code: string) => error instanceof CallError && error.problem?.type.endsWith(`#problem-${code}`);
  const isOver = isProblem('link-over');
  const isStrange = isProblem('not-your-claim');
  return (
    <section ref={place} tabIndex={-1} className={classNames(styles.claim, styles.confirm)} aria-live="polite">
      <h2>{venueText(data?.status === 'granted' ? 'venue.confirmed' : 'venue.confirmTitle')}</h2>
      {data?.status === 'granted' && (
        <>
          <p>{venueText('venue.confirmedText')}</p>
          <Button asChild variant="primary">
            <Link to={`${venuePath(data.venueSlug)}/manage`}>{venueText('venue.manage')}</Link>
          </Button>
        </>
      )}
      {data && data.status !== 'granted' && <p>{venueText('venue.confirmedOpen')}</p>}
      {isOver && <p role="alert">{venueText('venue.linkOver')}</p>}
      {isStrange && <p role="alert">{venueText('venue.notYourLink')}</p>}
      {!data && !isOver && !isStrange && (
        <>
          <p>{venueText(isSignedIn ? 'venue.confirmText' : 'venue.confirmSignIn')}</p>
          {error && (
            <p role="alert" className={styles.fault}>
              {sentenceOf(error)}
            </p>
          )}
          <Button
            variant="primary"
            pending={isPending}
            pendingLabel={venueText('venue.confirming')}
            onClick={() => (isSignedIn ? mutate() : open('login'))}
          >
            {venueText(isSignedIn ? 'venue.confirm' : 'venue.signIn')}
          </Button>
        </>
      )}
    </section>
  );
}

function sentenceOf(error: unknown): string {
  const failed = venueText('venue.confirmFailed');
  return error instanceof CallError || error instanceof DeadlineError ? error.detail || failed : failed;
}
