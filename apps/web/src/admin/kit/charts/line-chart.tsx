import { area, curveMonotoneX, line } from 'd3-shape';
import { type ChartSeries, colorOf } from './chart-data.ts';
import { CHART_HEIGHT, ChartFrame, type ChartProps } from './chart-frame.tsx';
import styles from './charts.module.css';
import { type Drawing, Plot } from './plot.tsx';

/** A line chart; `filled` for a quantity. A missing figure interrupts the line. */
export function LineChart({ filled = false, ...chart }: ChartProps & { filled?: boolean }) {
  const height = chart.height ?? CHART_HEIGHT;
  return (
    <ChartFrame {...chart}>
      {(data) => (
        <Plot
          label={chart.label}
          data={data}
          kind="line"
          format={chart.format}
          height={height}
          extent={data.series.flatMap(({ values }) => values.filter((value) => value !== null))}
        >
          {(drawing) =>
            data.series.map((series, place) => (
              <g key={series.name} className={styles[colorOf(series, place)]} aria-hidden="true">
                <Lines series={series} filled={filled} drawing={drawing} />
              </g>
            ))
          }
        </Plot>
      )}
    </ChartFrame>
  );
}

type Marked = [x: number, y: number | null];

function Lines({ series, filled, drawing }: { series: ChartSeries; filled: boolean; drawing: Drawing }) {
  const { places, y, active } = drawing;
  const marks = places.map((x, place): Marked => {
    const value = series.values[place] ?? null;
    return [x, value === null ? null : y(value)];
  });
  const isThere = ([, at]: Marked) => at !== null;
  const path = line<Marked>(
    ([x]) => x,
    ([, at]) => at ?? 0,
  )
    .defined(isThere)
    .curve(curveMonotoneX)(marks);
  const ground = area<Marked>(
    ([x]) => x,
    y(0),
    ([, at]) => at ?? 0,
  )
    .defined(isThere)
    .curve(curveMonotoneX)(marks);
  return (
    <>
      {filled && <path className={styles.ground} d={ground ?? ''} />}
      <path className={styles.line} d={path ?? ''} />
      {marks.map(
        ([x, at], place) =>
          at !== null &&
          (place === active || isAlone(marks, place)) && (
            <circle key={x} className={styles.dot} cx={x} cy={at} r={place === active ? 4.5 : 2.5} />
          ),
      )}
    </>
  );
}

/** A figure without neighbors has no line, so it gets a dot. */
function isAlone(marks: readonly Marked[], place: number): boolean {
  return (marks[place - 1]?.[1] ?? null) === null && (marks[place + 1]?.[1] ?? null) === null;
}
