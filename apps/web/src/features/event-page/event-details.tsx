import type { EventDetail } from '@marquee/contract';
import { lazy, Suspense } from 'react';
import { detailText } from '../../messages/detail.ts';
import { organizerText } from '../../messages/organizers.ts';
import { IconButton } from '../../ui/button.tsx';
import { Canopy } from '../../ui/canopy.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ArrowLeftIcon, InfoIcon, ShareIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { BoostButton } from '../boosts/boost-button.tsx';
import { useBoostedPage } from '../boosts/use-boosted-page.ts';
import { CategoryChips } from '../events/category-chips.tsx';
import { placeText } from '../events/conditions.ts';
import { EventBadges } from '../events/event-badges.tsx';
import { EventImage } from '../events/event-image.tsx';
import { cardDates, cardPrice, cardTime } from '../events/event-words.ts';
import { FollowVenue } from '../follows/follow-venue.tsx';
import { HideButton } from '../hidden-series/hide-button.tsx';
import { ForOrganizers } from '../organizers/for-organizers.tsx';
import { lastList } from '../place/last-list.ts';
import { eventsPath } from '../place/place.ts';
import { ReportButton } from '../reports/report-button.tsx';
import { useEventOpen, useVenueView } from '../venues/count-view.ts';
import { venuePath } from '../venues/venue-events-query.ts';
import { AllDates } from './all-dates.tsx';
import { TheWay, WhatElse, WhereItIs } from './below.tsx';
import styles from './event-details.module.css';
import { Evidence } from './evidence.tsx';
import { noticesOf } from './notices.ts';
import { listedText } from './rules.ts';
import { shareEvent } from './share-event.ts';
import { Ticket } from './ticket.tsx';

/** It comes after what the visitor reads first, so its code is not part of the first load. */
const EnhancementPanel = lazy(async () => ({
  default: (await import('../enhancement/enhancement.tsx')).EnhancementPanel,
}));

/** An event without what its notices say (notices.ts). */
const UNNOTICED = { status: 'active', soldOut: false, movedFrom: null } as const;

export function EventDetails({ event }: { event: EventDetail }) {
  useVenueView(event.venueSlug);
  useEventOpen(event.id);
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
            {/* What the notices below say is said once. */}
            <EventBadges event={{ ...event, ...UNNOTICED }} boostLevel={boost?.boostLevel ?? undefined} />
          </div>
          <h1 className={styles.title} tabIndex={-1} dir="auto">
            {event.title}
          </h1>
          <p className={styles.gist}>
            <time dateTime={event.startDate}>
              {cardDates(event)} · {cardTime(event)}
            </time>
            {' · '}
            <bdi>{placeText(event)}</bdi> · {cardPrice(event.price)}
          </p>
          <p className={styles.source}>{listedText(event)}</p>
        </header>
      </Canopy>
      <div className={styles.page}>
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
        </div>
        <div className={styles.ticket}>
          <Ticket event={event} />
        </div>
        <div className={styles.more}>
          <Suspense fallback={null}>
            <EnhancementPanel key={event.id} event={event} />
          </Suspense>
          <AllDates event={event} />
          <HideButton event={event} />
          <WhereItIs event={event} />
          <TheWay event={event} />
          {event.venue !== null && !event.isOnline && (
            <div className={styles.follow}>
              <FollowVenue place={event} venue={event.venue} isWide />
            </div>
          )}
          <Evidence event={event} />
          <ReportButton event={event} />
          <ForOrganizers>
            <BoostButton event={event} isBoosted={boost?.isBoosted ?? false} />
            {event.venueSlug !== null && (
              <Link to={venuePath(event.venueSlug)}>{organizerText('organizers.venue')}</Link>
            )}
            <Link to="/submit">{organizerText('organizers.send')}</Link>
          </ForOrganizers>
        </div>
      </div>
      <WhatElse event={event} />
    </article>
  );
}
