import { ticks } from 'd3-array';
import type { ChartPoint } from './chart-data.ts';

/** Maps a figure to a position in pixels, with the ticks of the axis. */
export interface Scale {
  (value: number): number;
  ticks: readonly number[];
}

const ROUGHLY_TICKS = 4;

/** From zero (or the lowest negative figure) at the bottom to a round figure at or above the highest. */
export function valueScale(values: readonly number[], height: number): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  // All zero: an axis from 0 to 1 with a line at the bottom.
  const marks = ticks(low, high > low ? high : low + 1, ROUGHLY_TICKS);
  const between = (marks[1] ?? 1) - (marks[0] ?? 0) || 1;
  // Counts have no fractions.
  const step = values.every(Number.isInteger) ? Math.max(1, Math.round(between)) : between;
  const first = Math.floor(low / step + 1e-9) * step;
  const steps = Math.max(1, Math.ceil((high - first) / step - 1e-9));
  const last = first + steps * step;
  const scale = (value: number) => height - ((value - first) / (last - first)) * height;
  // Multiplied, not added up: 0.1 + 0.1 + 0.1 is not 0.3.
  const shown = Array.from({ length: steps + 1 }, (_, place) => Number((first + place * step).toPrecision(12)));
  return Object.assign(scale, { ticks: shown });
}

/** The middle of each point in pixels: by time if all have one, else evenly spaced. */
export function pointPlaces(points: readonly ChartPoint[], width: number, kind: 'line' | 'bars'): number[] {
  const count = points.length;
  if (kind === 'bars') return points.map((_, place) => ((place + 0.5) * width) / count);
  if (count === 1) return [width / 2];
  const times = points.map(({ at }) => at);
  const [first, last] = [times[0], times.at(-1)];
  if (first !== undefined && last !== undefined && last > first && times.every((at) => at !== undefined)) {
    return times.map((at) => (((at ?? first) - first) / (last - first)) * width);
  }
  return points.map((_, place) => (place * width) / (count - 1));
}

/** Which points the axis labels, so that labels of this width do not overlap; always the last one. */
export function namedPoints(places: readonly number[], width: number, nameWidth: number): number[] {
  const most = Math.max(1, Math.floor(width / nameWidth));
  const every = Math.max(1, Math.ceil(places.length / most));
  const last = places.length - 1;
  return places
    .map((_, place) => last - place)
    .filter((place) => (last - place) % every === 0)
    .toReversed();
}

/** The point nearest to a position in pixels. */
export function nearestPoint(places: readonly number[], x: number): number {
  let best = 0;
  for (const [place, at] of places.entries()) {
    if (Math.abs(at - x) < Math.abs((places[best] ?? 0) - x)) best = place;
  }
  return best;
}
