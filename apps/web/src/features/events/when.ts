interface Times {
  startDate: string;
  endDate: string | null;
}

const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** A local wall time is formatted as if it were UTC, so that the visitor's own zone never shifts it. */
const asUtc = (local: string) => new Date(local.length === 10 ? `${local}T00:00Z` : `${local}Z`);

/** `Sat, Dec 5, 2026, 7:30 PM – 10:00 PM` */
export function whenText({ startDate, endDate }: Times): string {
  const isDay = startDate.length === 10;
  const start = isDay
    ? day.format(asUtc(startDate))
    : `${day.format(asUtc(startDate))}, ${time.format(asUtc(startDate))}`;
  if (!endDate) return start;
  const sameDay = endDate.slice(0, 10) === startDate.slice(0, 10);
  if (sameDay) return endDate.length === 10 ? start : `${start} – ${time.format(asUtc(endDate))}`;
  return `${start} – ${day.format(asUtc(endDate))}`;
}
