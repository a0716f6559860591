import type { ReviewedCampaign } from '@marquee/contract';
import { dollars, localDays, stamp } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { categoryName } from '../../kit/names.ts';
import { Facts } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { DecideCampaign } from './decide-campaign.tsx';

const money = (amount: number) => dollars(Math.round(amount * 100));

/** One campaign: its ad as visitors see it, where and when it runs, what it costs, and what can be decided. */
export function CampaignDetail({ campaign }: { campaign: ReviewedCampaign }) {
  const { description, content, advertiser, startDate, endDate, targetCity, targetState, targetRadius } = campaign;
  const { targetCategories, budget, spent, refunded, createdAt, reviewedBy, reviewedAt, reviewNote } = campaign;
  const { headline, description: text, callToAction, landingUrl } = content;
  return (
    <>
      <p dir="auto">{description}</p>
      <section className={styles.part}>
        <h3 className={styles.subhead}>{t('ads.ad')}</h3>
        <p dir="auto">
          <strong>{headline}</strong>
        </p>
        <p dir="auto">{text}</p>
        <p>
          <bdi>{callToAction}</bdi>
        </p>
        {/* Nobody has checked it yet: no link, so that nobody follows it by mistake. */}
        <p className={styles.quiet}>{t('ads.leadsTo', { url: landingUrl })}</p>
      </section>
      <Facts
        facts={[
          [t('ads.status'), t(`ads.${campaign.status}`)],
          ...(campaign.endedBecause ? ([[t('ads.ended'), t(`ads.ended.${campaign.endedBecause}`)]] as const) : []),
          [t('ads.advertiser'), advertiser ? `${advertiser.name} (${advertiser.email})` : t('ads.accountGone')],
          [t('ads.target'), t('ads.targetOf', { city: targetCity, state: targetState, radius: targetRadius })],
          [t('ads.categories'), targetCategories.map(categoryName).join(', ') || '–'],
          [t('ads.days'), localDays(startDate, endDate)],
          [t('ads.budget'), money(budget)],
          [t('ads.spent'), money(spent)],
          [t('ads.refunded'), money(refunded)],
          [t('ads.created'), stamp(createdAt)],
          ...(reviewedAt
            ? ([
                [t('ads.reviewedBy'), `${reviewedBy ?? '–'}, ${stamp(reviewedAt)}`],
                [t('ads.note'), reviewNote ?? '–'],
              ] as const)
            : []),
        ]}
      />
      <DecideCampaign campaign={campaign} />
    </>
  );
}
