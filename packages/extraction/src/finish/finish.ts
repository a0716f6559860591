import { isUnseen, say } from '@marquee/kernel';
import { finding, tooManyEvents } from '../base/findings.ts';
import { LIMITS } from '../base/limits.ts';
import type { Draft, Extraction, Field, Finding, Method } from '../base/types.ts';
import { tidyPlace } from '../candidates/places/tidy-place.ts';
import type { Reading, Sighting } from '../candidates/sighting.ts';
import { addDays, dateOf, join, timeOf } from '../candidates/times/local.ts';
import { comparableOf } from '../candidates/values/compared.ts';
import { doubtsOfCut } from '../decide/doubt/cut-off.ts';
import { withConfidence } from '../decide/doubt/index.ts';
import { type Reconciled, reconcile } from '../decide/moments/reconcile.ts';
import type { Page } from '../document/page.ts';
import { bareAddress } from '../document/url.ts';
import { withSeries } from '../formats/recurrence/with-series.ts';
import { cleanSighting } from './clean-sighting.ts';
import { keyed } from './keys.ts';
import { withConditions } from './with-conditions.ts';

/** The common last step of every rung: reconciled times, no duplicates, keys, caps, and the days that the document covers. */
export function finish(
  page: Page,
  reading: Reading,
  method: Method,
): Pick<Extraction, 'drafts' | 'findings' | 'window'> {
  const findings: Finding[] = [];
  const first = reading.sightings.slice(0, LIMITS.draftsPerDocument);
  const cut = reading.sightings.length - first.length;
  const sightings = first.flatMap((sighting) => {
    const clean = cleanSighting(sighting);
    return clean ? [withConditions(clean, page.hints.today)] : [];
  });
  const untitled = first.find((sighting) => isUnseen(sighting.title.value));
  if (untitled)
    findings.push(finding('untitled-event', say('document.blankTitle'), untitled.title.evidence[0]?.locator));
  if (cut > 0) findings.push(tooManyEvents());

  const { times, findings: doubts } = reconcile(page, sightings);
  findings.push(...doubts);
  const shown = sightings.flatMap((sighting, index) => {
    const time = times[index];
    return time ? [{ sighting, time }] : [];
  });
  const distinct = withoutDoubles(shown);
  const doubles = shown.length - distinct.length;
  if (doubles > 0) findings.push(finding('duplicate-event', say('document.twice', { n: doubles })));
  const settled = withSeries(
    distinct.map(({ sighting, time }) => ({ sighting, place: time.place.zone, draft: draftOf(sighting, time) })),
  );
  const unjudged = settled.map(({ draft }) => draft);
  const cutOff = doubtsOfCut(page, method, unjudged);
  const known = withConfidence(
    page,
    method,
    unjudged,
    distinct.map(({ time }, index) => time.doubt ?? cutOff[index] ?? null),
  );
  const drafts = keyed(known.map((draft, index) => ({ id: settled[index]?.id, draft })));
  return { drafts, findings, window: reading.listsInFull && cut === 0 ? windowOf(drafts, reading.cut) : null };
}

function draftOf(sighting: Sighting, time: Reconciled): Omit<Draft, 'key'> {
  const {
    id: _id,
    country: _country,
    start: stated,
    end: _end,
    previousStart,
    replaces: _replaces,
    allDay,
    venue,
    address,
    ...others
  } = sighting;
  const { start, end, status } = time;
  const place = tidyPlace({ ...(venue ? { venue } : {}), ...(address ? { address } : {}) });
  const draft: Omit<Draft, 'key'> = { ...others, ...place, start };
  if (end) draft.end = end;
  if (status) draft.status = status;
  // A day that the document calls all-day counts as all-day only if no time was found for it.
  if (allDay && timeOf(start.value) === undefined) draft.allDay = allDay;
  const zone = zoneNamed(sighting, time);
  if (zone) draft.timezone = zone;
  const previous = previousOf(previousStart, stated, start.value);
  if (previous) draft.previousStart = previous;
  return draft;
}

/** The former start, if its clock is that of the present one: the start is used as it was stated, in the same form. */
function previousOf(
  previous: Sighting['previousStart'],
  stated: Sighting['start'],
  start: string,
): Draft['previousStart'] | null {
  if (!previous || (stated.offsetText === undefined) !== (previous.offsetText === undefined)) return null;
  const value = join(previous.date, timeOf(start) === undefined ? undefined : previous.time);
  if (join(stated.date, stated.time) !== start || value === start) return null;
  return { value, evidence: [previous.evidence] };
}

/** The zone the document names, or the zone of the other state that it places the event in. */
function zoneNamed({ start, state }: Sighting, { place }: Reconciled): Field<string> | null {
  if (start.zone) return { value: start.zone, evidence: [start.evidence] };
  return place.moved && state ? { value: place.zone, evidence: state.evidence } : null;
}

interface Shown {
  sighting: Sighting;
  time: Reconciled;
}

/** A showing, and the values by which others with its title and start are compared. */
interface Kept extends Shown {
  venue: string;
  address: string | undefined;
  id: string | undefined;
}

/** Showings with the same title, start and venue are the same; the first is kept and takes missing values from the others. */
function withoutDoubles(shown: readonly Shown[]): Shown[] {
  const kept = new Map<string, Kept[]>();
  for (const one of shown.map(comparably)) {
    const sameness = `${comparableOf(one.sighting.title)}\n${one.time.start.value}`;
    const alike = kept.get(sameness) ?? [];
    const index = alike.findIndex((other) => isSameShowing(other, one));
    const first = alike[index];
    if (first) alike[index] = comparably(merged(first, one));
    else alike.push(one);
    kept.set(sameness, alike);
  }
  return [...kept.values()].flat();
}

/**
 * If only one of two showings with the same title and start names its venue, or neither does, address or id must not keep them separate.
 */
function isSameShowing(a: Kept, b: Kept): boolean {
  // A date of a series that was changed is not the series.
  if (isOfSeries(a) || isOfSeries(b)) return a.id !== undefined && a.id === b.id;
  if (a.venue && b.venue) return a.venue === b.venue;
  if (a.address !== undefined && b.address !== undefined) return a.address === b.address;
  return a.id === undefined || b.id === undefined || a.id === b.id;
}

function isOfSeries({ sighting }: Shown): boolean {
  return sighting.replaces !== undefined || (sighting.recurrence !== undefined && sighting.id !== undefined);
}

function comparably({ sighting, time }: Shown): Kept {
  const { venue, url, id } = sighting;
  return { sighting, time, venue: venue ? comparableOf(venue) : '', address: url && bareAddress(url.value), id };
}

function merged(first: Shown, second: Shown): Shown {
  const end = first.time.end ?? second.time.end;
  return { sighting: { ...second.sighting, ...first.sighting }, time: { ...first.time, ...(end ? { end } : {}) } };
}

/** From the first listed day to the last. The first date of a recurring event does not mean that everything since then is listed. */
function windowOf(drafts: readonly Draft[], cut: Reading['cut']): Extraction['window'] {
  const days = drafts
    .filter((draft) => !draft.recurrence)
    .map((draft) => dateOf(draft.start.value))
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const from = cut?.before ? addDays(first, 1) : first;
  const to = cut?.after ? addDays(last, -1) : last;
  return from <= to ? { from, to } : null;
}
