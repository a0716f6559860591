import { useMemo, useRef } from 'react';
import { mapText } from '../../messages/map.ts';
import { DrawnGround } from './ground/drawn-ground.tsx';
import { useStateMap } from './ground/load-ground.ts';
import { type Point, worldOf } from './mercator.ts';
import styles from './plan-map.module.css';
import { useSize } from './use-size.ts';
import { fitted, onScreen, type Size } from './view.ts';

/** A place of a plan with its number in the list. */
export interface NumberedPlace extends Point {
  number: number;
}

interface PlanMapProps {
  places: readonly NumberedPlace[];
  city: string;
  state: string;
  label: string;
}

/** Pixels between the middles of two pins. */
const APART = 30;

/** Where the events of a plan are, numbered. Our own drawing, as that of one event. */
export function PlanMap({ places, city, state, label }: PlanMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const map = useStateMap(state);
  const [first] = places;
  const pins = useMemo(() => (size && first ? pinsOf(places, first, size) : null), [places, first, size]);
  if (!first) return null;
  return (
    <figure className={styles.figure}>
      <div ref={box} className={styles.map} role="img" aria-label={label}>
        {size && pins && (
          <>
            <DrawnGround {...{ map, size, city }} center={first} view={pins.view} pins={pins.at} />
            {pins.at.map(({ left, top, numbers }) => (
              <span key={numbers.join()} className={styles.pin} style={{ translate: `${left}px ${top}px` }}>
                <span>{numbers.join(' · ')}</span>
              </span>
            ))}
          </>
        )}
      </div>
      <figcaption className={styles.credit}>{mapText('map.drawnFrom')}</figcaption>
    </figure>
  );
}

/** Places too close to each other for two pins share one. */
function pinsOf(places: readonly NumberedPlace[], first: Point, size: Size) {
  const view = fitted(places, first, size);
  const at: Array<{ left: number; top: number; numbers: number[] }> = [];
  for (const place of places) {
    const { left, top } = onScreen(worldOf(place), view, size);
    const near = at.find((pin) => Math.hypot(pin.left - left, pin.top - top) < APART);
    if (near) near.numbers.push(place.number);
    else at.push({ left, top, numbers: [place.number] });
  }
  return { view, at };
}
