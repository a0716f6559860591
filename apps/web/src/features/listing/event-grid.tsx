import type { Event, Town } from '@marquee/contract';
import { t } from '../../messages/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { askBoost } from '../boosts/ask-boost.ts';
import { useBoostStatuses } from '../boosts/use-boost-statuses.ts';
import { townIn } from '../events/away.ts';
import { boostedFirst } from '../events/boosted-first.ts';
import { EventCard } from '../events/event-card.tsx';
import { EventCardSkeleton } from '../events/event-card-skeleton.tsx';
import { leadOf } from '../events/lead-event.ts';
import { repeatedImages } from '../events/repeated-images.ts';
import { BOOSTED, groupByDay } from './by-day.ts';
import { DayHeading } from './day-heading.tsx';
import styles from './listing-page.module.css';
import { useGradual } from './use-gradual.ts';

/** Spec: LIST-12. */
const SKELETONS = 9;
interface EventGridProps {
  events: readonly Event[];
  /** Some that stand before them under a heading of their own, and not in their places. */
  boosted: readonly Event[];
  nearby: readonly Town[];
  isStale: boolean;
  /** With a heading for each day, where the order is by date. */
  hasDays: boolean;
}

export function EventGrid({ events: listed, boosted, nearby, isStale, hasDays }: EventGridProps) {
  const events = boostedFirst(boosted, listed);
  const { shown, isWhole } = useGradual(events.length);
  const boosts = useBoostStatuses(events);
  if (events.length === 0) return null;
  const repeated = repeatedImages(events);
  const lead = leadOf(events);
  const places = new Map(events.map(({ id }, index) => [id, index]));
  const rest = events.slice(boosted.length, shown);
  const groups = [
    ...(boosted.length > 0 ? [{ day: BOOSTED, events: boosted }] : []),
    ...(hasDays ? groupByDay(rest) : [{ day: undefined, events: rest }]),
  ];
  return (
    <div className={classNames(isStale && styles.stale)}>
      {groups.map(({ day, events: members }) => (
        <section key={day ?? String(day)} className={styles.day} data-paid={day === BOOSTED || undefined}>
          {day === undefined ? (
            <VisuallyHidden>
              <h2>{t('listing.results')}</h2>
            </VisuallyHidden>
          ) : (
            <DayHeading day={day} timezone={members[0]?.timezone ?? 'America/New_York'} />
          )}
          <ol className={classNames(styles.grid, !isWhole && styles.spare)}>
            {members.map((event) => {
              const index = places.get(event.id) ?? 0;
              return (
                <li key={event.id} className={event.id === lead ? styles.lead : undefined}>
                  <EventCard
                    event={event}
                    town={townIn(nearby, event)}
                    look={event.id === lead ? 'lead' : 'dense'}
                    isFirst={index === 0}
                    isImageRepeated={repeated[index] ?? false}
                    boost={boosts[event.id]}
                    onBoost={askBoost}
                  />
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </div>
  );
}

export function SkeletonGrid() {
  return (
    <>
      <p role="status">
        <VisuallyHidden>{t('listing.loading')}</VisuallyHidden>
      </p>
      <div className={styles.grid}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <EventCardSkeleton key={index} />
        ))}
      </div>
    </>
  );
}
