import { isZone } from '../../../candidates/times/zone.ts';
import type { DateField } from '../date-fields.ts';
import type { MomentParts } from '../event-record.ts';
import type { FlatField } from '../flatten.ts';
import { epochMs } from '../moment.ts';

export function startOf(dates: readonly DateField[]): { parts: MomentParts; strong: boolean } | null {
  const usable = dates.filter(({ role }) => role !== 'end');
  const whole = usable.find(({ kind, field }) => kind === 'moment' && !isMidnight(field.value));
  const day =
    usable.find(({ kind }) => kind === 'day' || kind === 'moment') ?? usable.find(({ kind }) => kind === 'words');
  const time = usable.find(({ kind }) => kind === 'time');
  // A full moment that only has some date (a record's own) must not override a start in two parts.
  if (whole && (whole.strong || !day?.strong || !time)) {
    const printed = printedBeside(whole, usable);
    return {
      parts: { moment: whole.field, ...(time ? { time: time.field } : {}), ...(printed ? { printed } : {}) },
      strong: whole.strong,
    };
  }
  if (!day) return null;
  return {
    parts: time ? { day: day.field, time: time.field } : { moment: day.field },
    strong: day.strong || (time?.strong ?? false),
  };
}

/** `7:30 PM` is for readers; `19:30:00` may be the instant once more. */
const FOR_READERS = /\d\s?[ap]\.?m\b/i;

/** The day and time for readers beside seconds or milliseconds since 1970: in two fields, or in one sentence. */
function printedBeside({ field }: DateField, usable: readonly DateField[]): MomentParts['printed'] {
  if (epochMs(field.value) === null) return undefined;
  const isShown = (one: DateField) => FOR_READERS.test(String(one.field.value));
  const time = usable.find((one) => one.kind === 'time' && isShown(one));
  const day = usable.find(({ kind, field: { value } }) => /^(?:day|words)$/.test(kind) && typeof value === 'string');
  if (time && day) return { day: day.field, time: time.field };
  const line = usable.find((one) => one.field !== field && one.kind !== 'time' && isShown(one));
  return line && { day: line.field, time: line.field };
}

/** The best end, as a start. */
export function endOf(dates: readonly DateField[]): { end?: MomentParts; endField?: FlatField } {
  const usable = dates.filter(({ role }) => role === 'end');
  const whole = usable.find(({ kind, field }) => kind === 'moment' && !isMidnight(field.value));
  const day = usable.find(({ kind }) => kind === 'day' || kind === 'moment');
  const time = usable.find(({ kind }) => kind === 'time');
  if (whole) return { end: { moment: whole.field, ...(time ? { time: time.field } : {}) }, endField: whole.field };
  if (day && time) return { end: { day: day.field, time: time.field }, endField: day.field };
  if (time) return { end: { time: time.field }, endField: time.field };
  return day ? { end: { moment: day.field }, endField: day.field } : {};
}

function isMidnight(value: unknown): boolean {
  return typeof value === 'string' && /[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)?$/.test(value);
}

export function zoneOf(fields: readonly FlatField[]): string | undefined {
  const found = fields.find(
    ({ value }) => typeof value === 'string' && /^[A-Z][A-Za-z]+\/[A-Za-z_/]+$/.test(value) && isZone(value),
  );
  return found ? String(found.value) : undefined;
}
