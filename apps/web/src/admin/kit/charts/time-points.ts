import { dateFormat } from '../date-format.ts';
import type { ChartPoint } from './chart-data.ts';

const HOUR = dateFormat({ hour: 'numeric' });
const HOUR_LONG = dateFormat({ month: 'short', day: 'numeric', hour: 'numeric' });
/** A local day is not an instant: it reads the same in every time zone. */
const DAY = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const DAY_LONG = dateFormat({ dateStyle: 'full', timeZone: 'UTC' });
const WEEKDAY = dateFormat({ weekday: 'short', timeZone: 'UTC' });

/** An hour that begins at an instant, in the reader's zone. */
export function hourPoint(instant: string): ChartPoint {
  const at = Date.parse(instant);
  return { at, label: HOUR_LONG().format(at), tick: HOUR().format(at) };
}

/** A local day, `2026-11-22`; the axis shows its weekday if there are few days. */
export function dayPoint(day: string, tick: 'date' | 'weekday' = 'date'): ChartPoint {
  const at = Date.parse(day.slice(0, 10));
  return { at, label: DAY_LONG().format(at), tick: (tick === 'weekday' ? WEEKDAY : DAY)().format(at) };
}
