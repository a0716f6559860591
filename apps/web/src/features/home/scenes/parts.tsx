import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './scenes.module.css';

/** Every scene is drawn on this many units. Its subject stands to the right: the text of the hero is on the left. */
export const [WIDTH, HEIGHT] = [1600, 640];

/** The colors of the sky, from the top to the horizon. */
type Sky = readonly [string, string, string];

interface SceneProps {
  name: string;
  sky: Sky;
  stars?: number;
  children: ReactNode;
}

/** A drawing under a sky of its own. */
export function Scene({ name, sky, stars = 0, children }: SceneProps) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMax slice"
      className={styles.drawing}
      data-scene={name}
    >
      <defs>
        <linearGradient id={`sky-${name}`} x1="0" y1="0" x2="0" y2="1">
          {sky.map((color, index) => (
            <stop key={color} offset={index / 2} stopColor={color} />
          ))}
        </linearGradient>
        <radialGradient id={`glow-${name}`}>
          <stop offset="0" className={styles.glowCenter} />
          <stop offset="1" className={styles.glowEdge} />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#sky-${name})`} />
      <g className={styles.lit}>
        {Array.from({ length: stars }, (_, star) => (
          <circle
            key={star}
            // Spread by two irrational steps: even, without a pattern, and the same every time.
            cx={((star * 0.618034) % 1) * WIDTH}
            cy={((star * 0.754877) % 1) * 330}
            r={star % 5 === 0 ? 1.8 : 1.1}
            opacity={0.35 + (star % 4) * 0.15}
          />
        ))}
      </g>
      {children}
    </svg>
  );
}

/** A soft light. */
export function Glow({ of, x, y, r, ry = r }: { of: string; x: number; y: number; r: number; ry?: number }) {
  return <ellipse cx={x} cy={y} rx={r} ry={ry} fill={`url(#glow-${of})`} />;
}

/** Bulbs on a hanging string, in two groups that twinkle in turn. */
export function BulbString({ from, to, sag, many }: { from: Point; to: Point; sag: number; many: number }) {
  const at = (part: number): Point => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part + sag * 4 * part * (1 - part),
  ];
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  return (
    <>
      <path d={`M${from.join(' ')}Q${middle.join(' ')} ${to.join(' ')}`} className={styles.wire} />
      {[0, 1].map((group) => (
        <g key={group} className={classNames(styles.bulbs, group === 1 && styles.second)}>
          {Array.from({ length: many }, (_, bulb) => bulb)
            .filter((bulb) => bulb % 2 === group)
            .map((bulb) => {
              const [x, y] = at((bulb + 0.5) / many);
              return <circle key={bulb} cx={x} cy={y + 5} r="4.5" />;
            })}
        </g>
      ))}
    </>
  );
}
export type Point = readonly [x: number, y: number];

/** A building with some of its windows lit; which ones depends on its number only. */
export function Building({ x, top, width, number, className }: BuildingProps) {
  const columns = Math.floor((width - 20) / 26);
  const rows = Math.floor((HEIGHT - 70 - top) / 36);
  return (
    <>
      <rect x={x} y={top} width={width} height={HEIGHT - top} className={className ?? styles.far} />
      <g className={styles.window}>
        {Array.from({ length: columns * rows }, (_, cell) => cell)
          .filter((cell) => (cell * 7 + number * 13 + (cell % columns) * 5) % 11 < 4)
          .map((cell) => (
            <rect
              key={cell}
              x={x + 14 + (cell % columns) * 26}
              y={top + 22 + Math.floor(cell / columns) * 36}
              width="11"
              height="17"
            />
          ))}
      </g>
    </>
  );
}
interface BuildingProps {
  x: number;
  top: number;
  width: number;
  number: number;
  className?: string | undefined;
}

/** A person in outline, standing at a point. */
export function Person({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      className={styles.near}
      d="M-15 0C-18-30-20-52-16-66C-13-76 13-76 16-66C20-52 18-30 15 0ZM0-104A13 14 0 1 1 0-76A13 14 0 1 1 0-104Z"
    />
  );
}

/** The heads of an audience along the lower edge. */
export function Crowd({ from, to, y }: { from: number; to: number; y: number }) {
  const many = Math.floor((to - from) / 46);
  return (
    <>
      {Array.from({ length: many }, (_, head) => (
        <Person key={head} x={from + head * 46 + (head % 3) * 7} y={y + ((head * 5) % 4) * 9} size={1.25} />
      ))}
    </>
  );
}
