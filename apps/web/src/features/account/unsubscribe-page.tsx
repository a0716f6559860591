import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/call-error.ts';
import { followText } from '../../messages/follows.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { ErrorState } from '../../ui/state.tsx';
import styles from './link-page.module.css';
import { LinkPage, useLinkSecret } from './link-page.tsx';
import { sentenceOf } from './sentence-of.ts';

/** Where the link of an email that can be turned off leads. A person presses the button: mail programs open links by themselves. */
export function UnsubscribePage() {
  const token = useLinkSecret();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: (isWanted: boolean) => call('changeBySecret', { body: { token, isWanted } }),
  });
  const isDead = token === '' || (error instanceof CallError && error.status === 404);
  return (
    <LinkPage title={followText('follows.endTitle')}>
      {isDead ? (
        <ErrorState
          title={followText('follows.noLink')}
          actions={
            <Button asChild variant="primary">
              <Link to="/account">{followText('follows.toAccount')}</Link>
            </Button>
          }
        >
          {followText('follows.noLinkText')}
        </ErrorState>
      ) : (
        <div className={styles.form}>
          <p role="status">
            {data
              ? followText(`follows.${data.isWanted ? 'begun' : 'ended'}.${data.kind}`)
              : followText('follows.endText')}
          </p>
          {error && <p role="alert">{sentenceOf(error)}</p>}
          <Button
            variant={data?.isWanted === false ? 'secondary' : 'primary'}
            wide
            pending={isPending}
            onClick={() => mutate(data?.isWanted === false)}
          >
            {followText(data?.isWanted === false ? 'follows.again' : 'follows.end')}
          </Button>
        </div>
      )}
    </LinkPage>
  );
}
