import { FORMATS } from '../../decide/weights/formats.ts';
import { stateCode } from '../../rules/us-states.ts';
import { dateFields } from './date-fields.ts';
import type { EventRecord } from './event-record.ts';
import type { FlatField } from './flatten.ts';
import { imageScore, urlScore } from './naming/links.ts';
import { endOf, startOf, zoneOf } from './naming/moments.ts';
import { addressScore, isNamed, placePart, venueScore } from './naming/places.ts';
import { pricesOf } from './naming/prices.ts';
import { descriptionScore, isLabel, organizerScore, titleScore } from './naming/texts.ts';
import { all, any, leafIs, PEOPLE } from './naming/words.ts';

export function inferRecord(
  fields: readonly FlatField[],
  at: string,
  inherited?: FlatField,
): { record: EventRecord; strong: boolean } | null {
  const title = best(fields, titleScore);
  const dates = dateFields(inherited ? [...fields, inherited] : fields);
  const start = startOf(dates);
  if (!title || !start) return null;
  const venue = best(fields, venueScore);
  const { end, endField } = endOf(dates);
  const allDay = fields.find((field) => all(field, 'all', 'day') || field.words.has('allday'));
  const record: EventRecord = {
    at,
    title,
    start: start.parts,
    ...(end ? { end } : {}),
    // Calendars with an all-day flag give the end as the following day (RFC 5545, FullCalendar).
    endIsExclusive: allDay?.value === true && endField?.leaf.join() === 'end' && endField.depth === 1,
    id: fields.find((field) => field.depth <= 2 && leafIs(field, 'id', 'uid', 'uuid', 'guid', 'key')),
    allDay,
    zone: zoneOf(fields),
    description: best(fields, descriptionScore, (field) => field !== title),
    url: best(fields, (field) => urlScore(field, false)),
    ticketUrl: best(fields, (field) => urlScore(field, true)),
    image: best(fields, imageScore),
    ...(venue && isNamed(venue) ? { venue } : { place: venue }),
    address: best(fields, addressScore),
    city: best(fields, (field) => placePart(field, 'city', 'town', 'locality', 'municipality')),
    state: best(fields, (field) =>
      stateCode(String(field.value)) ? placePart(field, 'state', 'region', 'province') : 0,
    ),
    country: best(fields, (field) => placePart(field, 'country')),
    organizer: best(fields, organizerScore),
    status: fields.find(
      (field) =>
        field.depth <= 3 &&
        field.leaf.at(-1) === 'status' &&
        typeof field.value === 'string' &&
        !any(field.words, PEOPLE),
    ),
    cancelled: fields.find(
      (field) => field.words.has('cancelled') && field.depth <= 3 && typeof field.value !== 'string',
    ),
    free: fields.find((field) => field.words.has('free') && typeof field.value === 'boolean'),
    ...pricesOf(fields),
    currency: fields.find((field) => field.leaf.includes('currency') && typeof field.value === 'string'),
    labels: fields.filter(isLabel),
    recurrence: fields.filter(
      (field) =>
        typeof field.value === 'string' &&
        /^(?:DTSTART[^\n]{0,60}\n)?(?:(?:RRULE|RDATE|EXDATE)[:;]|FREQ=)/i.test(field.value),
    ),
  };
  return { record, strong: start.strong };
}

function best(
  fields: readonly FlatField[],
  score: (field: FlatField) => number,
  among: (field: FlatField) => boolean = () => true,
): FlatField | undefined {
  let found: FlatField | undefined;
  let most = 0;
  for (const field of fields) {
    if (!among(field)) continue;
    const own = score(field);
    const points = own > 0 ? own - field.depth * FORMATS.recordsInfer.level : 0;
    if (points > most) [found, most] = [field, points];
  }
  return found;
}
