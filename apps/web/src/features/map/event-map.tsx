import type { Event } from '@marquee/contract';
import { useId, useMemo, useRef, useState } from 'react';
import { mapText } from '../../messages/map.ts';
import { IconButton } from '../../ui/button.tsx';
import { MinusIcon, PlusIcon, RefreshIcon } from '../../ui/icons.tsx';
import { type Place, placeName } from '../place/place.ts';
import { areaShown, cornersOf } from './area.ts';
import styles from './event-map.module.css';
import { Ground } from './ground/ground.tsx';
import { MapNotes } from './map-notes.tsx';
import type { Point } from './mercator.ts';
import { Pin } from './pin.tsx';
import { PinCard } from './pin-card.tsx';
import { type Cluster, clustersAt, placesOf, unplacedIn } from './places.ts';
import { SearchArea } from './search-area.tsx';
import { useGestures } from './use-gestures.ts';
import { useMarked } from './use-marked.ts';
import { useSize } from './use-size.ts';
import { fitted, MAX_ZOOM, moved, onScreen, type View, zoomed } from './view.ts';

export interface EventMapProps {
  place: Place;
  /** Where the middle of the place is; null for a place we do not know. */
  center: Point | null;
  events: readonly Event[];
  next: { load: () => void; isLoading: boolean } | null;
  /** The area that is listed instead of the place; empty: none. */
  area?: string;
  onArea?: (area: string) => void;
}

/** The key of what is listed apart. */
const APART = 'apart';
const SOMEWHERE = { width: 600, height: 600 };
const EDGE = 24;
const ABOVE_CARD = 0.34;
const NOWHERE = { latitude: 38, longitude: -97 };

/** A list's events at their places. The map begins with all of them, and begins again when the list has others. */
export function EventMap({ place, center, events, next, area = '', onArea }: EventMapProps) {
  const surface = useRef<HTMLDivElement>(null);
  const pins = useRef(new Map<string, HTMLButtonElement>());
  const measured = useSize(surface);
  const size = measured ?? SOMEWHERE;
  const cardId = useId();
  const places = useMemo(() => placesOf(events), [events]);
  const unplaced = useMemo(() => unplacedIn(events), [events]);
  const apart = useRef<HTMLDivElement>(null);
  const middle = center ?? places[0] ?? null;
  // An area stays in view, whatever is found in it.
  const subject = area || places.map(({ key }) => key).join(' ');
  const [chosen, setChosen] = useState<string | null>(null);
  const [own, setOwn] = useState<{ of: string; view: View; isByHand: boolean } | null>(null);
  const corners = cornersOf(area);
  const start = area ? fitted(corners, corners[0] ?? NOWHERE, size, MAX_ZOOM) : fitted(places, middle ?? NOWHERE, size);
  const ours = own?.of === subject ? own : null;
  const view = ours?.view ?? start;
  const marked = useMarked();
  const change = (step: (view: View) => View, isByHand = false) =>
    setOwn((before) => {
      const held = before?.of === subject ? before : null;
      return { of: subject, view: step(held?.view ?? start), isByHand: isByHand || (held?.isByHand ?? false) };
    });
  const changeByHand = (step: (view: View) => View) => change(step, true);
  useGestures(surface, changeByHand);
  const search = (wanted: string) => {
    setOwn({ of: wanted, view, isByHand: false });
    onArea?.(wanted);
  };

  const clusters = useMemo(() => clustersAt(view.zoom, places), [view.zoom, places]);
  const inOrder = clusters.toSorted((a, b) => a.y - b.y || a.x - b.x);
  const opened = clusters.find((cluster) => cluster.places.some(({ key }) => key === chosen));
  const isApart = chosen === APART && unplaced.length > 0;

  const close = () => {
    if (opened) pins.current.get(opened.key)?.focus();
    else apart.current?.querySelector<HTMLElement>('[data-apart]')?.focus();
    setChosen(null);
  };
  /** What a pin opens stands on the lower half. */
  const choose = (cluster: Cluster) => {
    if (cluster === opened) return close();
    setChosen(cluster.key);
    const { top } = onScreen(cluster, view, size);
    const lowest = size.height * ABOVE_CARD;
    if (top > lowest) change((before) => moved(before, 0, lowest - top));
  };
  const bringIntoView = (at: { x: number; y: number }) => {
    const { left, top } = onScreen(at, view, size);
    const isSeen = left > EDGE && top > EDGE && left < size.width - EDGE && top < size.height - EDGE;
    if (!isSeen) change((before) => ({ ...before, x: at.x, y: at.y }));
  };

  return (
    <div
      ref={apart}
      className={styles.frame}
      role="group"
      aria-label={mapText('map.label', { place: placeName(place) })}
    >
      <div ref={surface} className={styles.map}>
        {measured && middle && (
          <Ground {...{ place, view, size }} center={middle} pins={inOrder.map((one) => onScreen(one, view, size))} />
        )}
        <p className={styles.keys}>{mapText('map.keys')}</p>
        {measured &&
          inOrder.map((cluster) => (
            <Pin
              key={cluster.key}
              ref={(button) => {
                if (button) pins.current.set(cluster.key, button);
                else pins.current.delete(cluster.key);
              }}
              cluster={cluster}
              at={onScreen(cluster, view, size)}
              isChosen={cluster === opened}
              isMarked={marked !== null && cluster.events.some(({ slug }) => slug === marked)}
              controls={cardId}
              onChoose={() => choose(cluster)}
              onFocus={() => bringIntoView(cluster)}
            />
          ))}
        {places.length === 0 && (
          <p className={styles.empty} role="status">
            {mapText('map.empty')}
          </p>
        )}
        <div className={styles.tools} data-over-map="" data-map-key="">
          <IconButton label={mapText('map.zoomIn')} onClick={() => changeByHand((before) => zoomed(before, 1))}>
            <PlusIcon />
          </IconButton>
          <IconButton label={mapText('map.zoomOut')} onClick={() => changeByHand((before) => zoomed(before, -1))}>
            <MinusIcon />
          </IconButton>
          <IconButton label={mapText('map.all')} onClick={() => setOwn(null)}>
            <RefreshIcon />
          </IconButton>
        </div>
        {opened && (
          <PinCard
            key={opened.key}
            id={cardId}
            of={opened}
            onClose={close}
            onSeparate={() => {
              change(() => fitted(opened.places, opened.places[0] ?? middle ?? NOWHERE, size, MAX_ZOOM));
              close();
            }}
          />
        )}
        {isApart && <PinCard id={cardId} of={{ key: APART, places: [], events: unplaced }} onClose={close} />}
      </div>
      <MapNotes
        shown={events.length}
        unplaced={{
          n: unplaced.length,
          isOpen: isApart,
          controls: cardId,
          onOpen: () => (isApart ? close() : setChosen(APART)),
        }}
        next={next}
      >
        {onArea && ours?.isByHand && <SearchArea area={areaShown(view, size)} onSearch={search} />}
      </MapNotes>
    </div>
  );
}
