import type { Itinerary } from '@marquee/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { queryFor } from '../../api/query-for.ts';
import { planText } from '../../messages/itineraries.ts';
import { CheckIcon, PlusIcon } from '../../ui/icons.tsx';
import { Select } from '../../ui/select.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './add-dialog.module.css';
import { NameForm } from './name-form.tsx';
import type { Planned } from './planned.ts';
import { sentenceOf } from './sentence-of.ts';

/** The itineraries there are, and a form for a new one. */
export function Choice({ event, onDone }: { event: Planned; onDone: () => void }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { id, dates = [] } = event;
  const [startDate, setStartDate] = useState(dates[0]?.value);
  const { data: plans, isPending, error } = useQuery(queryFor('listItineraries', {}));
  const chosen = startDate === undefined ? { event: id } : { event: id, startDate };

  const done = (plan: Itinerary) => {
    queries.setQueryData(queryFor('getItinerary', { params: { id: plan.id } }).queryKey, plan);
    void queries.invalidateQueries({ queryKey: ['listItineraries'] });
    toast({
      title: planText('plan.added', plan),
      tone: 'success',
      action: { label: planText('plan.open'), onSelect: () => void navigate(`/itineraries/${plan.id}`) },
    });
    onDone();
  };
  const add = useMutation({
    mutationFn: (plan: string) => call('addStop', { params: { id: plan }, body: chosen }),
    onSuccess: done,
    onError: (failed) => toast({ title: sentenceOf(failed), tone: 'danger' }),
  });

  return (
    <div className={styles.choice}>
      {dates.length > 1 && (
        <Select label={planText('plan.date')} value={startDate ?? ''} options={dates} onValue={setStartDate} />
      )}
      {isPending && <Spinner label={planText('plan.loading')} />}
      {error && <p role="alert">{planText('plan.loadFailed')}</p>}
      {plans && plans.length > 0 && (
        <ul className={styles.list}>
          {plans.map((plan) => {
            const isIn = plan.eventIds.includes(id) && dates.length < 2;
            return (
              <li key={plan.id}>
                <button
                  type="button"
                  className={styles.plan}
                  disabled={add.isPending || isIn}
                  {...(isIn ? { 'aria-label': planText('plan.isIn', plan) } : {})}
                  onClick={() => add.mutate(plan.id)}
                >
                  {isIn ? <CheckIcon /> : <PlusIcon />}
                  <span dir="auto">{plan.name}</span>
                  <small>{planText('plan.events', { n: plan.eventIds.length })}</small>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {plans && (
        <div className={plans.length > 0 ? styles.new : undefined}>
          {plans.length > 0 && <h3>{planText('plan.orNew')}</h3>}
          <NameForm
            submit={planText('plan.create')}
            pending={planText('plan.creating')}
            send={(name) => call('createItinerary', { body: { name, first: chosen } })}
            onDone={done}
          />
        </div>
      )}
    </div>
  );
}
