import { witnessOf } from '../evidence.ts';
import { finding } from '../findings.ts';
import { LIMITS } from '../limits.ts';
import type { Page } from '../page.ts';
import type { Rung } from '../rung.ts';
import { emptyReading, type Reading } from '../sighting.ts';
import { readComponents, valueOf } from './components.ts';
import { readEvent } from './read-event.ts';
import { zoneReader } from './zones.ts';

/** iCalendar files (RFC 5545). Each VEVENT is one showing; a rule of recurrence is kept as it is, not expanded. */
export const icsRung: Rung = {
  name: 'ics',
  method: 'ics',
  applies: (page) => page.format === 'ics',
  read,
};

function read(page: Page): Reading {
  const reading = emptyReading();
  const { calendar, events, zones } = readComponents(page.text);
  const witness = witnessOf(page.url, 'ics');
  const zoneOf = zoneReader(zones);
  const isCancellation = valueOf({ properties: calendar }, 'method')?.raw.trim().toUpperCase() === 'CANCEL';
  const unknownZones = new Set<string>();
  let broken = 0;
  let recurring = 0;
  for (const [index, event] of events.entries()) {
    broken += event.broken;
    const { sighting, findings, unknownZone } = readEvent(event, `VEVENT[${index + 1}]`, {
      zoneOf,
      isCancellation,
      page,
      witness,
    });
    reading.findings.push(...findings);
    if (unknownZone) unknownZones.add(unknownZone);
    if (sighting?.recurrence) recurring += 1;
    if (sighting) reading.sightings.push(sighting);
  }
  if (broken > 0)
    reading.findings.push(
      finding('bad-ics', `${broken} ${broken === 1 ? 'line' : 'lines'} of the calendar could not be read.`),
    );
  if (recurring > 0)
    reading.findings.push(
      finding('recurrence-not-expanded', `${recurring} events recur; each was read as its first date with its rule.`),
    );
  for (const zone of unknownZones)
    reading.findings.push(
      finding('unknown-zone', `The time zone “${zone}” is not known; its times were taken as local.`),
    );
  // Without its last line it was cut on its way.
  const isWhole = /END:VCALENDAR\s*$/i.test(page.text.slice(-200));
  reading.listsInFull = isWhole && events.length <= LIMITS.draftsPerDocument;
  return reading;
}
