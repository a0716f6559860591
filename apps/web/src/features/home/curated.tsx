import { homeText } from '../../messages/home.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useBoostStatuses } from '../boosts/use-boost-statuses.ts';
import { askConcierge } from '../concierge/ask-concierge.ts';
import { boostedFirst } from '../events/boosted-first.ts';
import { categoryName } from '../events/categories.ts';
import { EventCard } from '../events/event-card.tsx';
import { EventCardSkeleton } from '../events/event-card-skeleton.tsx';
import { picturesIn } from '../events/repeated-images.ts';
import { useBoosting } from '../organizers/boosting.ts';
import { Outage } from '../outage/outage.tsx';
import { eventsPath, type Place } from '../place/place.ts';
import { CURATED } from './choose-curated.ts';
import { EmptyHome } from './empty-home.tsx';
import styles from './home.module.css';
import { Section } from './section.tsx';
import type { useComing } from './use-coming.ts';
import { useCurated } from './use-curated.ts';

/** Spec: HOME-23. */
const SKELETONS = 6;
const named = (kinds: readonly string[]) => kinds.map((kind) => categoryName(kind)).join(homeText('curated.and'));

/** Coming events of the city (spec: HOME-04, HOME-05), or why there are none. */
export function Curated({ place, coming }: { place: Place; coming: ReturnType<typeof useComing> }) {
  const { curated: everybody, others, boosted, tonight, status, isPending, isRefetching, error, retry } = coming;
  const { events: chosen, kinds, isOn, turn } = useCurated(others, everybody);
  const led = boosted.filter((event) => !tonight.includes(event));
  const curated = boostedFirst(led, chosen, CURATED);
  const boosts = useBoostStatuses(curated);
  const onBoost = useBoosting();
  if (error && curated.length === 0)
    return <Outage title={homeText('curated.failed')} error={error} isRetrying={isRefetching} onRetry={retry} />;
  if (!isPending && curated.length === 0) return <EmptyHome place={place} status={status} />;
  const pictured = picturesIn(curated);
  return (
    <Section
      id="curated"
      title={homeText('curated.title')}
      text={
        kinds.length > 0
          ? homeText('curated.because', { kinds: named(kinds) })
          : homeText(led.length > 0 ? 'curated.led' : isOn === null ? 'curated.stranger' : 'curated.text', {
              place: place.city,
            })
      }
      link={
        isOn !== null && (
          <button type="button" role="switch" aria-checked={isOn} className={styles.forMe} onClick={() => turn(!isOn)}>
            {homeText('curated.forMe')}
          </button>
        )
      }
    >
      {isPending && (
        <p role="status" className={styles.said}>
          <VisuallyHidden>{homeText('curated.loading')}</VisuallyHidden>
        </p>
      )}
      {/* A row that can be scrolled would follow the card that it shows to its new place. */}
      <ol key={kinds.join()} className={styles.cards} aria-busy={isPending}>
        {isPending
          ? Array.from({ length: SKELETONS }, (_, index) => (
              <li key={index}>
                <EventCardSkeleton />
              </li>
            ))
          : curated.map((event, index) => (
              <li key={event.id}>
                <EventCard
                  event={event}
                  compact
                  isFirst={index === 0}
                  pictured={pictured[index]}
                  boost={boosts[event.id]}
                  onBoost={onBoost}
                />
              </li>
            ))}
      </ol>
      <div className={styles.more}>
        <Button asChild variant="primary" size="lg">
          <Link to={eventsPath(place)}>{homeText('curated.more')}</Link>
        </Button>
        <Button size="lg" onClick={() => askConcierge(homeText('curated.request'), false)}>
          {homeText('curated.ask')}
        </Button>
      </div>
    </Section>
  );
}
