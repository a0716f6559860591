import type { CampaignDay } from '@marquee/contract';
import { max } from 'd3-array';
import { line } from 'd3-shape';
import { campaignText } from '../../messages/campaigns.ts';
import { grouped } from '../../messages/dates.ts';
import { cardDate } from '../events/local-time.ts';
import styles from './day-charts.module.css';
import { money } from './money.ts';

const [WIDTH, HEIGHT, TOP, BOTTOM] = [640, 170, 22, 2];

interface Drawn {
  x: (index: number) => number;
  y: (value: number) => number;
  /** The width of a day. */
  step: number;
}

/** The days as pictures; the table below them says the same. */
export function DayCharts({ days }: { days: readonly CampaignDay[] }) {
  const spent = days.map((day) => day.spent);
  const seen = days.map((day) => day.impressions);
  const clicks = days.map((day) => day.clicks);
  return (
    <div className={styles.charts}>
      <Chart title={campaignText('figures.spentPerDay')} days={days} most={max(spent) ?? 0} format={money}>
        {(drawn) => <Bars values={spent} drawn={drawn} />}
      </Chart>
      <Chart
        title={campaignText('figures.seenPerDay')}
        days={days}
        most={Math.max(max(seen) ?? 0, max(clicks) ?? 0)}
        format={grouped}
        legend={[campaignText('figures.impressions'), campaignText('figures.clicks')]}
      >
        {(drawn) => (
          <>
            <Bars values={seen} drawn={drawn} />
            <Line values={clicks} drawn={drawn} />
          </>
        )}
      </Chart>
    </div>
  );
}

interface ChartProps {
  title: string;
  days: readonly CampaignDay[];
  most: number;
  format: (value: number) => string;
  /** Of the bars, and of the line over them. */
  legend?: readonly [bars: string, line: string];
  children: (drawn: Drawn) => React.ReactNode;
}

function Chart({ title, days, most, format, legend, children }: ChartProps) {
  const step = WIDTH / days.length;
  const top = most > 0 ? most : 1;
  const drawn: Drawn = {
    step,
    x: (index) => (index + 0.5) * step,
    y: (value) => HEIGHT - BOTTOM - (Math.min(value, top) / top) * (HEIGHT - BOTTOM - TOP),
  };
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      {legend && (
        <p className={styles.legend}>
          <span className={styles.ofBars}>{legend[0]}</span>
          <span className={styles.ofLine}>{legend[1]}</span>
        </p>
      )}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title} preserveAspectRatio="none">
        <line className={styles.axis} x1={0} x2={WIDTH} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} />
        <line className={styles.top} x1={0} x2={WIDTH} y1={TOP} y2={TOP} />
        {children(drawn)}
      </svg>
      <p className={styles.scale} aria-hidden="true">
        {format(most)}
      </p>
      <p className={styles.ends} aria-hidden="true">
        <span>{first && cardDate(first.date)}</span>
        {days.length > 1 && <span>{last && cardDate(last.date)}</span>}
      </p>
    </figure>
  );
}

/** Part of a day's width that its bar takes, and its greatest width. */
const [SHARE, WIDEST] = [0.7, 48];

function Bars({ values, drawn: { x, y, step } }: { values: readonly number[]; drawn: Drawn }) {
  const width = Math.min(WIDEST, step * SHARE);
  return values.map((value, index) => (
    <rect
      key={x(index)}
      className={styles.bar}
      x={x(index) - width / 2}
      width={width}
      y={y(value)}
      height={HEIGHT - BOTTOM - y(value)}
    />
  ));
}

function Line({ values, drawn: { x, y } }: { values: readonly number[]; drawn: Drawn }) {
  const path = line<number>()
    .x((_, index) => x(index))
    .y((value) => y(value));
  return <path className={styles.line} d={path([...values]) ?? ''} />;
}
