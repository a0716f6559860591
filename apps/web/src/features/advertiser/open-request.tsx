import type { OwnPromoterRequest } from '@marquee/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryFor } from '../../api/query-for.ts';
import { accountText } from '../../messages/account.ts';
import { shortMoment } from '../../messages/dates.ts';
import { promoterText } from '../../messages/promoters.ts';
import { Button } from '../../ui/button.tsx';
import { problemOf } from '../../ui/form/told-faults.ts';
import { toast } from '../../ui/toast-store.ts';
import { useSendEmail } from '../account/use-send-email.ts';
import styles from './advertise.module.css';

type Request = NonNullable<OwnPromoterRequest['request']>;

const FIELDS = ['organization', 'website', 'about', 'cities'] as const;

interface OpenRequestProps {
  request: Request;
  email: string;
  isSettledByConfirming: boolean;
}

/** A request that waits: for its person's own address, or for a decision; what it says, and the way to take it back. */
export function OpenRequest({ request, email, isSettledByConfirming }: OpenRequestProps) {
  const queries = useQueryClient();
  const { queryKey } = queryFor('getPromoterRequest', {});
  const { data: mail } = useQuery(queryFor('mailStatus', {}));
  const withdraw = useMutation({
    mutationFn: () => call('withdrawPromoterRequest', {}),
    onSuccess: (own) => {
      queries.setQueryData(queryKey, own);
      toast({ title: promoterText('advertise.withdrawn'), tone: 'success' });
    },
    onError: (error) => {
      toast({
        title: promoterText('advertise.withdrawFailed'),
        description: problemOf(error).detail || promoterText('advertise.tryAgain'),
        tone: 'danger',
      });
      // It may have been decided meanwhile.
      void queries.invalidateQueries({ queryKey });
    },
  });
  return (
    <>
      {isSettledByConfirming && mail?.isSetUp ? (
        <Confirm email={email} />
      ) : (
        <>
          <h2>{promoterText('advertise.open')}</h2>
          <p role="status">
            {promoterText('advertise.openText', { day: shortMoment(new Date(request.timestamp)) })}{' '}
            {mail?.isSetUp ? promoterText('advertise.openMail', { email }) : promoterText('advertise.openNoMail')}
          </p>
        </>
      )}
      <dl className={styles.facts}>
        {FIELDS.map((name) => (
          <div key={name}>
            <dt>{promoterText(`advertise.${name}`)}</dt>
            <dd dir="auto">{request[name]}</dd>
          </div>
        ))}
      </dl>
      <Button pending={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {promoterText('advertise.withdraw')}
      </Button>
    </>
  );
}

/** What its person can do themselves: then nobody has to decide. */
function Confirm({ email }: { email: string }) {
  const { mutate, isPending } = useSendEmail(email, () => call('askEmailConfirmation', {}));
  return (
    <>
      <h2>{promoterText('advertise.confirm')}</h2>
      <p role="status">{promoterText('advertise.confirmText', { email })}</p>
      <Button variant="primary" wide pending={isPending} onClick={() => mutate()}>
        {accountText('account.sendAgain')}
      </Button>
    </>
  );
}
