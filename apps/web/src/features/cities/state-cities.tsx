import type { Endpoints, ResponseOf } from '@marquee/contract';
import { shortDay } from '../../messages/dates.ts';
import { cityText } from '../../messages/places.ts';
import { stateName } from '../../messages/states.ts';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { chosenPlace, eventsPath } from '../place/place.ts';
import styles from './cities-page.module.css';

type State = ResponseOf<Endpoints['cityStats']>['states'][number];

/** One state with its figures, and its cities with links to their listings (spec: CITY-02, CITY-03). */
export function StateCities({ state: { state, stateFullName, cityCount, totalEvents, cities } }: { state: State }) {
  const id = `state-${state}`;
  return (
    <section aria-labelledby={id}>
      <header className={styles.stateHead}>
        <h2 id={id}>{stateName(state, stateFullName)}</h2>
        <span className={styles.code}>{state}</span>
        <p className={styles.counts}>
          {cityText('cities.count', { n: cityCount })} · {cityText('place.count', { n: totalEvents })}
        </p>
      </header>
      <ul className={styles.grid}>
        {cities.map((city) => (
          <li key={city.name}>
            <Link
              to={eventsPath({ city: city.name, state })}
              className={styles.city}
              onClick={() => chosenPlace.set({ city: city.name, state, isSupported: true })}
            >
              <span className={styles.name}>{city.name}</span>
              <span className={styles.events}>{cityText('place.count', { n: city.eventCount })}</span>
              <span className={styles.added}>
                {cityText('cities.added', { date: shortDay(new Date(city.syncedAt)) })}
              </span>
              <ChevronRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
