/** One point on the horizontal axis: an hour, a day, a name. */
export interface ChartPoint {
  /** The long form, for the tooltip and the table: `Nov 22, 2026, 3 PM`. */
  label: string;
  /** The short form, for the axis: `3 PM`. */
  tick: string;
  /** Milliseconds. If all points have it, they are spaced by time. */
  at?: number;
}

/** A palette color; `good`, `warn` and `bad` have a meaning, the others only distinguish series. */
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

const SERIES_COLORS: readonly ChartColor[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

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

/** The series' own color, or the one of its position. */
export function colorOf(series: { color?: ChartColor }, place: number): ChartColor {
  return series.color ?? SERIES_COLORS[place % SERIES_COLORS.length] ?? 'first';
}

/** Whether there is anything to draw: a point with a figure. */
export function hasFigures({ points, series }: ChartData): boolean {
  return points.length > 0 && series.some(({ values }) => values.some((value) => value !== null));
}

/** The accessible name of a point: `3 PM: 12 done, 1 failed`. */
export function sentenceOf(data: ChartData, place: number, format: (value: number) => string): string {
  const figures = data.series.map(({ name, values }) => {
    const value = values[place] ?? null;
    return `${value === null ? '–' : format(value)} ${name}`;
  });
  return `${data.points[place]?.label ?? ''}: ${figures.join(', ')}`;
}

/** The sum of all figures of a point: the height of a stacked bar. */
export function totalAt({ series }: ChartData, place: number): number {
  return series.reduce((sum, { values }) => sum + (values[place] ?? 0), 0);
}

export type StateLevel = 'none' | 'planned' | 'started' | 'good' | 'bad';

/** The data of one state; a state without data is `none`. */
export interface StateFigures {
  level: StateLevel;
  /** The full text: `12 of 14 cities live`. */
  text: string;
}
