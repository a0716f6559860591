import type { Event, Found } from '@marquee/contract';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { mapText } from '../../messages/map.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { MinusIcon, PlusIcon, RefreshIcon } from '../../ui/icons.tsx';
import { type Place, placeName } from '../place/place.ts';
import { areaShown, cornersOf } from './area.ts';
import styles from './event-map.module.css';
import { Ground } from './ground/ground.tsx';
import { MapNotes } from './map-notes.tsx';
import type { Point, World } from './mercator.ts';
import { Pin } from './pin.tsx';
import { PinCard } from './pin-card.tsx';
import { type Cluster, clustersAt, placesOf, unplacedIn } from './places.ts';
import { SearchArea } from './search-area.tsx';
import { useGestures } from './use-gestures.ts';
import { useMarked } from './use-marked.ts';
import { useSize } from './use-size.ts';
import { fitted, MAX_ZOOM, moved, onScreen, type Size, type View, zoomed } from './view.ts';

export interface EventMapProps {
  place: Place;
  /** Where the middle of the place is; null for a place we do not know. */
  center: Point | null;
  events: readonly Event[];
  next: { load: () => void; isLoading: boolean } | null;
  /** The area that is listed instead of the place; empty: none. */
  area?: string;
  onArea?: (area: string) => void;
  /** Of a list that goes on: the events in view, and how many there are. */
  inView?: { events: readonly Event[]; found: Found } | null;
  /** Hears what the map shows; null: too much. */
  onView?: (area: string | null) => void;
}

/** The key of what is listed apart. */
const APART = 'apart';
const SOMEWHERE = { width: 600, height: 600 };
const EDGE = 24;
const ABOVE_CARD = 0.34;
const NOWHERE = { latitude: 38, longitude: -97 };

/** A list's events at their places. The map begins with all of them, and begins again when the list has others. */
export function EventMap({ place, center, events, next, area = '', onArea, inView = null, onView }: EventMapProps) {
  const surface = useRef<HTMLDivElement>(null);
  const pins = useRef(new Map<string, HTMLButtonElement>());
  const measured = useSize(surface);
  const size = measured ?? SOMEWHERE;
  const cardId = useId();
  const listed = useMemo(() => placesOf(events), [events]);
  const places = useMemo(() => (inView ? placesOf(together(events, inView.events)) : listed), [events, inView, listed]);
  const unplaced = useMemo(() => unplacedIn(events), [events]);
  const apart = useRef<HTMLDivElement>(null);
  const middle = center ?? listed[0] ?? null;
  // An area stays in view, whatever is found in it.
  const subject = area || listed.map(({ key }) => key).join(' ');
  const [chosen, setChosen] = useState<string | null>(null);
  const [own, setOwn] = useState<{ of: string; view: View; isByHand: boolean } | null>(null);
  const corners = cornersOf(area);
  const start = area ? fitted(corners, corners[0] ?? NOWHERE, size, MAX_ZOOM) : fitted(listed, middle ?? NOWHERE, size);
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
  const seen = measured && areaShown(view, size);
  const tellView = useEffectEvent((shown: string | null) => onView?.(shown));
  useEffect(() => tellView(seen), [seen]);
  const search = (wanted: string) => {
    setOwn({ of: wanted, view, isByHand: false });
    onArea?.(wanted);
  };

  const clusters = useMemo(() => clustersAt(view.zoom, places), [view.zoom, places]);
  const inOrder = clusters.toSorted((a, b) => a.y - b.y || a.x - b.x);
  const isSeen = (at: World, of: View) => isOnScreen(onScreen(at, of, size), size);
  const isNoneSeen = places.length > 0 && measured !== null && !clusters.some((cluster) => isSeen(cluster, view));
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
  /** Not into an empty part: the nearest pin then leads. */
  const closer = (before: View): View => {
    const near = zoomed(before, 1);
    if (places.length === 0 || places.some(({ world }) => isSeen(world, near))) return near;
    const away = ({ world }: { world: World }) => Math.hypot(world.x - near.x, world.y - near.y);
    const [nearest] = places.toSorted((a, b) => away(a) - away(b));
    return nearest ? { ...near, ...nearest.world } : near;
  };
  const bringIntoView = (at: { x: number; y: number }) => {
    const { left, top } = onScreen(at, view, size);
    const isInside = left > EDGE && top > EDGE && left < size.width - EDGE && top < size.height - EDGE;
    if (!isInside) change((before) => ({ ...before, x: at.x, y: at.y }));
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
        {isNoneSeen && (
          <div className={styles.empty} role="status" data-over-map="">
            <p>{mapText('map.nothingHere')}</p>
            <Button size="sm" onClick={() => setOwn(null)}>
              {mapText('map.all')}
            </Button>
          </div>
        )}
        {places.length === 0 && (
          <p className={styles.empty} role="status">
            {mapText('map.empty')}
          </p>
        )}
        <div className={styles.tools} data-over-map="" data-map-key="">
          <IconButton label={mapText('map.zoomIn')} onClick={() => changeByHand(closer)}>
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
        inView={inView}
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

/** The events of the list, and those in view that it does not have yet. */
function together(events: readonly Event[], inView: readonly Event[]): Event[] {
  const known = new Set(events.map(({ id }) => id));
  return [...events, ...inView.filter(({ id }) => !known.has(id))];
}

const isOnScreen = ({ left, top }: { left: number; top: number }, { width, height }: Size) =>
  left > 0 && top > 0 && left < width && top < height;
