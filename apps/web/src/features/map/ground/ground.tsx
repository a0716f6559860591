import { lazy, Suspense } from 'react';
import { mapText } from '../../../messages/map.ts';
import type { Place } from '../../place/place.ts';
import styles from '../event-map.module.css';
import type { Point } from '../mercator.ts';
import type { Size, View } from '../view.ts';
import { DrawnGround } from './drawn-ground.tsx';
import { useStateMap } from './load-ground.ts';
import type { Tiles as Loaded } from './tiles.tsx';

export interface GroundProps {
  place: Place;
  center: Point;
  view: View;
  size: Size;
  pins: ReadonlyArray<{ left: number; top: number }>;
}

const NoTiles: typeof Loaded = () => <></>;

/** The address of a style for maps of streets; a build without one has no code for them (docs/decisions/020-maps.md). */
const STYLE: string = import.meta.env.VITE_MAP_STYLE ?? '';

const Tiles = STYLE
  ? lazy(() =>
      import('./tiles.tsx').then(
        (loaded) => ({ default: loaded.Tiles }),
        // The drawn ground is there.
        () => ({ default: NoTiles }),
      ),
    )
  : null;

/** What the pins stand on: our drawing, and above it the streets if the site has a server of tiles. */
export function Ground({ place, center, view, size, pins }: GroundProps) {
  const map = useStateMap(place.state);
  return (
    <>
      <DrawnGround {...{ map, center, view, size, pins }} city={place.city} />
      {Tiles ? (
        <Suspense fallback={null}>
          <Tiles address={STYLE} view={view} size={size} />
        </Suspense>
      ) : (
        <p className={styles.credit}>{mapText('map.drawnFrom')}</p>
      )}
    </>
  );
}
