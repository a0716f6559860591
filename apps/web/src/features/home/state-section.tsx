import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../api/query-for.ts';
import { grouped } from '../../messages/dates.ts';
import { homeText } from '../../messages/home.ts';
import { cityText } from '../../messages/places.ts';
import { stateName } from '../../messages/states.ts';
import { Letters } from '../../ui/letters.tsx';
import { Link } from '../../ui/link.tsx';
import { chosenPlace, eventsPath, type Place } from '../place/place.ts';
import { Section } from './section.tsx';
import styles from './state-section.module.css';

/** The largest cities are enough here; the page of all cities has the rest. */
const SHOWN = 8;

/** The state of the current city: its figures and its cities (spec: HOME-06). Absent if it has no live city, or if they cannot be loaded. */
export function StateSection({ place }: { place: Place }) {
  const { data } = useQuery(queryFor('cityStats', {}));
  const state = data?.states.find((one) => one.state === place.state);
  if (!state) return null;
  const cities = state.cities.toSorted((a, b) => b.eventCount - a.eventCount).slice(0, SHOWN);
  return (
    <Section id="state" title={homeText('state.title', { state: stateName(state.state, state.stateFullName) })}>
      <div className={styles.state}>
        <p className={styles.figures}>
          <Letters text={grouped(state.totalEvents)} className={styles.letters} />
          <span className={styles.words}>
            {homeText('state.text', { events: state.totalEvents, cities: state.cityCount })}
          </span>
        </p>
        <ul className={styles.cities}>
          {cities.map(({ name, eventCount }) => (
            <li key={name}>
              <Link
                to={eventsPath({ city: name, state: state.state })}
                className={styles.city}
                onClick={() => chosenPlace.set({ city: name, state: state.state, isSupported: true })}
              >
                <span className={styles.name}>{name}</span>
                {name === place.city && <span className={styles.here}>{homeText('state.here')}</span>}
                <span className={styles.count}>{cityText('place.count', { n: eventCount })}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
