import { arc, pie } from 'd3-shape';
import { classNames } from '../../../ui/class-names.ts';
import { percent } from '../format.ts';
import { type ChartColor, colorOf } from './chart-data.ts';
import styles from './charts.module.css';
import { useRoving } from './use-roving.ts';

const [SIZE, THICK] = [176, 26];

export interface DonutPart {
  name: string;
  value: number;
  color?: ChartColor;
}

interface DonutProps {
  /** The accessible name of the whole. */
  label: string;
  /** The unit of the total in the middle: `events`. */
  whole: string;
  parts: readonly DonutPart[];
  format: (value: number) => string;
  empty: string;
}

/** Parts of a whole. The list next to it names each with its figure and share, so color is not the only cue. */
export function Donut({ label, whole, parts, format, empty }: DonutProps) {
  const { frame, active, setActive, pointProps } = useRoving<SVGSVGElement>(parts.length);
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  if (total <= 0) return <p className={styles.empty}>{empty}</p>;
  const slices = pie<DonutPart>()
    .sort(null)
    .value(({ value }) => value)(parts as DonutPart[]);
  const ring = arc<(typeof slices)[number]>()
    .innerRadius(SIZE / 2 - THICK)
    .outerRadius(SIZE / 2 - 2)
    .padAngle(total === Math.max(...parts.map(({ value }) => value)) ? 0 : 0.015)
    .cornerRadius(2);
  const share = (value: number) => percent((value / total) * 100);
  const shown = active === null ? null : parts[active];

  return (
    <figure className={styles.donut} aria-label={label}>
      <svg
        ref={frame}
        role="group"
        aria-label={label}
        viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}
        onPointerLeave={() => setActive(null)}
      >
        {slices.map((slice, place) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the points of every chart (plot.tsx)
          <path
            key={slice.data.name}
            role="img"
            aria-label={`${slice.data.name}: ${format(slice.data.value)}, ${share(slice.data.value)}`}
            className={classNames(
              styles.slice,
              styles[colorOf(slice.data, place)],
              active !== null && active !== place && styles.dimmed,
            )}
            d={ring(slice) ?? ''}
            onPointerEnter={() => setActive(place)}
            {...pointProps(place)}
          />
        ))}
        <g className={styles.middle} aria-hidden="true">
          <text dy="0.05em">{format(shown?.value ?? total)}</text>
          <text dy="1.9em">{shown?.name ?? whole}</text>
        </g>
      </svg>
      <ul className={styles.parts}>
        {parts.map((part, place) => (
          <li key={part.name} data-active={place === active || undefined}>
            <span className={styles[colorOf(part, place)]} />
            <span>{part.name}</span>
            <strong>{format(part.value)}</strong>
            <span>{share(part.value)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
