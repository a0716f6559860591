import type { OwnAccount } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryFor } from '../../api/query-for.ts';
import { accountText } from '../../messages/account.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './account-page.module.css';
import { ChangeEmail } from './change-email.tsx';
import { Section } from './section.tsx';
import { canConfirm, SignInAgain } from './sign-in-again.tsx';
import { useSendEmail } from './use-send-email.ts';

export function EmailSection({ account }: { account: OwnAccount }) {
  const { email, isEmailVerified, hasPassword } = account;
  const hasMail = useQuery(queryFor('mailStatus', {})).data?.isSetUp;
  return (
    <Section id="account-email" title={accountText('account.email')} text={accountText('account.emailText')}>
      <p className={styles.address}>
        <strong>
          <bdi>{email}</bdi>
        </strong>
        <Badge tone={isEmailVerified ? 'success' : 'neutral'}>
          {accountText(isEmailVerified ? 'account.confirmed' : 'account.unconfirmed')}
        </Badge>
      </p>
      {hasMail === false && <p className={styles.quiet}>{accountText('account.noMail')}</p>}
      {hasMail && !isEmailVerified && <Unconfirmed email={email} />}
      {hasMail && (canConfirm(account) ? <ChangeEmail hasPassword={hasPassword} /> : <SignInAgain account={account} />)}
    </Section>
  );
}

function Unconfirmed({ email }: { email: string }) {
  const { mutate, isPending } = useSendEmail(email, () => call('askEmailConfirmation', {}));
  return (
    <div className={styles.note}>
      <p>{accountText('account.unconfirmedText')}</p>
      <Button size="sm" pending={isPending} onClick={() => mutate()}>
        {accountText('account.sendAgain')}
      </Button>
    </div>
  );
}
