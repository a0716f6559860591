import type { ItinerarySummary } from '@marquee/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { referenceOf } from '../../api/call-error.ts';
import { queryFor } from '../../api/query-for.ts';
import { planText } from '../../messages/itineraries.ts';
import { t } from '../../messages/site.ts';
import { Guard } from '../../session/guard.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Canopy } from '../../ui/canopy.tsx';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { NameForm } from '../add-to-plan/name-form.tsx';
import { shortDate } from '../events/local-time.ts';
import styles from './itinerary.module.css';

/** The plans of whoever is signed in, and a form for a new one. */
export function ItinerariesPage() {
  usePageHead({ title: t('site.title', { page: planText('plan.title') }) });
  return (
    <>
      <Canopy>
        <div className={styles.head}>
          <h1 className={styles.title} tabIndex={-1}>
            {planText('plan.title')}
          </h1>
          <p className={styles.lead}>{planText('plan.lead')}</p>
        </div>
      </Canopy>
      <div className={styles.list}>
        <Guard need="user">
          <Plans />
        </Guard>
      </div>
    </>
  );
}

function Plans() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data: plans, error, isPending, refetch } = useQuery(queryFor('listItineraries', {}));
  if (isPending) return <Spinner label={planText('plan.loading')} />;
  if (error)
    return (
      <ErrorState
        title={planText('plan.loadFailed')}
        reference={referenceOf(error)}
        actions={<Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>}
      />
    );
  return (
    <>
      {plans.length === 0 ? (
        <EmptyState title={planText('plan.none')}>{planText('plan.noneText')}</EmptyState>
      ) : (
        <ul className={styles.plans}>
          {plans.map((plan) => (
            <li key={plan.id}>
              <PlanLink plan={plan} />
            </li>
          ))}
        </ul>
      )}
      <section className={styles.new}>
        <h2>{planText('plan.create')}</h2>
        <NameForm
          submit={planText('plan.create')}
          pending={planText('plan.creating')}
          send={(name) => call('createItinerary', { body: { name } })}
          onDone={({ id }) => {
            void queries.invalidateQueries({ queryKey: ['listItineraries'] });
            void navigate(`/itineraries/${id}`);
          }}
        />
      </section>
    </>
  );
}

function PlanLink({ plan }: { plan: ItinerarySummary }) {
  const { id, name, firstDay, lastDay, isShared, eventIds } = plan;
  const days =
    firstDay === null || lastDay === null || firstDay === lastDay
      ? firstDay && shortDate(firstDay)
      : planText('plan.days', { first: shortDate(firstDay), last: shortDate(lastDay) });
  return (
    <Link to={`/itineraries/${id}`} className={styles.plan}>
      <span className={styles.planName} dir="auto">
        {name}
      </span>
      <span className={styles.facts}>
        {[days, planText('plan.events', { n: eventIds.length })].filter(Boolean).join(' · ')}
        {isShared && <Badge>{planText('plan.shared')}</Badge>}
      </span>
      <ArrowRightIcon />
    </Link>
  );
}
