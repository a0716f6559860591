import { say } from '@marquee/kernel';
import { citerOf } from '../../base/evidence.ts';
import { finding, tooManyEvents } from '../../base/findings.ts';
import { LIMITS } from '../../base/limits.ts';
import type { Finding } from '../../base/types.ts';
import { emptyReading, type Reading } from '../../candidates/sighting.ts';
import { join } from '../../candidates/times/local.ts';
import { offsetAt, wallIn } from '../../candidates/times/zone.ts';
import { isCutOff } from '../../decide/doubt/cut-off.ts';
import type { Page } from '../../document/page.ts';
import type { IcsProperty } from '../recurrence/content-line.ts';
import type { Rung } from '../rung.ts';
import { withFeedVenue } from '../with-feed-venue.ts';
import { readComponents } from './components.ts';
import { readReplaced, type TimeSlip } from './moment.ts';
import { venueOfCalendar } from './own-venue.ts';
import { readEvent } from './read-event.ts';
import { latestRevisions } from './revisions.ts';
import { type ZoneMeaning, zoneReader } from './zones.ts';

/** iCalendar files (RFC 5545). Each VEVENT is one showing; a recurrence rule is kept, not expanded. */
export const icsRung: Rung = {
  name: 'ics',
  method: 'ics',
  applies: (page) => page.format === 'ics',
  read,
};

function read(page: Page): Reading {
  const reading = emptyReading();
  const { calendar, events, zones } = readComponents(page.text);
  const cite = citerOf(page.url, 'ics');
  const zoneOf = zoneReader(zones, page.hints);
  const instantOf = (recurrenceId: IcsProperty) => instantText(recurrenceId, zoneOf);
  const unknownZones = new Set<string>();
  const slips: TimeSlip[] = [];
  let broken = 0;
  let recurring = 0;
  for (const event of events) broken += event.broken;
  for (const { event, number } of latestRevisions(events, instantOf)) {
    const {
      sighting,
      findings,
      unknownZone,
      slips: own,
    } = readEvent(event, `VEVENT[${number}]`, { zoneOf, page, cite });
    reading.findings.push(...findings);
    slips.push(...own);
    if (unknownZone) unknownZones.add(unknownZone);
    if (sighting?.recurrence) recurring += 1;
    if (sighting) reading.sightings.push(sighting);
  }
  reading.sightings = withFeedVenue(reading.sightings, () => venueOfCalendar(calendar, cite));
  if (broken > 0) reading.findings.push(finding('bad-ics', say('document.brokenLines', { n: broken })));
  reading.findings.push(...findingsOfSlips(slips));
  if (recurring > 0)
    reading.findings.push(finding('recurrence-not-expanded', say('document.firstDateOnly', { n: recurring })));
  for (const zone of unknownZones)
    reading.findings.push(finding('unknown-zone', say('document.unknownZone', { zone })));
  // Without its last line the file was truncated.
  const isWhole = !isCutOff(page);
  if (!isWhole && !page.isCut) reading.findings.push(finding('bad-ics', say('document.calendarCut')));
  const isTooLong = events.length > LIMITS.draftsPerDocument;
  // For more readable events, the last step reports the limit.
  if (isTooLong && reading.sightings.length <= LIMITS.draftsPerDocument) reading.findings.push(tooManyEvents());
  reading.listsInFull = isWhole && !isTooLong;
  return reading;
}

/** The same text for the same date of a series, in whatever zone it is written. */
function instantText(recurrenceId: IcsProperty, zoneOf: (tzid: string) => ZoneMeaning): string {
  const stated = readReplaced(recurrenceId, zoneOf);
  if (!stated) return recurrenceId.raw.trim();
  const { date, time, zone, offsetMinutes } = stated;
  if (time === undefined || (!zone && offsetMinutes === undefined)) return join(date, time);
  return `${wallIn('UTC', join(date, time), zone ? offsetAt(join(date, time), zone) : (offsetMinutes ?? 0))}Z`;
}

function findingsOfSlips(slips: readonly TimeSlip[]): Finding[] {
  const told = { hour: 'document.noSuchHour', end: 'document.noSuchEnd' } as const;
  return (['hour', 'end'] as const).flatMap((kind) => {
    const n = slips.filter((slip) => slip === kind).length;
    return n === 0 ? [] : [finding('bad-date', say(told[kind], { n }))];
  });
}
