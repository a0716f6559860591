import { isMultiDay, isWholeDay, type LocalTime, type Times } from './local-time.ts';

/** The browser's own calendar of zones, without the data that Intl reads first; older browsers have Intl alone. */
const temporal = (globalThis as { Temporal?: typeof Temporal }).Temporal;

/** Making a formatter takes a hundred times longer than formatting: each is made once for its zone (undefined: the visitor's). */
function inZone(locale: string, options: Intl.DateTimeFormatOptions) {
  const made = new Map<string | undefined, Intl.DateTimeFormat>();
  return (timeZone?: string): Intl.DateTimeFormat => {
    const zone = timeZone ? { timeZone } : {};
    const format = made.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, ...zone });
    made.set(timeZone, format);
    return format;
  };
}

const WALL = inZone('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
const OFFSET = inZone('en-US', { timeZoneName: 'longOffset' });
const NAME = inZone('en-US', { timeZoneName: 'short' });

/** Zones of most US cities: the offset of standard time, its short name and that of daylight saving time. */
const US_ZONES: Readonly<Record<string, readonly [string, string, string]>> = {
  'America/New_York': ['-05:00', 'EST', 'EDT'],
  'America/Detroit': ['-05:00', 'EST', 'EDT'],
  'America/Chicago': ['-06:00', 'CST', 'CDT'],
  'America/Denver': ['-07:00', 'MST', 'MDT'],
  'America/Phoenix': ['-07:00', 'MST', 'MST'],
  'America/Los_Angeles': ['-08:00', 'PST', 'PDT'],
};

/** The current wall time in a zone. */
export function localNow(timezone: string, now: Date = new Date()): LocalTime {
  if (!temporal) return WALL(timezone).format(now).replace(' ', 'T');
  const instant = temporal.Instant.fromEpochMilliseconds(now.getTime());
  return instant.toZonedDateTimeISO(timezone).toPlainDateTime().toString().slice(0, 16);
}

/** Started on an earlier day and not ended yet (spec: CARD-12). */
export function isOngoing(times: Times, now: Date = new Date()): boolean {
  if (!isMultiDay(times)) return false;
  const local = localNow(times.timezone, now);
  const end = times.endDate ?? times.startDate;
  return times.startDate <= local && (end.length === 10 ? end >= local.slice(0, 10) : end >= local);
}

/** The zone's short name for visitors in other zones; null if their clock agrees or no zone is given. */
export function foreignZone(times: Times, here?: string): string | null {
  const { startDate, timezone } = times;
  if (isWholeDay(times)) return null;
  const offset = offsetAt(startDate, timezone);
  if (offset === offsetAt(startDate, here)) return null;
  const [standard, winter, summer] = temporal ? (US_ZONES[timezone] ?? []) : [];
  return (standard === offset ? winter : summer) ?? named(NAME(timezone), startDate);
}

/** The distance of a zone's clock from UTC at a wall time. */
function offsetAt(local: LocalTime, timezone?: string): string {
  if (!temporal) return named(OFFSET(timezone), local);
  return temporal.PlainDateTime.from(local.slice(0, 16)).toZonedDateTime(timezone ?? temporal.Now.timeZoneId()).offset;
}

function named(format: Intl.DateTimeFormat, local: LocalTime): string {
  const parts = format.formatToParts(new Date(`${local.slice(0, 16)}Z`));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
