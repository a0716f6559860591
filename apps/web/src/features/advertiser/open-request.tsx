import type { OwnPromoterRequest } from '@marquee/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryFor } from '../../api/query-for.ts';
import { shortMoment } from '../../messages/dates.ts';
import { promoterText } from '../../messages/promoters.ts';
import { Button } from '../../ui/button.tsx';
import { problemOf } from '../../ui/form/told-faults.ts';
import { toast } from '../../ui/toast-store.ts';
import styles from './advertise.module.css';

type Request = NonNullable<OwnPromoterRequest['request']>;

const FIELDS = ['organization', 'website', 'about', 'cities'] as const;

/** A request that waits: when it was sent, what it says, and the way to take it back. */
export function OpenRequest({ request, email }: { request: Request; email: string }) {
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
      <h2>{promoterText('advertise.open')}</h2>
      <p role="status">
        {promoterText('advertise.openText', { day: shortMoment(new Date(request.timestamp)) })}{' '}
        {mail?.isSetUp ? promoterText('advertise.openMail', { email }) : promoterText('advertise.openNoMail')}
      </p>
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
