import type { Ref } from 'react';
import { mapText } from '../../messages/map.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './pins.module.css';
import type { Cluster } from './places.ts';

interface PinProps {
  cluster: Cluster;
  at: { left: number; top: number };
  isChosen: boolean;
  isMarked: boolean;
  /** The id of what it opens. */
  controls: string;
  onChoose: () => void;
  onFocus: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A lit bulb at a place, with the number of its events. */
export function Pin({ cluster, at, isChosen, isMarked, controls, onChoose, onFocus, ref }: PinProps) {
  const n = cluster.events.length;
  const name = nameOf(cluster);
  return (
    <button
      ref={ref}
      type="button"
      className={classNames(styles.pin, n > 99 && styles.full)}
      style={{ translate: `calc(${at.left}px - 50%) calc(${at.top}px - 50%)` }}
      aria-label={name}
      title={name}
      aria-expanded={isChosen}
      aria-controls={isChosen ? controls : undefined}
      data-marked={isMarked || undefined}
      data-over-map=""
      data-map-key=""
      onClick={onChoose}
      onFocus={onFocus}
    >
      <span>{n}</span>
    </button>
  );
}

/** What a pin is of, with the number of its events. */
function nameOf({ places, events }: Cluster): string {
  const n = events.length;
  const [first] = places;
  return places.length > 1
    ? mapText('map.places', { places: places.length, n })
    : mapText('map.place', { name: first?.name ?? '', n });
}
