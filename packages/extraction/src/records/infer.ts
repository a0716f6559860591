import { webUrl } from '../normalise/url.ts';
import { stateCode } from '../normalise/us-states.ts';
import { isZone } from '../time/zone.ts';
import { type DateField, dateFields } from './date-fields.ts';
import type { EventRecord, MomentParts } from './event-record.ts';
import { isNoise } from './field-words.ts';
import type { FlatField } from './flatten.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const PLACES = set('venue location place facility branch library building room hall theater theatre');
const PEOPLE = set(
  'organizer host presenter promoter sponsor producer department organization owner author user creator contact artist performer speaker instructor group company',
);
const OTHER_THINGS = set(
  'category type tag series calendar image ticket city state country timezone genre template parent meta seo site language level age price offer audience program topic file media video map status color style label filter',
);
const ADDRESSES = set(
  'address street line city town locality municipality state region province country zip postal suburb',
);
const NAMES = set('title name headline subject summary event');

/** What is said about an unknown record, by the names and forms of its fields; null without a title or a day. */
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
    // Calendars that know whole days by a mark count their end as the day after (RFC 5545, FullCalendar).
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
    recurrence: fields.filter((field) => typeof field.value === 'string' && /^(?:RRULE:|FREQ=)/i.test(field.value)),
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
    const points = score(field) - (score(field) > 0 ? field.depth * 0.1 : 0);
    if (points > most) [found, most] = [field, points];
  }
  return found;
}

function titleScore({ words, leaf, value, depth, inList }: FlatField): number {
  if (
    inList ||
    typeof value !== 'string' ||
    value.length > 400 ||
    depth > 3 ||
    !/\p{L}/u.test(value) ||
    /^https?:/.test(value)
  )
    return 0;
  if (any(words, PLACES) || any(words, PEOPLE) || any(words, OTHER_THINGS) || any(words, ADDRESSES)) return 0;
  if (words.has('sub') || words.has('subtitle') || words.has('url') || words.has('id') || words.has('slug')) return 0;
  const rank: Record<string, number> = { title: 9, name: 8, headline: 7, subject: 6, summary: 5, heading: 4, event: 3 };
  const main = [...words].map((word) => (Object.hasOwn(rank, word) ? (rank[word] ?? 0) : 0));
  const points = Math.max(0, ...main);
  return points === 0
    ? 0
    : points - (leaf.includes('short') ? 2 : 0) - [...words].filter((word) => !NAMES.has(word)).length * 0.5;
}

/** The best start: a whole moment, or a day with the time that stands apart. */
function startOf(dates: readonly DateField[]): { parts: MomentParts; strong: boolean } | null {
  const usable = dates.filter(({ role }) => role !== 'end');
  const whole = usable.find(({ kind, field }) => kind === 'moment' && !isMidnight(field.value));
  const day =
    usable.find(({ kind }) => kind === 'day' || kind === 'moment') ?? usable.find(({ kind }) => kind === 'words');
  const time = usable.find(({ kind }) => kind === 'time');
  // A whole moment that only some date has (a record's own) must not overrule a start in two parts.
  if (whole && (whole.strong || !day?.strong || !time))
    return { parts: { moment: whole.field, ...(time ? { time: time.field } : {}) }, strong: whole.strong };
  if (!day) return null;
  return {
    parts: time ? { day: day.field, time: time.field } : { moment: day.field },
    strong: day.strong || (time?.strong ?? false),
  };
}

function endOf(dates: readonly DateField[]): { end?: MomentParts; endField?: FlatField } {
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

function zoneOf(fields: readonly FlatField[]): string | undefined {
  const found = fields.find(
    ({ value }) => typeof value === 'string' && /^[A-Z][A-Za-z]+\/[A-Za-z_/]+$/.test(value) && isZone(value),
  );
  return found ? String(found.value) : undefined;
}

function descriptionScore({ words, leaf, value, depth }: FlatField): number {
  if (
    typeof value !== 'string' ||
    depth > 3 ||
    any(words, PLACES) ||
    any(words, PEOPLE) ||
    words.has('category') ||
    words.has('image')
  )
    return 0;
  const rank: Record<string, number> = {
    description: 9,
    body: 8,
    content: 7,
    details: 7,
    detail: 6,
    summary: 5,
    excerpt: 4,
    blurb: 4,
    about: 4,
    notes: 3,
    synopsis: 4,
    teaser: 3,
  };
  return (
    Math.max(
      0,
      ...leaf.map((word) => (Object.hasOwn(rank, word) ? (rank[word] ?? 0) : 0)),
      words.has('description') ? 6 : 0,
    ) - (leaf.includes('short') ? 3 : 0)
  );
}

function urlScore({ words, leaf, value, depth }: FlatField, tickets: boolean): number {
  if (typeof value !== 'string' || depth > 3 || !isAddress(value)) return 0;
  if (
    any(words, PLACES) ||
    any(words, PEOPLE) ||
    any(
      words,
      set(
        'image icon map api feed ical ics google outlook edit admin share facebook twitter instagram video category tag avatar logo thumbnail media color stream live virtual zoom spotify music track tracks',
      ),
    )
  )
    return 0;
  const sells = any(
    words,
    set('ticket tickets booking book buy purchase registration register rsvp checkout signup action'),
  );
  if (sells !== tickets) return 0;
  const isUrl = leaf.includes('url') || words.has('url');
  const isLink = leaf.some((word) => /^(?:link|web|website|page|self|links)$/.test(word));
  if (!isUrl && !isLink && !tickets) return 0;
  return (
    (isUrl ? 6 : isLink ? 4 : 3) +
    (leaf.some((word) => /^(?:public|detail|details|canonical|full|perma)$/.test(word)) ? 1 : 0) -
    (leaf.includes('external') || leaf.includes('website') ? 2 : 0)
  );
}

function isAddress(value: string): boolean {
  return /^(?:https?:\/\/|\/(?!\/))\S+$/.test(value.trim()) && webUrl(value, 'https://x.example/') !== null;
}

function imageScore({ words, value, depth }: FlatField): number {
  if (typeof value !== 'string' || depth > 5 || !/^(?:https?:)?\/\/?\S+$/.test(value.trim())) return 0;
  if (any(words, PEOPLE) || any(words, PLACES)) return 0;
  const isImage = any(words, set('image thumbnail poster banner flyer artwork logo media cover hero'));
  if (!isImage || words.has('page') || words.has('link')) return 0;
  return (
    5 +
    (words.has('original') || words.has('large') || words.has('full') ? 1 : 0) -
    (words.has('logo') || words.has('thumbnail') ? 2 : 0)
  );
}

function venueScore({ words, leaf, value }: FlatField): number {
  if (typeof value !== 'string' || value.length > 400 || any(words, PEOPLE) || !/\p{L}/u.test(value)) return 0;
  const rank: Record<string, number> = {
    venue: 9,
    facility: 7,
    library: 7,
    branch: 7,
    place: 7,
    location: 6,
    building: 5,
    hall: 4,
    theater: 4,
    theatre: 4,
    room: 2,
  };
  const points = Math.max(0, ...[...words].map((word) => (Object.hasOwn(rank, word) ? (rank[word] ?? 0) : 0)));
  if (points === 0 || isAddressLike(words)) return 0;
  const telling = leaf.filter(
    (word) => !PLACES.has(word) && !isNoise(word) && !/^(?:name|title|display|full|label|html)$/.test(word),
  );
  return telling.length > 0 && !(leaf.length === 1 && leaf[0] === 'text')
    ? 0
    : points + (leaf.includes('name') || leaf.includes('title') ? 1 : 0);
}

function isNamed({ leaf }: FlatField): boolean {
  return leaf.includes('name') || leaf.includes('title');
}

function isAddressLike(words: ReadonlySet<string>): boolean {
  return any(words, ADDRESSES);
}

function addressScore({ words, leaf, value }: FlatField): number {
  if (typeof value !== 'string' || any(words, PEOPLE) || any(words, set('email web ip mac url image'))) return 0;
  if (leaf.includes('street')) return 9;
  if (leaf.includes('line')) return words.has('address') ? 7 : 0;
  if (leaf.includes('address')) return leaf.some((word) => /^(?:secondary|suite|unit|city|two)$/.test(word)) ? 0 : 8;
  return words.has('address') && leaf.some((word) => /^(?:full|formatted|display|name)$/.test(word)) ? 5 : 0;
}

function placePart(field: FlatField, ...names: string[]): number {
  if (typeof field.value !== 'string' || any(field.words, PEOPLE)) return 0;
  const own =
    field.leaf.some((word) => names.includes(word)) &&
    !field.leaf.some((word) => /^(?:id|key|url|slug|code)$/.test(word) && names[0] !== 'state');
  const inner = leafIs(field, 'name') && names.some((name) => field.words.has(name));
  return own ? 5 : inner ? 4 : 0;
}

function organizerScore({ words, leaf, value, depth }: FlatField): number {
  if (typeof value !== 'string' || depth > 3 || value.length > 200) return 0;
  const rank: Record<string, number> = {
    organizer: 9,
    host: 8,
    presenter: 7,
    sponsor: 5,
    promoter: 6,
    producer: 5,
    department: 4,
    organization: 5,
    group: 3,
  };
  const points = Math.max(0, ...[...words].map((word) => (Object.hasOwn(rank, word) ? (rank[word] ?? 0) : 0)));
  const named = leaf.every((word) => Object.hasOwn(rank, word) || /^(?:name|title|display)$/.test(word));
  return points > 0 && named ? points : 0;
}

/** Where amounts in cents are named as such, or stand beside themselves in dollars (`value: 1000, major_value: "10.00"`). */
function pricesOf(fields: readonly FlatField[]): Pick<EventRecord, 'prices' | 'pricesAreCents'> {
  const prices = fields.filter(isPrice);
  const inCents = prices.filter(({ leaf }) => leaf.includes('cents'));
  if (inCents.length > 0) return { prices: inCents, pricesAreCents: true };
  const parent = ({ at }: FlatField) => at.slice(0, at.lastIndexOf('/'));
  const inDollars = new Set(prices.filter(({ leaf }) => leaf.includes('major')).map(parent));
  return { prices: prices.filter((price) => price.leaf.includes('major') || !inDollars.has(parent(price))) };
}

function isPrice({ words, leaf, value, depth }: FlatField): boolean {
  if (typeof value === 'boolean' || depth > 4) return false;
  if (
    !any(words, set('price prices cost admission fee')) ||
    any(words, set('currency id code type url name fees has is show label tax image'))
  )
    return false;
  return leaf.some((word) =>
    /^(?:price|cost|fee|admission|min|max|value|amount|major|from|range|dollars|display|description|low|high)$/.test(
      word,
    ),
  );
}

function isLabel({ words, leaf, value, depth }: FlatField): boolean {
  if (
    typeof value !== 'string' ||
    depth > 4 ||
    value.length > 60 ||
    !/\p{L}/u.test(value) ||
    /^https?:|^[0-9a-f-]{16,}$/i.test(value)
  )
    return false;
  if (
    !any(words, set('category tag genre topic keywords keyword audience')) ||
    any(words, PLACES) ||
    any(words, PEOPLE)
  )
    return false;
  return leaf.every((word) =>
    /^(?:category|tag|genre|topic|keywords?|audience|name|title|label|primary|list|display)$/.test(word),
  );
}

function leafIs({ leaf }: FlatField, ...names: string[]): boolean {
  return leaf.length === 1 && names.includes(leaf[0] ?? '');
}

function all({ leaf }: FlatField, ...names: string[]): boolean {
  return names.every((name) => leaf.includes(name));
}

function any(words: Iterable<string>, among: ReadonlySet<string>): boolean {
  for (const word of words) if (among.has(word)) return true;
  return false;
}
