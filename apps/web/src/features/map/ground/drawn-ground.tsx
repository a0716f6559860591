import { useMemo } from 'react';
import { mapText } from '../../../messages/map.ts';
import { type Point, worldOf } from '../mercator.ts';
import { onScreen, type Size, type View, worldSize } from '../view.ts';
import styles from './ground.module.css';
import { labelsOf } from './labels.ts';
import { ringsOf } from './rings.ts';
import { shapesOf, UNITS } from './shapes.ts';
import type { StateMap } from './state-map.ts';

interface DrawnGroundProps {
  map: StateMap | null;
  center: Point;
  city: string;
  view: View;
  size: Size;
  /** Where names must not stand. */
  pins: ReadonlyArray<{ left: number; top: number }>;
}

/** The ground of our own: counties, towns, and circles of bulbs around the city as the measure. Needs no server of maps. */
export function DrawnGround({ map, center, city, view, size, pins }: DrawnGroundProps) {
  const middle = useMemo(() => worldOf(center), [center]);
  const shapes = useMemo(() => map && shapesOf(map, middle), [map, middle]);
  const at = onScreen(middle, view, size);
  const { rings, glow } = ringsOf(center, view, size);
  return (
    <svg className={styles.ground} width={size.width} height={size.height} aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="map-glow">
          <stop offset="0" className={styles.glowIn} />
          <stop offset="1" className={styles.glowOut} />
        </radialGradient>
        <pattern
          id="map-grooves"
          width="16"
          height="16"
          patternUnits="userSpaceOnUse"
          patternTransform={`translate(0 ${at.top})`}
        >
          <path className={styles.groove} d="M0 .5h16" />
        </pattern>
      </defs>
      {shapes && (
        <Land shapes={shapes} transform={`translate(${at.left} ${at.top}) scale(${worldSize(view.zoom) / UNITS})`} />
      )}
      <rect width={size.width} height={size.height} fill="url(#map-grooves)" />
      <circle cx={at.left} cy={at.top} r={Math.max(glow, 120)} fill="url(#map-glow)" />
      {rings.map(({ miles, radius }) => (
        <g key={miles}>
          <circle className={styles.ring} cx={at.left} cy={at.top} r={radius} />
          <text className={styles.miles} x={at.left} y={at.top - radius}>
            {mapText('map.miles', { n: miles })}
          </text>
        </g>
      ))}
      {shapes &&
        labelsOf(shapes, city, { view, size, pins }).map(({ kind, name, left, top, dotTop }) => (
          <g key={`${kind} ${name} ${Math.round(left - at.left)}`}>
            {kind === 'town' && <circle className={styles.dot} cx={left} cy={dotTop} r={2.25} />}
            <text className={styles[kind]} x={left} y={top}>
              {name}
            </text>
          </g>
        ))}
    </svg>
  );
}

function Land({ shapes, transform }: { shapes: NonNullable<ReturnType<typeof shapesOf>>; transform: string }) {
  // Drawn once: moving the map only moves it.
  const drawn = useMemo(
    () => (
      <>
        {shapes.counties.map(({ name, path }) => (
          <path key={`${name} ${path.slice(0, 24)}`} className={styles.land} d={path} />
        ))}
        <path className={styles.border} d={shapes.borders} />
      </>
    ),
    [shapes],
  );
  return <g transform={transform}>{drawn}</g>;
}
