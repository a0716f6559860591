import { say } from '@marquee/kernel';
import { compact } from '../../base/compact.ts';
import type { Citer } from '../../base/evidence.ts';
import { finding } from '../../base/findings.ts';
import { LIMITS } from '../../base/limits.ts';
import type { Field, Finding } from '../../base/types.ts';
import { readTitle, statusOf } from '../../candidates/names/read-title.ts';
import { readPoint } from '../../candidates/places/point.ts';
import { readPlace } from '../../candidates/places/read-place.ts';
import type { Sighting } from '../../candidates/sighting.ts';
import type { Page } from '../../document/page.ts';
import { plainLine, plainText } from '../../document/text.ts';
import { webUrl } from '../../document/url.ts';
import { type IcsProperty, parameterOf, textOf, textsOf } from '../recurrence/content-line.ts';
import { type IcsComponent, valueOf } from './components.ts';
import { readReplaced, readTimes, type TimeSlip } from './moment.ts';
import { readRecurrence } from './recurrence.ts';
import { isMethodCancel } from './revisions.ts';
import type { ZoneMeaning } from './zones.ts';

interface Context {
  zoneOf: (tzid: string) => ZoneMeaning;
  page: Page;
  cite: Citer;
}

/** @param locator `VEVENT[3]`, counting from 1 */
export function readEvent(
  event: IcsComponent,
  locator: string,
  context: Context,
): { sighting: Sighting | null; findings: Finding[]; unknownZone: string | null; slips: readonly TimeSlip[] } {
  const { cite, page } = context;
  // Not public (RFC 5545 §3.8.1.3).
  if (/^(?:private|confidential)$/i.test(valueOf(event, 'class')?.raw.trim() ?? '')) return nothing();
  const read = <T>(name: string, clean: (text: string) => T | null | '') => {
    const property = valueOf(event, name);
    const field = property && cite.read(textOf(property), `${locator}/${name.toUpperCase()}`, clean);
    return field && property
      ? { ...field, evidence: [cite.evidence(`${locator}/${name.toUpperCase()}`, property.raw)] }
      : null;
  };

  const summary = valueOf(event, 'summary');
  const { title, status } = readTitle(summary ? textOf(summary) : '');
  if (!summary || !title) return nothing(finding('untitled-event', say('document.untitled'), locator));
  const times = readTimes(event, locator, { ...context, home: page.hints.timezone });
  if (!times)
    return nothing(
      finding(
        'bad-date',
        say('document.badStart', { title, start: valueOf(event, 'dtstart')?.raw ?? '–' }),
        `${locator}/DTSTART`,
      ),
    );

  const link = (text: string) => webUrl(text, page.url);
  const uid = valueOf(event, 'uid')?.raw.trim();
  const recurrenceId = valueOf(event, 'recurrence-id');
  const recurrence = readRecurrence(event, times.start, locator, context);
  const titled = status && cite.field(status, `${locator}/SUMMARY`, summary.raw);
  const method = isMethodCancel(event) ? cite.field('cancelled' as const, 'VCALENDAR/METHOD', 'CANCEL') : null;
  const sighting: Sighting = {
    title: cite.field(title, `${locator}/SUMMARY`, summary.raw),
    start: times.start,
    ...compact({
      id: uid && (recurrenceId ? `${uid}#${recurrenceId.raw.trim()}` : uid),
      replaces: uid && recurrenceId ? readReplacedDate(uid, recurrenceId, locator, context) : null,
      seriesKey: uid && (recurrence || recurrenceId) ? uid : null,
      end: times.end,
      allDay: times.allDay ? cite.field(true, times.start.evidence.locator, times.start.evidence.snippet) : null,
      description: read('description', plainText),
      url: read('url', link),
      imageUrl: readImage(event, locator, cite, link),
      status: method ?? titled ?? read('status', statusOf),
      organizer: readOrganizer(event, locator, cite),
      labels: readLabels(event, locator, cite),
      recurrence,
    }),
    ...readLocation(event, locator, cite),
  };
  return { sighting, findings: [], unknownZone: times.unknownZone, slips: times.slips };
}

function nothing(...findings: Finding[]): { sighting: null; findings: Finding[]; unknownZone: null; slips: [] } {
  return { sighting: null, findings, unknownZone: null, slips: [] };
}

function readLocation(event: IcsComponent, locator: string, cite: Citer): Partial<Sighting> {
  const property = valueOf(event, 'location');
  const place = readPlace(property ? textOf(property) : '');
  const field = (value: string | undefined) =>
    property && value ? cite.field(value, `${locator}/LOCATION`, property.raw) : null;
  return compact({
    venue: field(place.venue),
    address: field(place.address),
    city: field(place.city),
    state: field(place.state),
    point: readGeo(event, `${locator}/GEO`, cite),
  });
}

/** `GEO:33.9987;-81.0453` (RFC 5545 §3.8.1.6). */
function readGeo(event: IcsComponent, locator: string, cite: Citer): Sighting['point'] | null {
  const [north, east, ...more] = valueOf(event, 'geo')?.raw.split(';') ?? [];
  if (north === undefined || east === undefined || more.length > 0) return null;
  return readPoint({ text: north, locator }, { text: east, locator }, cite);
}

function readReplacedDate(
  series: string,
  property: IcsProperty,
  locator: string,
  { zoneOf, cite }: Context,
): Sighting['replaces'] | null {
  const moment = readReplaced(property, zoneOf);
  const isRest = /^thisandfuture$/i.test(parameterOf(property, 'range').trim());
  const rest = isRest ? { rest: cite.evidence(`${locator}/RECURRENCE-ID`, property.line) } : {};
  return moment && { series, moment, ...rest };
}

function readImage(
  event: IcsComponent,
  locator: string,
  cite: Citer,
  link: (text: string) => string | null,
): Field<string> | null {
  const property = event.properties.find(isImage);
  return property ? cite.read(property.raw.trim(), `${locator}/${property.name.toUpperCase()}`, link) : null;
}

function isImage(property: IcsProperty): boolean {
  if (property.name !== 'attach') return property.name === 'image';
  return /^image\//i.test(parameterOf(property, 'fmttype')) || /\.(?:jpe?g|png|webp|gif)(?:$|\?)/i.test(property.raw);
}

function readOrganizer(event: IcsComponent, locator: string, cite: Citer): Field<string> | null {
  const property = valueOf(event, 'organizer');
  const name = property ? parameterOf(property, 'cn') : '';
  return cite.read(name, `${locator}/ORGANIZER`, (text) => plainLine(decodeQuoted(text)));
}

/** Some software percent-encodes characters that it should quote. */
function decodeQuoted(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readLabels(event: IcsComponent, locator: string, cite: Citer): Field<string[]> | null {
  const texts = event.properties
    .filter(({ name }) => name === 'categories')
    .slice(0, LIMITS.valuesPerProperty)
    .flatMap((property) => textsOf(property, LIMITS.valuesPerProperty))
    .map((text) => ({ text, locator: `${locator}/CATEGORIES` }));
  return cite.all(texts, (text) => plainLine(text, 60), LIMITS.labels);
}
