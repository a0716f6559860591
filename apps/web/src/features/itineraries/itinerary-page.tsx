import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { queryFor } from '../../api/query-for.ts';
import { planText } from '../../messages/itineraries.ts';
import { t } from '../../messages/site.ts';
import { Guard } from '../../session/guard.tsx';
import { Canopy } from '../../ui/canopy.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import { PageSpinner } from '../../ui/spinner.tsx';
import styles from './itinerary.module.css';
import { MissingPlan } from './missing-plan.tsx';
import { PlanBody } from './plan-body.tsx';
import { PlanTools } from './plan-tools.tsx';

/** One of the visitor's own plans. */
export function ItineraryPage() {
  return (
    <Guard need="user">
      <OwnPlan />
    </Guard>
  );
}

function OwnPlan() {
  const { id = '' } = useParams();
  const {
    data: plan,
    error,
    refetch,
  } = useQuery({ ...queryFor('getItinerary', { params: { id } }), refetchOnMount: 'always' });
  usePageHead({ title: t('site.title', { page: plan?.name ?? planText('plan.title') }) });
  if (!plan && error) return <MissingPlan error={error} onRetry={() => void refetch()} />;
  if (!plan) return <PageSpinner label={planText('plan.loading')} />;
  return (
    <article className={styles.sheet}>
      <Canopy>
        <div className={styles.head}>
          <Link to="/itineraries" className={styles.back}>
            <ArrowLeftIcon />
            {planText('plan.back')}
          </Link>
          <h1 className={styles.title} tabIndex={-1} dir="auto">
            {plan.name}
          </h1>
          <PlanTools plan={plan} />
        </div>
      </Canopy>
      <PlanBody stops={plan.stops} planId={plan.id} />
    </article>
  );
}
