import { AD_RATES, CAMPAIGN_BUDGET, CAMPAIGN_RADIUS, NEW_ADVERTISER_LIMIT } from '../../api/advertising.generated.ts';
import { promoterText } from '../../messages/promoters.ts';
import { t } from '../../messages/site.ts';
import { useSession } from '../../session/session.ts';
import { Canopy } from '../../ui/canopy.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import { Access } from './access.tsx';
import styles from './advertise.module.css';
import { money } from './money.ts';

/** What campaigns are, and how one becomes a promoter. Its figures are those that the server charges by. */
export function AdvertisePage() {
  const { state } = useSession();
  usePageHead({
    title: t('site.title', { page: promoterText('advertise.title') }),
    description: promoterText('advertise.lead'),
  });
  const { impressionCents, clickCents } = AD_RATES;
  return (
    <>
      <Canopy>
        <header className={styles.head}>
          <h1 className={styles.title} tabIndex={-1}>
            {promoterText('advertise.title')}
          </h1>
          <p className={styles.lead}>{promoterText('advertise.lead')}</p>
        </header>
      </Canopy>
      <div className={styles.page}>
        <div className={styles.terms}>
          <section>
            <h2>{promoterText('advertise.where')}</h2>
            <p>{promoterText('advertise.whereText', CAMPAIGN_RADIUS)}</p>
          </section>
          <section>
            <h2>{promoterText('advertise.look')}</h2>
            <p>{promoterText('advertise.lookText')}</p>
          </section>
          <section>
            <h2>{promoterText('advertise.cost')}</h2>
            <p>
              {promoterText('advertise.costText', {
                impression: money(impressionCents / 100),
                click: money(clickCents / 100),
              })}
            </p>
            <p>
              {promoterText('advertise.budget', {
                least: money(CAMPAIGN_BUDGET.least),
                most: money(CAMPAIGN_BUDGET.most),
                first: money(NEW_ADVERTISER_LIMIT),
              })}
            </p>
          </section>
          <section>
            <h2>{promoterText('advertise.review')}</h2>
            <p>{promoterText('advertise.reviewText')}</p>
          </section>
          <section>
            <h2>{promoterText('advertise.figures')}</h2>
            <p>{promoterText('advertise.figuresText')}</p>
          </section>
        </div>
        <section
          className={styles.access}
          aria-label={promoterText('advertise.action')}
          aria-busy={state === 'loading'}
        >
          <Access />
        </section>
      </div>
    </>
  );
}
