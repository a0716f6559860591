/** One place along the horizontal axis: an hour, a day, a name. */
export interface ChartPoint {
  /** In full, for the tooltip and the table: `Nov 22, 2026, 3 PM`. */
  label: string;
  /** As short as it is read on the axis: `3 PM`. */
  tick: string;
  /** Milliseconds. Where all points have it, they stand as far apart as they are in time. */
  at?: number;
}

/** A part of the palette; `good`, `warn` and `bad` say something, the others only keep series apart. */
export type ChartColor =
  | 'first'
  | 'second'
  | 'third'
  | 'fourth'
  | 'fifth'
  | 'sixth'
  | 'good'
  | 'warn'
  | 'bad'
  | 'quiet';

export const SERIES_COLORS: readonly ChartColor[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** One figure for each point; null where there is none. */
export interface ChartSeries {
  name: string;
  values: ReadonlyArray<number | null>;
  color?: ChartColor;
}

export interface ChartData {
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
}

/** The series' own color, or that of its place. */
export function colorOf(series: { color?: ChartColor }, place: number): ChartColor {
  return series.color ?? SERIES_COLORS[place % SERIES_COLORS.length] ?? 'first';
}

/** Whether there is anything to draw: a point with a figure. */
export function hasFigures({ points, series }: ChartData): boolean {
  return points.length > 0 && series.some(({ values }) => values.some((value) => value !== null));
}

/** `3 PM: 12 done, 1 failed`: what a point says to those who listen. */
export function sentenceOf(data: ChartData, place: number, format: (value: number) => string): string {
  const figures = data.series.map(({ name, values }) => {
    const value = values[place] ?? null;
    return `${value === null ? '–' : format(value)} ${name}`;
  });
  return `${data.points[place]?.label ?? ''}: ${figures.join(', ')}`;
}

/** All figures of one point, as a stacked bar is tall. */
export function totalAt({ series }: ChartData, place: number): number {
  return series.reduce((sum, { values }) => sum + (values[place] ?? 0), 0);
}

export type StateLevel = 'none' | 'planned' | 'started' | 'good' | 'bad';

/** What is told of one state; a state without any is `none`. */
export interface StateFigures {
  level: StateLevel;
  /** All of it in words: `12 of 14 cities live`. */
  text: string;
}
