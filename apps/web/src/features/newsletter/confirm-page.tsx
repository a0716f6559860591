import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { CallError, DeadlineError } from '../../api/call-error.ts';
import { newsletterText } from '../../messages/newsletter.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { ErrorState } from '../../ui/state.tsx';
import styles from '../account/link-page.module.css';
import { LinkPage, useLinkSecret } from '../account/link-page.tsx';
import { longDate } from '../events/local-time.ts';
import { localNow } from '../events/zones.ts';
import { eventsPath, placeName } from '../place/place.ts';

/** Where the letter leads that asks for a confirmation. A person presses the button: mail programs open links by themselves. */
export function NewsletterPage() {
  const token = useLinkSecret();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => call('confirmNewsletter', { body: { token } }),
  });
  if (data) return <Confirmed {...data} />;
  const isOver = error instanceof CallError && error.problem?.type.endsWith('#problem-link-over');
  return (
    <LinkPage title={newsletterText('newsletter.confirmTitle')}>
      {token === '' || isOver ? (
        <ErrorState
          title={newsletterText('newsletter.over')}
          actions={
            <Button asChild variant="primary">
              <Link to="/events">{newsletterText('newsletter.toEvents')}</Link>
            </Button>
          }
        >
          {newsletterText('newsletter.overText')}
        </ErrorState>
      ) : (
        <div className={styles.form}>
          <p>{newsletterText('newsletter.confirmText')}</p>
          {error && <p role="alert">{sentenceOf(error)}</p>}
          <Button
            variant="primary"
            wide
            pending={isPending}
            pendingLabel={newsletterText('newsletter.confirming')}
            onClick={() => mutate()}
          >
            {newsletterText('newsletter.confirm')}
          </Button>
        </div>
      )}
    </LinkPage>
  );
}

function sentenceOf(error: unknown): string {
  const failed = newsletterText('newsletter.failed');
  return error instanceof CallError || error instanceof DeadlineError ? error.detail || failed : failed;
}

interface ConfirmedProps {
  city: string;
  state: string;
  nextAt: string | null;
  timezone: string;
}

function Confirmed({ nextAt, timezone, ...place }: ConfirmedProps) {
  const day = nextAt === null ? null : longDate(localNow(timezone, new Date(nextAt)).slice(0, 10));
  return (
    <LinkPage title={newsletterText('newsletter.confirmed', { place: placeName(place) })}>
      <output className={styles.done}>
        {day && newsletterText('newsletter.next', { day })}
        <span className={styles.buttons}>
          <Button asChild variant="primary">
            <Link to={eventsPath(place)}>{newsletterText('newsletter.browse', { place: place.city })}</Link>
          </Button>
        </span>
      </output>
    </LinkPage>
  );
}
