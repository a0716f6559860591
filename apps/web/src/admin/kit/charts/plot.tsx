import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { useWidth } from '../use-width.ts';
import { type ChartData, colorOf, sentenceOf } from './chart-data.ts';
import styles from './charts.module.css';
import { namedPoints, nearestPoint, pointPlaces, type Scale, valueScale } from './scale.ts';
import { ChartTooltip } from './tooltip.tsx';
import { useRoving } from './use-roving.ts';

/** Margins in pixels, for the axis labels. */
const ROOM = { top: 8, right: 10, bottom: 24, left: 44 };
const NAME_WIDTH = 58;

export interface Drawing {
  /** The middle of each point. */
  places: readonly number[];
  y: Scale;
  width: number;
  height: number;
  active: number | null;
}

interface PlotProps {
  label: string;
  data: ChartData;
  kind: 'line' | 'bars';
  /** The figures that the vertical axis must cover. */
  extent: readonly number[];
  format: (value: number) => string;
  height: number;
  children: (drawing: Drawing) => ReactNode;
}

/** Axes, focusable points and the tooltip; each chart draws its own marks. */
export function Plot({ label, data, kind, extent, format, height, children }: PlotProps) {
  const [measure, frameWidth] = useWidth();
  const { frame, active, setActive, pointProps } = useRoving<SVGSVGElement>(data.points.length);
  const width = Math.max(80, frameWidth - ROOM.left - ROOM.right);
  const inner = height - ROOM.top - ROOM.bottom;
  const y = valueScale(extent, inner);
  const places = pointPlaces(data.points, width, kind);
  const band = width / Math.max(1, data.points.length);

  return (
    <div ref={measure} className={styles.plot}>
      <svg
        ref={frame}
        role="group"
        aria-label={label}
        width={width + ROOM.left + ROOM.right}
        height={height}
        onPointerMove={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          setActive(nearestPoint(places, event.clientX - box.left - ROOM.left));
        }}
        onPointerLeave={() => setActive(null)}
      >
        <g transform={`translate(${ROOM.left} ${ROOM.top})`}>
          <g className={styles.axis} aria-hidden="true">
            {y.ticks.map((tick) => (
              <g key={tick} transform={`translate(0 ${y(tick)})`}>
                <line x2={width} className={classNames(styles.rule, tick === 0 && styles.zero)} />
                <text x={-8} dy="0.32em" textAnchor="end">
                  {format(tick)}
                </text>
              </g>
            ))}
            {namedPoints(places, width, NAME_WIDTH).map((place) => (
              <text key={place} x={places[place]} y={inner + 17} textAnchor="middle">
                {data.points[place]?.tick}
              </text>
            ))}
          </g>
          {active !== null && <line className={styles.cursor} x1={places[active]} x2={places[active]} y2={inner} />}
          {children({ places, y, width, height: inner, active })}
          {data.points.map((point, place) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to reach the figures
            <rect
              key={point.label}
              role="img"
              aria-label={sentenceOf(data, place, format)}
              className={styles.point}
              x={(places[place] ?? 0) - band / 2}
              width={band}
              height={inner}
              {...pointProps(place)}
            />
          ))}
        </g>
      </svg>
      {active !== null && (
        <ChartTooltip
          x={(places[active] ?? 0) + ROOM.left}
          y={ROOM.top}
          width={frameWidth}
          title={data.points[active]?.label ?? ''}
          rows={data.series.map((series, place) => {
            const value = series.values[active] ?? null;
            return {
              name: series.name,
              text: value === null ? '–' : format(value),
              className: styles[colorOf(series, place)],
            };
          })}
        />
      )}
    </div>
  );
}
