import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/call-error.ts';
import { accountText } from '../../messages/account.ts';
import { refreshSession, useSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './link-page.module.css';
import { DeadLink, LinkPage, useLinkSecret } from './link-page.tsx';
import { sentenceOf } from './sentence-of.ts';

/** Where the letters that confirm an address lead. A person presses the button: mail programs open links by themselves. */
export function VerifyEmailPage() {
  const token = useLinkSecret();
  const queries = useQueryClient();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => call('confirmEmail', { body: { token } }),
    onSuccess: () => refreshSession(queries),
  });
  const isOver = error instanceof CallError && error.problem?.type.endsWith('#problem-link-over');
  if (data) return <Done {...data} />;
  return (
    <LinkPage title={accountText('account.verifyTitle')}>
      {token === '' || isOver ? (
        <DeadLink isIncomplete={token === ''} to="/account" />
      ) : (
        <div className={styles.form}>
          <p>{accountText('account.verifyText')}</p>
          {error && <p role="alert">{sentenceOf(error)}</p>}
          <Button
            variant="primary"
            wide
            pending={isPending}
            pendingLabel={accountText('account.verifying')}
            onClick={() => mutate()}
          >
            {accountText('account.verify')}
          </Button>
        </div>
      )}
    </LinkPage>
  );
}

interface DoneProps {
  email: string;
  isChanged: boolean;
  isPromoter: boolean;
}

function Done({ email, isChanged, isPromoter }: DoneProps) {
  const { user } = useSession();
  const told = isPromoter ? 'account.verifiedPromoterText' : isChanged ? 'account.changedText' : 'account.verifiedText';
  return (
    <LinkPage title={accountText('account.verified')}>
      <output className={styles.done}>
        {accountText(told, { email })}
        <span className={styles.buttons}>
          <Button asChild variant="primary">
            {isPromoter ? (
              <Link to="/advertiser">{accountText('account.createCampaign')}</Link>
            ) : (
              <Link to="/events">{accountText('account.browse')}</Link>
            )}
          </Button>
          {user && (
            <Button asChild>
              <Link to="/account">{accountText('account.open')}</Link>
            </Button>
          )}
        </span>
      </output>
    </LinkPage>
  );
}
