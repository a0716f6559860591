export interface Moment {
  name: string;
  /** An instant, with the offset of New York. */
  startsAt: string;
  /** The day there. */
  today: string;
  /** Its weekend, as "this weekend" means it then: Friday to Sunday; on those days, the rest of it. */
  weekend: readonly [from: string, to: string];
}

/**
 * Eight moments of a week, and five days of a year, in the order of time: those on which what "tonight" or "this weekend" means, or how long a day is,
 * is not as usual.
 */
export const MOMENTS: readonly Moment[] = [
  moment('the hour that comes twice', '2026-11-01T01:30:00-04:00', ['2026-11-01', '2026-11-01']),
  moment('Monday at 5 AM', '2026-11-30T05:00:00-05:00', ['2026-12-04', '2026-12-06']),
  moment('Tuesday at noon', '2026-12-01T12:00:00-05:00', ['2026-12-04', '2026-12-06']),
  moment('Wednesday as the evening begins', '2026-12-02T17:00:00-05:00', ['2026-12-04', '2026-12-06']),
  moment('Thursday before midnight', '2026-12-03T23:30:00-05:00', ['2026-12-04', '2026-12-06']),
  moment('Friday at 7:48 PM', '2026-12-04T19:48:00-05:00', ['2026-12-04', '2026-12-06']),
  moment('Saturday after midnight', '2026-12-05T00:30:00-05:00', ['2026-12-05', '2026-12-06']),
  moment('Saturday at 11:55 PM', '2026-12-05T23:55:00-05:00', ['2026-12-05', '2026-12-06']),
  moment('Sunday at noon', '2026-12-06T12:00:00-05:00', ['2026-12-06', '2026-12-06']),
  moment('New Year’s Eve', '2026-12-31T22:00:00-05:00', ['2027-01-01', '2027-01-03']),
  moment('before the hour that is left out', '2027-03-14T01:30:00-05:00', ['2027-03-14', '2027-03-14']),
  moment('the last day of a month', '2027-04-30T20:00:00-04:00', ['2027-04-30', '2027-05-02']),
  moment('February 29', '2028-02-29T12:00:00-05:00', ['2028-03-03', '2028-03-05']),
];

function moment(name: string, startsAt: string, weekend: Moment['weekend']): Moment {
  return { name, startsAt, today: startsAt.slice(0, 10), weekend };
}
