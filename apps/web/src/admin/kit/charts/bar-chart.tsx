import { type ChartData, colorOf, totalAt } from './chart-data.ts';
import { CHART_HEIGHT, ChartFrame, type ChartProps } from './chart-frame.tsx';
import styles from './charts.module.css';
import { type Drawing, Plot } from './plot.tsx';

/** The share of a point's width that its bar takes, and the maximum width. */
const SHARE = 0.68;
const WIDEST = 44;

/** A bar chart; several series are stacked. */
export function BarChart(chart: ChartProps) {
  const height = chart.height ?? CHART_HEIGHT;
  return (
    <ChartFrame {...chart}>
      {(data) => (
        <Plot
          label={chart.label}
          data={data}
          kind="bars"
          format={chart.format}
          height={height}
          extent={data.points.map((_, place) => totalAt(data, place))}
        >
          {(drawing) => <Bars data={data} drawing={drawing} />}
        </Plot>
      )}
    </ChartFrame>
  );
}

function Bars({ data, drawing: { places, y, width, active } }: { data: ChartData; drawing: Drawing }) {
  const bar = Math.min(WIDEST, Math.max(1, (width / places.length) * SHARE));
  return (
    <g aria-hidden="true">
      {places.map((x, place) => {
        let below = 0;
        return (
          <g key={x} className={active !== null && active !== place ? styles.dimmed : undefined}>
            {data.series.map((series, order) => {
              const value = Math.max(0, series.values[place] ?? 0);
              const from = below;
              below += value;
              if (value === 0) return null;
              return (
                <rect
                  key={series.name}
                  className={`${styles.bar} ${styles[colorOf(series, order)]}`}
                  x={x - bar / 2}
                  width={bar}
                  y={y(below)}
                  // A nonzero figure is always visible.
                  height={Math.max(1, y(from) - y(below))}
                />
              );
            })}
          </g>
        );
      })}
    </g>
  );
}
