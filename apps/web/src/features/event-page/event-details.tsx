import type { EventDetail } from '@marquee/contract';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { detailText } from '../../messages/detail.ts';
import { IconButton } from '../../ui/button.tsx';
import { Canopy } from '../../ui/canopy.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ArrowLeftIcon, InfoIcon, ShareIcon } from '../../ui/icons.tsx';
import { useBoostedPage } from '../boosts/use-boosted-page.ts';
import { CategoryChips } from '../events/category-chips.tsx';
import { EventBadges } from '../events/event-badges.tsx';
import { EventImage } from '../events/event-image.tsx';
import { HeartButton } from '../favorites/heart-button.tsx';
import { HideButton } from '../hidden-series/hide-button.tsx';
import { lastList } from '../place/last-list.ts';
import { eventsPath } from '../place/place.ts';
import { ReportButton } from '../reports/report-button.tsx';
import { useVenueView } from '../venues/count-view.ts';
import { AllDates } from './all-dates.tsx';
import { WhatElse, WhereItIs } from './below.tsx';
import styles from './event-details.module.css';
import { Evidence } from './evidence.tsx';
import { noticesOf } from './notices.ts';
import { shareEvent } from './share-event.ts';
import { Ticket } from './ticket.tsx';

/** It comes after what the visitor reads first, so its code is not part of the first load. */
const EnhancementPanel = lazy(async () => ({
  default: (await import('../enhancement/enhancement.tsx')).EnhancementPanel,
}));

export function EventDetails({ event }: { event: EventDetail }) {
  useVenueView(event.venueSlug);
  const { status: boost, onClickCapture } = useBoostedPage(event.id);
  return (
    <article onClickCapture={onClickCapture}>
      <Canopy>
        <header className={styles.head}>
          <div className={styles.nav}>
            <Link to={lastList(event)} className={styles.back}>
              <ArrowLeftIcon />
              {detailText('detail.back')}
            </Link>
            <div className={styles.tools}>
              <HeartButton id={event.id} title={event.title} />
              <IconButton
                label={detailText('detail.share')}
                className={styles.share}
                data-conversion="Share"
                onClick={() => void shareEvent(event)}
              >
                <ShareIcon />
              </IconButton>
            </div>
          </div>
          <div className={styles.badges}>
            <EventBadges event={event} boostLevel={boost?.boostLevel ?? undefined} />
          </div>
          <h1 className={styles.title} tabIndex={-1} dir="auto">
            {event.title}
          </h1>
          <p className={styles.source}>{detailText('detail.presentedBy', { source: event.source })}</p>
        </header>
      </Canopy>
      <div className={styles.page}>
        <div className={styles.ticket}>
          <Ticket event={event} isBoosted={boost?.isBoosted ?? false} />
        </div>
        <div className={styles.main}>
          {noticesOf(event).map(({ text, isCalm }) => (
            <p key={text} role="status" className={classNames(styles.notice, isCalm && styles.calm)}>
              <InfoIcon />
              {text}
            </p>
          ))}
          <div className={styles.picture}>
            <EventImage event={event} width={960} height={540} isFirst alt={detailText('detail.cardImage', event)} />
          </div>
          <CategoryChips categories={event.categories} hrefOf={(category) => eventsPath(event, category)} />
          <section className={styles.section}>
            <h2>{detailText('detail.about')}</h2>
            <p className={styles.text} dir="auto">
              {event.description ?? detailText('detail.noDescription')}
            </p>
          </section>
          <Suspense fallback={null}>
            <EnhancementPanel key={event.id} event={event} />
          </Suspense>
          <AllDates event={event} />
          <HideButton event={event} />
          <WhereItIs event={event} />
          <Evidence event={event} />
          <ReportButton event={event} />
        </div>
      </div>
      <WhatElse event={event} />
    </article>
  );
}
