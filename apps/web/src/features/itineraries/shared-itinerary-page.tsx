import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { documentUrl } from '../../api/document-url.ts';
import { queryFor } from '../../api/query-for.ts';
import { planText } from '../../messages/itineraries.ts';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { Canopy } from '../../ui/canopy.tsx';
import { Link } from '../../ui/link.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import { PageSpinner } from '../../ui/spinner.tsx';
import { CalendarMenu } from './calendar-menu.tsx';
import styles from './itinerary.module.css';
import { MissingPlan } from './missing-plan.tsx';
import { PlanBody } from './plan-body.tsx';
import { PrintButton } from './print-button.tsx';

/** A plan as everybody with its link sees it; search engines are asked not to list it. */
export function SharedItineraryPage() {
  const { key = '' } = useParams();
  const read = useQuery({ ...queryFor('getSharedItinerary', { params: { key } }), refetchOnMount: 'always' });
  const { data: plan, error } = read;
  usePageHead({ title: t('site.title', { page: plan?.name ?? planText('plan.title') }) });
  return (
    <>
      <meta name="robots" content="noindex" />
      {plan ? (
        <article className={styles.sheet}>
          <Canopy>
            <div className={styles.head}>
              <p className={styles.lead}>{planText('plan.sharedLead')}</p>
              <h1 className={styles.title} tabIndex={-1} dir="auto">
                {plan.name}
              </h1>
              <div className={styles.tools}>
                <CalendarMenu file={documentUrl('getSharedItineraryCalendar', { params: { key } })} shareKey={key} />
                <PrintButton />
                <Button asChild variant="quiet">
                  <Link to="/itineraries">{planText('plan.makeOwn')}</Link>
                </Button>
              </div>
            </div>
          </Canopy>
          <PlanBody stops={plan.stops} planId={null} />
        </article>
      ) : error ? (
        <MissingPlan error={error} onRetry={() => void read.refetch()} />
      ) : (
        <PageSpinner label={planText('plan.loading')} />
      )}
    </>
  );
}
