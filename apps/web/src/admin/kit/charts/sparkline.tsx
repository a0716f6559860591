import { area, curveMonotoneX, line } from 'd3-shape';
import type { ChartColor } from './chart-data.ts';
import styles from './charts.module.css';
import { valueScale } from './scale.ts';

const [WIDTH, HEIGHT, EDGE] = [96, 28, 3];

interface SparklineProps {
  /** The trend as text: `12 runs an hour ago, 40 now`. */
  label: string;
  values: readonly number[];
  color?: ChartColor;
}

/** A small trend line without axes, next to its figure. */
export function Sparkline({ label, values, color = 'first' }: SparklineProps) {
  if (values.length < 2) return null;
  const y = valueScale(values, HEIGHT - 2 * EDGE);
  const marks = values.map((value, place): [number, number] => [
    EDGE + (place * (WIDTH - 2 * EDGE)) / (values.length - 1),
    EDGE + y(value),
  ]);
  const [lastX, lastY] = marks.at(-1) ?? [0, 0];
  return (
    <svg
      role="img"
      aria-label={label}
      className={`${styles.spark} ${styles[color]}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <path
        className={styles.ground}
        d={
          area()
            .y0(HEIGHT - EDGE)
            .curve(curveMonotoneX)(marks) ?? ''
        }
      />
      <path className={styles.line} d={line().curve(curveMonotoneX)(marks) ?? ''} />
      <circle className={styles.dot} cx={lastX} cy={lastY} r={2.5} />
    </svg>
  );
}
