import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Cell, ColumnHead, Table } from '../../../ui/table.tsx';
import { t } from '../../messages.ts';
import { type ChartColor, type ChartData, colorOf, hasFigures } from './chart-data.ts';
import styles from './charts.module.css';

export interface ChartProps {
  /** The accessible name of the chart; a heading next to it says the same. */
  label: string;
  /** Absent while loading. */
  data: ChartData | undefined;
  /** Formats a figure. */
  format: (value: number) => string;
  /** The table heading of the points: `Hour`. */
  pointName: string;
  /** The text if there is nothing to draw. */
  empty: string;
  /** Height of the drawing in pixels. */
  height?: number;
}

export const CHART_HEIGHT = 190;

interface ChartFrameProps extends ChartProps {
  children: (data: ChartData) => ReactNode;
}

/** The frame of every chart: the legend, and all figures as a table that can be opened. */
export function ChartFrame({
  label,
  data,
  format,
  pointName,
  empty,
  height = CHART_HEIGHT,
  children,
}: ChartFrameProps) {
  if (!data) {
    return (
      <div className={styles.frame} role="status" aria-label={t('kit.loading')}>
        <Skeleton height={`${height}px`} />
      </div>
    );
  }
  if (!hasFigures(data)) return <p className={styles.empty}>{empty}</p>;
  return (
    <figure className={styles.frame} aria-label={label}>
      {data.series.length > 1 && <Legend items={data.series.map((one, place) => [one.name, colorOf(one, place)])} />}
      {children(data)}
      <details className={styles.figures}>
        <summary>{t('chart.asTable')}</summary>
        <Table caption={label} dense>
          <thead>
            <tr>
              <ColumnHead>{pointName}</ColumnHead>
              {data.series.map(({ name }) => (
                <ColumnHead key={name} number>
                  {name}
                </ColumnHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.points.map((point, place) => (
              <tr key={point.label}>
                <th scope="row">{point.label}</th>
                {data.series.map(({ name, values }) => (
                  <Cell key={name} number>
                    {figure(values[place] ?? null, format)}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  );
}

function Legend({ items }: { items: ReadonlyArray<readonly [name: string, color: ChartColor]> }) {
  return (
    <ul className={styles.legend}>
      {items.map(([name, color]) => (
        <li key={name}>
          <span className={styles[color]} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function figure(value: number | null, format: (value: number) => string): string {
  return value === null ? '–' : format(value);
}
