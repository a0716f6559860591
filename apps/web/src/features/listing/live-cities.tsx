import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../api/query-for.ts';
import { cityText } from '../../messages/places.ts';
import { Link } from '../../ui/link.tsx';
import { eventsPath, placeName } from '../place/place.ts';
import styles from './live-cities.module.css';

const MOST = 6;

/** Live cities, for a visitor whose city is not covered yet (docs/spec/decisions.md 29). */
export function LiveCities() {
  const { data = [] } = useQuery(queryFor('featuredCities', {}));
  if (data.length === 0) return null;
  return (
    <nav aria-label={cityText('place.featured')} className={styles.cities}>
      <h2 className={styles.title}>{cityText('place.featured')}</h2>
      <ul className={styles.list}>
        {data.slice(0, MOST).map((city) => (
          <li key={placeName(city)}>
            <Link to={eventsPath(city)} className={styles.city}>
              <span className={styles.name}>{placeName(city)}</span>
              <span className={styles.count}>{cityText('place.count', { n: city.eventCount })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
