import type { BoostCampaign } from '@marquee/contract';
import { useState } from 'react';
import { documentUrl } from '../../api/document-url.ts';
import { analyticsText } from '../../messages/boost-analytics.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { boostDate } from '../boosts/boost-date.ts';
import { dollars } from '../boosts/money.ts';
import { shortDateOrTbd } from '../events/local-time.ts';
import styles from './analytics.module.css';
import { percent, whole } from './format.ts';
import { ReceiptLink } from './receipt-link.tsx';
import { RefundBadge } from './refund-badge.tsx';
import { StateBadge } from './state-badge.tsx';

const SIZE = 80;

/** A campaign of the list (spec: BANALYT-03, BANALYT-04). */
export function CampaignRow({ campaign }: { campaign: BoostCampaign }) {
  const { id, eventSlug, eventTitle, eventVenue, eventImageUrl, analytics } = campaign;
  const placeholder = documentUrl('getPlaceholder', { params: { width: SIZE, height: SIZE } });
  const [isBroken, setBroken] = useState(false);
  const named = (
    <>
      <strong dir="auto">{eventTitle}</strong>
      {eventVenue && <span dir="auto">{eventVenue}</span>}
    </>
  );
  const dates = [campaign.startDate, campaign.endDate].filter((date) => date !== null).map(boostDate);
  const facts = [
    [analyticsText('analytics.row.investment'), dollars(Number(campaign.amount) - campaign.refunded)],
    [analyticsText('analytics.row.views'), whole(analytics.views)],
    [analyticsText('analytics.row.clicks'), whole(analytics.clicks)],
    [analyticsText('analytics.row.ctr'), percent(analytics.clickThroughRate)],
    [analyticsText('analytics.row.duration'), analyticsText('analytics.days', { n: campaign.duration })],
    [
      analyticsText('analytics.row.dates'),
      dates.length > 0 ? dates.join(' – ') : analyticsText('analytics.notStarted'),
    ],
  ] as const;
  return (
    <article className={styles.campaign}>
      <img
        className={styles.image}
        src={isBroken || eventImageUrl === null ? placeholder : eventImageUrl}
        onError={() => setBroken(true)}
        width={SIZE}
        height={SIZE}
        alt=""
        loading="lazy"
      />
      <div className={styles.campaignHead}>
        <h3>
          {eventSlug ? (
            <Link to={`/events/${eventSlug}`} className={styles.named}>
              {named}
            </Link>
          ) : (
            <span className={styles.named}>{named}</span>
          )}
        </h3>
        <p className={styles.when}>
          {shortDateOrTbd(campaign.eventStartDate)}
          <StateBadge state={campaign.status} />
          <RefundBadge refunded={campaign.refunded} />
        </p>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.view}>
        <ReceiptLink id={id} number={campaign.receiptNumber} />
        <Button asChild>
          <Link to={`/boost-analytics/${id}`} aria-label={analyticsText('analytics.viewNamed', { title: eventTitle })}>
            {analyticsText('analytics.view')}
          </Link>
        </Button>
      </div>
    </article>
  );
}
