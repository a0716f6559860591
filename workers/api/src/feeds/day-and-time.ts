const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** `Saturday, December 5, 2026 at 7:30 PM`, or the day alone. */
export function dayAndTime(local: string): string {
  // A wall time is formatted as if it were UTC, so that no zone shifts it.
  const time = local.length > 10 ? ` at ${TIME.format(new Date(`${local}Z`))}` : '';
  return `${DAY.format(new Date(local.slice(0, 10)))}${time}`;
}
