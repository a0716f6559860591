import type { OwnNewsletter } from '@marquee/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { referenceOf } from '../../api/call-error.ts';
import { queryFor } from '../../api/query-for.ts';
import { newsletterText } from '../../messages/newsletter.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast-store.ts';
import { longDate } from '../events/local-time.ts';
import { localNow } from '../events/zones.ts';
import styles from '../follows/follows.module.css';
import { eventsPath, placeName } from '../place/place.ts';

/** The newsletters of a person's address; one press ends each, and takes that back. */
export function OwnNewsletters({ isConfirmed }: { isConfirmed: boolean }) {
  const { data, isPending, refetch } = useQuery(queryFor('listOwnNewsletters', {}));
  if (!isConfirmed) return <p className={styles.quiet}>{newsletterText('newsletter.ownUnconfirmed')}</p>;
  if (isPending) return <Spinner label={newsletterText('newsletter.ownLoading')} />;
  if (!data)
    return (
      <>
        <p role="alert">{newsletterText('newsletter.ownFailed')}</p>
        <Button onClick={() => void refetch()}>{newsletterText('newsletter.retry')}</Button>
      </>
    );
  if (data.length === 0) return <p className={styles.quiet}>{newsletterText('newsletter.ownNone')}</p>;
  return (
    <ul className={styles.list}>
      {data.map((newsletter) => (
        <li key={newsletter.slug}>
          <Row newsletter={newsletter} />
        </li>
      ))}
    </ul>
  );
}

function Row({ newsletter }: { newsletter: OwnNewsletter }) {
  const { slug, isWanted } = newsletter;
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: () => call('changeOwnNewsletter', { params: { slug }, body: { isWanted: !isWanted } }),
    onSuccess: (all) => queries.setQueryData(queryFor('listOwnNewsletters', {}).queryKey, all),
    onError: (error) =>
      toast({ title: newsletterText('newsletter.failed'), tone: 'danger', reference: referenceOf(error) }),
  });
  const place = placeName(newsletter);
  return (
    <div className={styles.item}>
      <span className={styles.words}>
        <Link to={eventsPath(newsletter)}>{place}</Link>
        <small>{standingOf(newsletter)}</small>
      </span>
      <Button
        variant={isWanted ? 'quiet' : 'secondary'}
        size="sm"
        pending={change.isPending}
        aria-label={newsletterText(isWanted ? 'newsletter.endNamed' : 'newsletter.againNamed', { place })}
        onClick={() => change.mutate()}
      >
        {newsletterText(isWanted ? 'newsletter.end' : 'newsletter.again')}
      </Button>
    </div>
  );
}

function standingOf({ isWanted, nextAt, timezone, language }: OwnNewsletter): string {
  if (!isWanted || nextAt === null) return newsletterText('newsletter.ownEnded');
  const day = longDate(localNow(timezone, new Date(nextAt)).slice(0, 10));
  return newsletterText('newsletter.ownNext', { day, language: newsletterText(`newsletter.${language}`) });
}
