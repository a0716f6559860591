import type { Event, Town } from '@marquee/contract';
import { t } from '../../messages/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useBoostStatuses } from '../boosts/use-boost-statuses.ts';
import { placesOf } from '../events/always.ts';
import { townIn } from '../events/away.ts';
import { boostedFirst } from '../events/boosted-first.ts';
import { EventCard } from '../events/event-card.tsx';
import { EventCardSkeleton } from '../events/event-card-skeleton.tsx';
import { leadOf } from '../events/lead-event.ts';
import { picturesIn } from '../events/repeated-images.ts';
import { useBoosting } from '../organizers/boosting.ts';
import { ALWAYS, BOOSTED, groupsOf } from './by-day.ts';
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
  const all = boostedFirst(boosted, listed);
  const { shown, isWhole } = useGradual(all.length);
  const boosts = useBoostStatuses(all);
  const onBoost = useBoosting();
  if (all.length === 0) return null;
  const groups = groupsOf({ boosted, rest: all.slice(boosted.length), hasDays });
  const events = groups.flatMap((group) => group.events);
  const pictured = picturesIn(events);
  const lead = leadOf(groups.flatMap((group) => (group.day === ALWAYS ? [] : group.events)));
  const places = new Map(events.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: Event) => places.get(id) ?? 0;
  const card = (event: Event, isStrip: boolean) => (
    <li key={event.id} className={event.id === lead ? styles.lead : undefined}>
      <EventCard
        event={event}
        town={townIn(nearby, event)}
        look={isStrip ? 'strip' : event.id === lead ? 'lead' : 'dense'}
        isFirst={placeOf(event) === 0}
        pictured={pictured[placeOf(event)]}
        boost={boosts[event.id]}
        onBoost={onBoost}
      />
    </li>
  );
  return (
    <div className={classNames(isStale && styles.stale)}>
      {groups.map(({ day, events: members, isStrip }) => {
        const ready = members.filter((event) => placeOf(event) < shown);
        if (ready.length === 0) return null;
        const cards = (
          <ol className={classNames(styles.grid, isStrip && styles.strip, !isWhole && styles.spare)}>
            {ready.map((event) => card(event, isStrip))}
          </ol>
        );
        if (day === ALWAYS)
          return (
            <details key={day} className={classNames(styles.day, styles.always)} open={groups.length === 1}>
              <summary>
                <AlwaysHeading events={members} />
              </summary>
              {cards}
            </details>
          );
        return (
          <section key={day ?? String(day)} className={styles.day} data-paid={day === BOOSTED || undefined}>
            {day === undefined ? (
              <VisuallyHidden>
                <h2>{t('listing.results')}</h2>
              </VisuallyHidden>
            ) : (
              <DayHeading day={day} timezone={members[0]?.timezone ?? 'America/New_York'} />
            )}
            {cards}
          </section>
        );
      })}
    </div>
  );
}

function AlwaysHeading({ events }: { events: readonly Event[] }) {
  const { n, open } = placesOf(events);
  return (
    <h2 className={styles.dayName}>
      {t('listing.always', { n, open })}
      {open > 0 && open < n && <span>{t('listing.alwaysOpen', { open })}</span>}
    </h2>
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
