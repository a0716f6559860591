import type { Endpoints, ResponseOf } from '@marquee/contract';
import type { ReactNode } from 'react';
import { shortDay } from '../../messages/dates.ts';
import { homeText } from '../../messages/home.ts';
import { cityText } from '../../messages/places.ts';
import { stateName } from '../../messages/states.ts';
import { Badge } from '../../ui/badge.tsx';
import { Link } from '../../ui/link.tsx';
import { chosenPlace, eventsPath } from '../place/place.ts';
import styles from './growth.module.css';

type Recent = ResponseOf<Endpoints['recentCities']>;
type City = Recent['stateRecent'][number];

/** The new cities of the current state, with the date they were added (spec: HOME-13). */
export function NewCities({ cities }: { cities: readonly City[] }) {
  const [first] = cities;
  return (
    <div className={styles.group}>
      <h3 className={styles.title}>
        {homeText('growth.new', { state: first ? stateName(first.state, first.stateFullName) : '' })}
      </h3>
      <ul className={styles.cards}>
        {cities.map((city) => (
          <li key={city.name}>
            <CityLink city={city} className={styles.card}>
              <Badge tone="accent">{homeText('growth.badge')}</Badge>
              <span className={styles.name}>{city.name}</span>
              <span className={styles.added}>
                {cityText('cities.added', { date: shortDay(new Date(city.createdAt)) })} ·{' '}
                {cityText('place.count', { n: city.eventCount })}
              </span>
            </CityLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The new cities elsewhere, by state (spec: HOME-14). */
export function RecentStates({ states }: { states: Recent['otherStates'] }) {
  return (
    <div className={styles.group}>
      <h3 className={styles.title}>{homeText('growth.recent')}</h3>
      <ul className={styles.states}>
        {states.map(({ state, stateFullName, cities }) => (
          <li key={state} className={styles.state}>
            <h4 className={styles.stateName}>{stateName(state, stateFullName)}</h4>
            <ul className={styles.links}>
              {cities.map((city) => (
                <li key={city.name}>
                  <CityLink city={city} className={styles.link}>
                    {city.name}
                  </CityLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CityLinkProps {
  city: City;
  className: string | undefined;
  children: ReactNode;
}

/** The listing of the city, which becomes the visitor's own. */
function CityLink({ city: { name, state }, className, children }: CityLinkProps) {
  return (
    <Link
      to={eventsPath({ city: name, state })}
      className={className}
      onClick={() => chosenPlace.set({ city: name, state, isSupported: true })}
    >
      {children}
    </Link>
  );
}
