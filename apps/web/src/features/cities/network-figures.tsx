import type { Endpoints, ResponseOf } from '@marquee/contract';
import { grouped } from '../../messages/dates.ts';
import { cityText } from '../../messages/places.ts';
import styles from './cities-page.module.css';

type Overview = ResponseOf<Endpoints['cityStats']>['overview'];

const TILES = [
  ['cities.live', 'totalCities'],
  ['cities.states', 'totalStates'],
  ['cities.events', 'totalEvents'],
  ['cities.recent', 'recentCities'],
] as const;

/** Four figures of the network; blank while loading, absent after a failure (spec: CITY-01). */
export function NetworkFigures({ overview, hasFailed }: { overview: Overview | null; hasFailed: boolean }) {
  if (hasFailed) return null;
  return (
    <dl className={styles.figures} aria-label={cityText('cities.figures')} aria-busy={overview === null}>
      {TILES.map(([label, name]) => (
        <div key={name} className={styles.figure}>
          <dt>{cityText(label)}</dt>
          <dd>{overview ? grouped(overview[name]) : ' '}</dd>
        </div>
      ))}
    </dl>
  );
}
