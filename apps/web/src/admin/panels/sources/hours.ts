import type { Answer } from '../../kit/calls.ts';

export type Hour = Answer<'getScrapingMetrics'>['hours'][number];

const HOUR_MS = 3_600_000;
const SHOWN = 24;

/** The last 24 hours in order, ending with the current hour; hours without runs have zeros. */
export function hoursUntilNow(told: readonly Hour[], now: number): Hour[] {
  const byTime = new Map(told.map((hour) => [Date.parse(hour.hour), hour]));
  const last = Math.floor(now / HOUR_MS) * HOUR_MS;
  return Array.from({ length: SHOWN }, (_, place) => {
    const at = last - (SHOWN - 1 - place) * HOUR_MS;
    return (
      byTime.get(at) ?? {
        hour: new Date(at).toISOString(),
        runs: 0,
        skipped: 0,
        errors: 0,
        eventsFound: 0,
        eventsSaved: 0,
        averageSeconds: 0,
      }
    );
  });
}

type Totals = Pick<Hour, 'runs' | 'errors' | 'eventsFound'>;

/** The sums of the last hours, and of the same number of hours before. */
export function halves(hours: readonly Hour[], length: number): { now: Totals; before: Totals } {
  return { now: sum(hours.slice(-length)), before: sum(hours.slice(-2 * length, -length)) };
}

function sum(hours: readonly Hour[]): Totals {
  const total = (field: keyof Totals) => hours.reduce((all, hour) => all + hour[field], 0);
  return { runs: total('runs'), errors: total('errors'), eventsFound: total('eventsFound') };
}
