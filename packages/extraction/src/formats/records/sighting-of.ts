import { say } from '@marquee/kernel';
import { compact } from '../../base/compact.ts';
import type { Citer } from '../../base/evidence.ts';
import { finding } from '../../base/findings.ts';
import { words } from '../../base/json.ts';
import { LIMITS } from '../../base/limits.ts';
import type { EventStatus, Field, Finding, Price } from '../../base/types.ts';
import { statedAges } from '../../candidates/conditions/ages.ts';
import { readWrittenEnd } from '../../candidates/days/written.ts';
import { readTitle, statusOf } from '../../candidates/names/read-title.ts';
import { readPoint } from '../../candidates/places/point.ts';
import { readPlace, townOf } from '../../candidates/places/read-place.ts';
import type { Sighting } from '../../candidates/sighting.ts';
import { addDays } from '../../candidates/times/local.ts';
import type { Stated } from '../../candidates/times/stated-time.ts';
import { findTimes } from '../../candidates/times/written-times.ts';
import { priceOf, readPrice, toCents } from '../../candidates/values/price.ts';
import type { Page } from '../../document/page.ts';
import { plainLine, plainText } from '../../document/text.ts';
import { webUrl } from '../../document/url.ts';
import { stateCode } from '../../rules/us-states.ts';
import { startLine } from '../recurrence/start-line.ts';
import type { EventRecord, FeedValue } from './event-record.ts';
import { type MomentContext, namedZone, readMoment } from './moment.ts';

/** The showing of a record: its values cleaned, each with its locator. */
export function sightingOf(
  record: EventRecord,
  page: Page,
  cite: Citer,
): { sighting: Sighting | null; findings: Finding[] } {
  const read = <T>(found: FeedValue | undefined, clean: (text: string) => T | null | '') => {
    const value = clean(words(found?.value) ?? '');
    return found && value !== null && value !== '' ? cite.field(value, found.at, writtenIn(found)) : null;
  };
  const link = (source: string) => webUrl(source, page.url);
  const rawTitle = words(record.title.value) ?? '';
  const { title, status } = readTitle(rawTitle);
  if (!title) return { sighting: null, findings: [finding('untitled-event', say('document.untitled'), record.at)] };
  const times = readTimes(record, page, cite);
  if (!times) return { sighting: null, findings: [finding('bad-date', say('document.noStart', { title }), record.at)] };
  const sighting: Sighting = {
    title: cite.field(title, record.title.at, writtenIn(record.title)),
    start: times.start,
    ...compact({
      id: words(record.id?.value),
      seriesKey: words(record.seriesId?.value),
      end: times.end,
      allDay: times.allDay && record.allDay ? cite.field(true, record.allDay.at, writtenIn(record.allDay)) : null,
      description: read(record.description, plainText),
      url: read(record.url, link),
      ticketUrl: read(record.ticketUrl, link),
      imageUrl: read(record.image, link),
      organizer: read(record.organizer, plainLine),
      // A note that the organizer added to the title is newer than the software's status.
      status: (status && cite.field(status, record.title.at, writtenIn(record.title))) ?? readStatus(record, cite),
      price: readCost(record, cite),
      labels: readLabels(record, cite),
      soldOut:
        record.soldOut && isTrue(record.soldOut.value)
          ? cite.field(true as const, record.soldOut.at, writtenIn(record.soldOut))
          : null,
      ages: read(record.ages, statedAges),
      recurrence: record.replaces ? null : readRecurrence(record, times.start, cite),
      replaces: readReplaced(record, page, cite),
    }),
    ...readWhere(record, cite),
  };
  return { sighting, findings: [] };
}

function readTimes(record: EventRecord, page: Page, cite: Citer) {
  const allDay = isTrue(record.allDay?.value);
  const { today, timezone: home } = page.hints;
  const context: MomentContext = { today, home, zone: record.zone, allDay, epochIsLocal: record.epochIsLocal };
  const start = readMoment(record.start, context, cite);
  if (!start) return null;
  // The end of an instant that the print corrects is as wrong, by an unknown amount.
  const isCorrected = start.timeEvidence !== undefined && record.end?.moment !== undefined && !record.end.day;
  const stated = isCorrected
    ? null
    : record.end
      ? readMoment(endParts(record), context, cite)
      : (endOfRange(record, start) ?? endInWords(record, start, cite));
  const isDay = stated?.time === undefined;
  const end =
    stated && record.endIsExclusive && isDay && start.time === undefined
      ? { ...stated, date: addDays(stated.date, -1) }
      : stated;
  return { start, end, allDay: allDay && start.time === undefined };
}

/** An end that is only a time is on the day of the start. */
function endParts({ start, end }: EventRecord) {
  if (!end || end.moment || end.day) return end ?? {};
  const day = start.day ?? start.moment;
  return { ...end, ...(day ? { day } : {}) };
}

/** `7pm - 9pm` in a field for the time includes the end. */
function endOfRange({ start: { time } }: EventRecord, start: Sighting['start']): Sighting['start'] | null {
  const [range] = time ? findTimes(words(time.value) ?? '') : [];
  if (!range?.to || start.time === undefined || range.from !== start.time || range.to <= range.from) return null;
  return { ...start, time: range.to };
}

/** `Dec 28 – Jan 2, 2027` in a field for the day includes the last day. */
function endInWords({ start: { moment, day } }: EventRecord, start: Sighting['start'], cite: Citer) {
  const said = moment ?? day;
  const stated =
    typeof said?.value === 'string' && start.offsetText === undefined ? readWrittenEnd(said.value, start) : null;
  return said && stated && { ...stated, evidence: cite.evidence(said.at, writtenIn(said)) };
}

/** As written in the feed. */
function writtenIn({ value, verbatim }: FeedValue): string {
  return String(verbatim ?? value);
}

function isTrue(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && /^(?:true|1|yes|y)$/i.test(value.trim()));
}

function readStatus(record: EventRecord, cite: Citer): Field<EventStatus> | null {
  if (record.cancelled && isTrue(record.cancelled.value))
    return cite.field('cancelled', record.cancelled.at, writtenIn(record.cancelled));
  return record.status ? cite.read(words(record.status.value), record.status.at, statusOf) : null;
}

function readCost(record: EventRecord, cite: Citer): Field<Price> | null {
  const { prices = [], free, currency } = record;
  if (free && isTrue(free.value)) return cite.field({ minCents: 0, maxCents: 0 }, free.at, writtenIn(free));
  const shown = prices.slice(0, 20).flatMap((price) => {
    const text = words(price.value);
    return text === null ? [] : [{ text, at: price.at, written: writtenIn(price) }];
  });
  const [first] = shown;
  if (!first) return null;
  const code = words(currency?.value)?.trim() ?? 'USD';
  if (!/^(?:usd|us\$|\$)$/i.test(code)) return cite.field({ text: `${first.text} ${code}` }, first.at, first.written);
  const amounts = shown.map(({ text }) => (/^[\d.,$\s]+$/.test(text) ? toCents(text) : null));
  const cents = amounts.filter((value) => value !== null);
  if (cents.length === 0) {
    const price = readPrice(first.text);
    return price && cite.field(price, first.at, first.written);
  }
  const value = priceOf(record.pricesAreCents ? cents.map((one) => Math.round(one / 100)) : cents);
  return value && { value, evidence: shown.slice(0, 3).map(({ written, at }) => cite.evidence(at, written)) };
}

function readLabels(record: EventRecord, cite: Citer): Field<string[]> | null {
  const texts = (record.labels ?? []).flatMap(({ value, at }) => {
    const text = words(value);
    return text === null ? [] : [{ text, locator: at }];
  });
  return cite.all(texts, (text) => plainLine(text, 60), LIMITS.labels);
}

const RECURRENCE_LINE = /^(?:RRULE|RDATE|EXDATE)[:;]/i;

function readRecurrence(record: EventRecord, start: Stated, cite: Citer): Field<string> | null {
  const rules = (record.recurrence ?? []).flatMap((told) => {
    const [text, at] = [writtenIn(told), told.at];
    const lines = (words(told.value) ?? '').split(/[\r\n]+/).map((line) => line.trim());
    return lines.flatMap((line) => {
      if (RECURRENCE_LINE.test(line)) return [{ line, text, at }];
      return /^FREQ=/i.test(line) ? [{ line: `RRULE:${line}`, text, at }] : [];
    });
  });
  if (!rules.some(({ line }) => !/^EXDATE/i.test(line))) return null;
  return {
    value: [...startLine(start, namedZone(record.recurrenceZone)), ...rules.map(({ line }) => line)].join('\n'),
    evidence: rules.slice(0, 3).map(({ text, at }) => cite.evidence(at, text)),
  };
}

function readReplaced(record: EventRecord, page: Page, cite: Citer): Sighting['replaces'] | null {
  if (!record.replaces) return null;
  const { series, moment } = record.replaces;
  const { today, timezone: home } = page.hints;
  const context = { today, home, zone: record.zone, allDay: false, epochIsLocal: record.epochIsLocal };
  const stated = readMoment({ moment }, context, cite);
  return stated && { series, moment: stated };
}

function readWhere(record: EventRecord, cite: Citer): Partial<Sighting> {
  const line = (found: FeedValue | undefined) => (found ? cite.read(words(found.value), found.at, plainLine) : null);
  const written = (found: FeedValue | undefined) => {
    const degrees = words(found?.value);
    return found && degrees !== null ? { text: degrees, locator: found.at } : null;
  };
  const text = words(record.place?.value) ?? '';
  const parts = record.place ? readPlace(text) : {};
  const ofPlace = (value: string | undefined) =>
    record.place && value ? cite.field(value, record.place.at, writtenIn(record.place)) : null;
  const address = line(record.address);
  const town = address ? townOf(address.value) : {};
  const ofAddress = (value: string | undefined) => (address && value ? { ...address, value } : null);
  const state = line(record.state);
  const online =
    record.online && isTrue(record.online.value)
      ? cite.field('Online', record.online.at, writtenIn(record.online))
      : null;
  return compact({
    venue: line(record.venue) ?? ofPlace(parts.venue) ?? online,
    address: address ?? ofPlace(parts.address),
    city: line(record.city) ?? ofPlace(parts.city) ?? ofAddress(town.city),
    state: state
      ? { ...state, value: stateCode(state.value) ?? state.value }
      : (ofPlace(parts.state) ?? ofAddress(town.state)),
    country: words(record.country?.value),
    point: readPoint(written(record.latitude), written(record.longitude), cite),
  });
}
