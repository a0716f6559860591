import { max } from 'd3-array';
import type { ReactNode } from 'react';
import { analyticsText } from '../../messages/boost-analytics.ts';
import { Cell, ColumnHead, Table } from '../../ui/table.tsx';
import styles from './analytics.module.css';

/** Spec: BANALYT-14. */
const HEIGHT = 200;

interface Series {
  name: string;
  color: 'first' | 'second' | 'third';
  values: readonly number[];
}

interface BarsProps {
  label: string;
  pointName: string;
  points: readonly string[];
  series: readonly Series[];
  /** Only some points are named below the bars. */
  nameEvery?: number;
}

/** Bars side by side, scaled to 200 pixels, and the same figures as a table. */
export function Bars({ label, pointName, points, series, nameEvery = 1 }: BarsProps) {
  const most = max(series.flatMap(({ values }) => values)) ?? 0;
  return (
    <figure className={styles.chart} aria-label={label}>
      {series.length > 1 && (
        <ul className={styles.legend}>
          {series.map(({ name, color, values }) => (
            <li key={name} data-color={color}>
              {name}
              <strong>{values.reduce((sum, n) => sum + n, 0)}</strong>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.plot} aria-hidden="true">
        {points.map((point, place) => (
          <div key={point} className={styles.point}>
            <div className={styles.bars} style={{ height: HEIGHT }}>
              {series.map(({ name, color, values }) => (
                <Bar key={name} color={color} value={values[place] ?? 0} most={most} title={`${point} · ${name}`} />
              ))}
            </div>
            <span className={styles.pointName}>{place % nameEvery === 0 ? point : ''}</span>
          </div>
        ))}
      </div>
      <details className={styles.figures}>
        <summary>{analyticsText('analytics.asTable')}</summary>
        <Table caption={label} dense>
          <thead>
            <tr>
              <ColumnHead>{pointName}</ColumnHead>
              {series.map(({ name }) => (
                <ColumnHead key={name} number>
                  {name}
                </ColumnHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point, place) => (
              <tr key={point}>
                <th scope="row">{point}</th>
                {series.map(({ name, values }) => (
                  <Cell key={name} number>
                    {values[place] ?? 0}
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

interface BarProps {
  color: Series['color'];
  value: number;
  most: number;
  title: string;
}

/** A figure that is not 0 can be seen. */
function Bar({ color, value, most, title }: BarProps) {
  const height = value === 0 ? 0 : Math.max(2, (value / most) * HEIGHT);
  return <span className={styles.bar} data-color={color} title={`${title}: ${value}`} style={{ height }} />;
}

/** Shares of a whole as lines with their percentages. */
export function Shares({ items, empty }: { items: ReadonlyArray<{ name: string; share: number }>; empty: ReactNode }) {
  if (items.every(({ share }) => share === 0)) return <p className={styles.quiet}>{empty}</p>;
  return (
    <ul className={styles.shares}>
      {items.map(({ name, share }) => (
        <li key={name}>
          <span>{name}</span>
          <strong>{share.toFixed(0)}%</strong>
          <span className={styles.track} aria-hidden="true">
            <span style={{ width: `${share}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
