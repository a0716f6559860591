import { coverageText } from '../../messages/coverage.ts';
import { Link } from '../../ui/link.tsx';
import { type Place, placeName } from '../place/place.ts';
import { sourcesPath } from '../place/place-address.ts';
import styles from './sources-link.module.css';

/** Below each list of a city. */
export function SourcesLink({ place }: { place: Place }) {
  return (
    <Link to={sourcesPath(place)} className={styles.link}>
      {coverageText('coverage.link', { place: placeName(place) })}
    </Link>
  );
}
