import type { Stop } from '@marquee/contract';
import { capitalized } from '../../messages/dates.ts';
import { planText } from '../../messages/itineraries.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { longDate } from '../events/local-time.ts';
import { PlanMap } from '../map/plan-map.tsx';
import { BetweenNote } from './between-note.tsx';
import styles from './itinerary.module.css';
import { StopRow } from './stop-row.tsx';

/** The events of a plan by day, beside their map. Without an id nothing can be changed. */
export function PlanBody({ stops, planId }: { stops: readonly Stop[]; planId: string | null }) {
  if (stops.length === 0)
    return (
      <EmptyState
        title={planText('plan.empty')}
        actions={
          <Button asChild variant="primary">
            <Link to="/events">{planText('plan.browse')}</Link>
          </Button>
        }
      >
        {planText('plan.emptyText')}
      </EmptyState>
    );
  const days = [...Map.groupBy(stops, ({ startDate }) => startDate.slice(0, 10))];
  return (
    <div className={styles.body}>
      <div className={styles.days}>
        {days.map(([day, ofDay]) => (
          <section key={day} className={styles.day}>
            <h2>{capitalized(longDate(day))}</h2>
            <ol>
              {ofDay.map((stop) => {
                const at = stops.indexOf(stop);
                return (
                  <li key={stop.id}>
                    <BetweenNote stops={stops} at={at} />
                    <StopRow stop={stop} number={at + 1} planId={planId} />
                  </li>
                );
              })}
            </ol>
          </section>
        ))}
      </div>
      <Where stops={stops} />
    </div>
  );
}

function Where({ stops }: { stops: readonly Stop[] }) {
  const places = stops.flatMap(({ event }, i) =>
    event === null || event.latitude === null || event.longitude === null
      ? []
      : [{ latitude: event.latitude, longitude: event.longitude, number: i + 1, city: event.city, state: event.state }],
  );
  const [first] = places;
  if (!first) return null;
  return (
    <aside className={styles.where}>
      <PlanMap
        places={places}
        city={first.city}
        state={first.state}
        label={planText('plan.mapLabel', { n: places.length })}
      />
      {places.length < stops.length && <p className={styles.quiet}>{planText('plan.unplaced')}</p>}
    </aside>
  );
}
