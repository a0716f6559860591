import type { Event, EventBoostStatus, Town } from '@marquee/contract';
import { sourcePageOf } from '@marquee/kernel/sent-in';
import { memo } from 'react';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ClockIcon, ExternalIcon, PinIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PlanButton } from '../add-to-plan/plan-button.tsx';
import { HeartButton } from '../hearts/heart-button.tsx';
import { eventsPath } from '../place/place.ts';
import { awayWords } from './away.ts';
import { CategoryChips } from './category-chips.tsx';
import { placeText } from './conditions.ts';
import { DateStub } from './date-stub.tsx';
import { EventBadges } from './event-badges.tsx';
import styles from './event-card.module.css';
import { EventImage } from './event-image.tsx';
import { cardDates, cardPrice, cardTime, isLongPrice } from './event-words.ts';
import { useOwnTime } from './own-time.ts';
import type { Pictured } from './repeated-images.ts';
import { foreignZone } from './zones.ts';

const CHIPS = { full: 3, compact: 2 } as const;

export interface EventCardProps {
  event: Event;
  /** Its town, where the list is of a city nearby. */
  town?: Town | undefined;
  compact?: boolean;
  /** In a listing: the one event shown large, or one of the others, which are dense on phones, or on any screen. */
  look?: 'lead' | 'dense' | 'strip' | undefined;
  /** Among the first on the page: its image loads eagerly. */
  isFirst?: boolean;
  /** What it shows beside its neighbors. */
  pictured?: Pictured | undefined;
  boost?: EventBoostStatus | undefined;
  onBoost?: ((event: Event) => void) | undefined;
}

/** An event in a list (spec: CARD). The whole card opens the event; its buttons stand above that. Kept, as lists grow in steps. */
export const EventCard = memo(function EventCard({
  event,
  town,
  compact = false,
  look,
  isFirst = false,
  pictured,
  boost,
  onBoost,
}: EventCardProps) {
  const zone = foreignZone(event);
  const own = useOwnTime(event);
  const titleId = `event-${event.id}`;
  const price = cardPrice(event.price);
  const sourcePage = sourcePageOf(event);
  return (
    <article
      className={classNames(
        styles.card,
        look && styles[look],
        look === 'strip' && styles.dense,
        event.status !== 'active' && styles.off,
      )}
      data-event={event.slug}
      data-boost={boost?.boostId ?? undefined}
    >
      <div className={styles.top}>
        <div className={styles.picture}>
          <EventImage event={event} width={480} height={300} isFirst={isFirst} {...pictured} />
        </div>
        <div className={styles.stub}>
          <DateStub times={event} />
        </div>
        <div className={styles.badges}>
          <EventBadges event={event} boostLevel={boost?.isBoosted ? (boost.boostLevel ?? 'premium') : undefined} />
        </div>
        <HeartButton id={event.id} title={event.title} className={styles.heart} />
      </div>
      <div className={styles.body}>
        <h3 id={titleId} className={styles.title} dir="auto">
          <Link to={`/events/${event.slug}`}>{event.title}</Link>
        </h3>
        <p className={styles.fact}>
          <ClockIcon />
          <span>
            <time dateTime={event.startDate}>{cardDates(event)}</time> · {cardTime(event)}
            {zone && ` ${zone}`}
            {event.upcomingCount > 1 && (
              <>
                {' · '}
                <span className={styles.more}>{t('event.moreDates', { n: event.upcomingCount - 1 })}</span>
              </>
            )}
          </span>
        </p>
        <p className={styles.fact}>
          <PinIcon />
          <span>
            <bdi>{placeText(event)}</bdi>
            {town && !event.isOnline && <span className={styles.more}> · {awayWords(event, town)}</span>}
          </span>
        </p>
        {own && <p className={styles.own}>{own}</p>}
        {event.description && !compact && (
          <p className={styles.description} dir="auto">
            {event.description}
          </p>
        )}
        <div className={styles.chips}>
          <CategoryChips
            categories={event.categories}
            max={compact ? CHIPS.compact : CHIPS.full}
            hrefOf={(category) => eventsPath(event, category)}
          />
        </div>
      </div>
      <footer className={styles.foot}>
        <p className={classNames(styles.price, isLongPrice(price) && styles.long)}>{price}</p>
        <div className={styles.actions}>
          {onBoost && !boost?.isBoosted && event.status === 'active' && (
            <Button size="sm" variant="quiet" aria-describedby={titleId} onClick={() => onBoost(event)}>
              {t('event.boost')}
            </Button>
          )}
          {event.status === 'active' && <PlanButton event={event} />}
          {sourcePage && (
            <a
              className={styles.learn}
              href={sourcePage}
              target="_blank"
              rel="noopener noreferrer"
              aria-describedby={titleId}
            >
              {t('event.learnMore')}
              <ExternalIcon />
              <VisuallyHidden>{t('ui.newTab')}</VisuallyHidden>
            </a>
          )}
        </div>
      </footer>
    </article>
  );
});
