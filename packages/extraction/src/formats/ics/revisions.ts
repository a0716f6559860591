import { LIMITS } from '../../base/limits.ts';
import { comparable } from '../../document/text.ts';
import { type IcsProperty, textOf, textsOf } from '../recurrence/content-line.ts';
import { type IcsComponent, valueOf } from './components.ts';

/** An event and its number in the file, from 1. */
export interface Numbered {
  event: IcsComponent;
  number: number;
}

/** Events of one id that begin on so many different days are the dates of a series that has no rule, or have different names by mistake. */
const DATES_OF_SERIES = 3;

/**
 * The events of a calendar without those that a later revision replaces: of events with the same UID and RECURRENCE-ID, those with the
 * highest SEQUENCE, and of equal ones of the same name the one that was written last (RFC 5545 §3.8.7.4, RFC 5546 §2.1.5). Events with other names
 * share their id by mistake; both stay. A cancellation may omit what it does not change (RFC 5546 §3.2.5): it takes that
 * from the revision before, or from its series.
 * @param instantOf the same text for the same RECURRENCE-ID, in whatever zone it is written
 */
export function latestRevisions(
  events: readonly IcsComponent[],
  instantOf: (recurrenceId: IcsProperty) => string,
): Numbered[] {
  const numbered = events.map((event, index) => ({ event, number: index + 1 }));
  const groups = Map.groupBy(numbered, ({ event, number }) => {
    const uid = valueOf(event, 'uid')?.raw.trim();
    const replaced = valueOf(event, 'recurrence-id');
    // METHOD:ADD adds dates to an event and does not revise it (RFC 5546 §3.2.4).
    return uid && methodOf(event) !== 'ADD' ? `${uid}\n${replaced ? instantOf(replaced) : ''}` : number;
  });
  const kept = [...groups.values()].flatMap(latestOf);
  const seriesOf = new Map(
    kept.flatMap(({ event }) => {
      const uid = valueOf(event, 'uid')?.raw.trim();
      return uid && !valueOf(event, 'recurrence-id') ? [[uid, event] as const] : [];
    }),
  );
  const replaced = new Set(
    kept.flatMap(({ event }) => {
      const date = valueOf(event, 'recurrence-id');
      return date ? [`${valueOf(event, 'uid')?.raw.trim()}\n${instantOf(date)}`] : [];
    }),
  );
  return kept
    .filter(({ event }) => !isTakenOut(event, seriesOf.get(valueOf(event, 'uid')?.raw.trim() ?? ''), instantOf))
    .filter(({ event }) => !isReplaced(event, replaced, instantOf))
    .map((one) => ({ ...one, event: whole(one.event, seriesOf.get(valueOf(one.event, 'uid')?.raw.trim() ?? '')) }))
    .sort((a, b) => a.number - b.number);
}

/** Whether it takes an event back: by its own status or by the method of its calendar. */
function isCancellation(event: IcsComponent): boolean {
  return isMethodCancel(event) || /^cancell?ed$/i.test(valueOf(event, 'status')?.raw.trim() ?? '');
}

/** METHOD:CANCEL cancels all events of its calendar (RFC 5546 §3.2.5). */
export function isMethodCancel(event: IcsComponent): boolean {
  return methodOf(event) === 'CANCEL';
}

function methodOf({ calendar }: IcsComponent): string {
  return valueOf({ properties: calendar }, 'method')?.raw.trim().toUpperCase() ?? '';
}

/** What attendees answer (RFC 5546 §3.2.3, §3.2.7) does not change the event, nor does a part of it without a start. */
function isAnswer(event: IcsComponent): boolean {
  if (/^(?:reply|refresh|counter|declinecounter)$/i.test(methodOf(event))) return true;
  return !valueOf(event, 'dtstart') && !isCancellation(event);
}

function latestOf(all: readonly Numbered[]): Numbered[] {
  const stated = all.filter(({ event }) => !isAnswer(event));
  const group = stated.length > 0 ? stated : all;
  if (group.length === 1) return [...group];
  if (areSeveral(group) && new Set(group.map(({ event }) => titleOf(event))).size >= DATES_OF_SERIES) return [...group];
  const highest = Math.max(...group.map(({ event }) => sequenceOf(event)));
  const ofHighest = group.filter(({ event }) => sequenceOf(event) === highest);
  const before = group.filter(({ event }) => sequenceOf(event) < highest);
  const named = Map.groupBy(ofHighest, ({ event }) => titleOf(event));
  const kept = [...named.values()].flatMap((ones) => (areSeveral(ones) ? ones : lastWritten(ones)));
  // A cancellation without a name belongs to all.
  const nameless = kept.find(({ event }) => titleOf(event) === '' && isCancellation(event));
  const latest = nameless ? [nameless] : kept;
  const previous = lastWritten(nameless ? group.filter((one) => one !== nameless) : before)[0];
  return latest.map((one) => ({ ...one, event: whole(one.event, previous?.event) }));
}

function areSeveral(ones: readonly Numbered[]): boolean {
  return new Set(ones.map(({ event }) => valueOf(event, 'dtstart')?.raw.slice(0, 8))).size >= DATES_OF_SERIES;
}

/** A date that was changed, before a later revision of its series took it out. */
function isTakenOut(
  event: IcsComponent,
  series: IcsComponent | undefined,
  instantOf: (property: IcsProperty) => string,
): boolean {
  const replaced = valueOf(event, 'recurrence-id');
  if (!replaced || !series || sequenceOf(event) >= sequenceOf(series)) return false;
  const instant = instantOf(replaced);
  return series.properties
    .filter(({ name }) => name === 'exdate')
    .some((line) => textsOf(line, LIMITS.itemsPerList).some((raw) => instantOf({ ...line, raw }) === instant));
}

/** An event without a rule has one date; what replaces that date replaces the event. */
function isReplaced(
  event: IcsComponent,
  replaced: ReadonlySet<string>,
  instantOf: (property: IcsProperty) => string,
): boolean {
  const start = valueOf(event, 'dtstart');
  if (!start || ['recurrence-id', 'rrule', 'rdate'].some((name) => valueOf(event, name))) return false;
  return replaced.has(`${valueOf(event, 'uid')?.raw.trim()}\n${instantOf(start)}`);
}

/** The one with the latest stamp; all with that stamp, unless one of them takes the event back. */
function lastWritten(ones: readonly Numbered[]): Numbered[] {
  const latest = ones.reduce((last, { event }) => (stampOf(event) > last ? stampOf(event) : last), '');
  const last = ones.filter(({ event }) => stampOf(event) === latest);
  const back = last.find(({ event }) => isCancellation(event));
  return back && new Set(last.map(({ event }) => valueOf(event, 'dtstart')?.raw)).size === 1 ? [back] : last;
}

function sequenceOf(event: IcsComponent): number {
  const text = valueOf(event, 'sequence')?.raw.trim() ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

function stampOf(event: IcsComponent): string {
  return ['dtstamp', 'last-modified']
    .map((name) => valueOf(event, name)?.raw.trim() ?? '')
    .filter((stamp) => /^\d{8}T\d{6}Z?$/i.test(stamp))
    .map((stamp) => stamp.slice(0, 15))
    .reduce((last, stamp) => (stamp > last ? stamp : last), '');
}

function titleOf(event: IcsComponent): string {
  const summary = valueOf(event, 'summary');
  return summary ? comparable(textOf(summary)) : '';
}

const WHOLE = ['summary', 'location', 'geo', 'url'];

/** A cancellation with what it omits; of a date of a series, that date is its start. What replaces a date of a series has at least the title of the series. */
function whole(event: IcsComponent, other: IcsComponent | undefined): IcsComponent {
  const start = valueOf(event, 'dtstart');
  const replaced = valueOf(event, 'recurrence-id');
  const summary = other && valueOf(other, 'summary');
  if (replaced && summary && !isCancellation(event) && !valueOf(event, 'summary'))
    return { ...event, properties: [...event.properties, summary] };
  if (!isCancellation(event) || (start && valueOf(event, 'summary'))) return event;
  const missing = (names: readonly string[]) =>
    names.flatMap((name) => (valueOf(event, name) ? [] : (other && valueOf(other, name)) || []));
  const times = start
    ? []
    : replaced
      ? [{ ...replaced, name: 'dtstart' }]
      : missing(['dtstart', 'dtend', 'duration', 'rrule']);
  return { ...event, properties: [...event.properties, ...missing(WHOLE), ...times] };
}
