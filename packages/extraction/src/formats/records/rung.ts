import { citerOf } from '../../base/evidence.ts';
import { oncePer } from '../../base/kept.ts';
import { emptyReading, type Reading } from '../../candidates/sighting.ts';
import type { Page } from '../../document/page.ts';
import { PLATFORM_RUNGS } from '../platforms/index.ts';
import type { Rung } from '../rung.ts';
import { withFeedVenue } from '../with-feed-venue.ts';
import type { EventRecord } from './event-record.ts';
import { findRecords } from './find-records.ts';
import { venueOfJson } from './own-venue.ts';
import { referencesOf } from './references.ts';
import { sightingOf } from './sighting-of.ts';

/** Lists of events in JSON of no known platform's shape. Entries that a platform's own reader leaves out are left out here too. */
export const recordsRung: Rung = {
  name: 'json-records',
  method: 'json-feed',
  applies: (page) =>
    page.format === 'json' && !PLATFORM_RUNGS.some((rung) => rung.applies(page)) && recordsOf(page).length > 0,
  read(page) {
    const reading = readingOf(recordsOf(page), page);
    return { ...reading, sightings: withFeedVenue(reading.sightings, () => venueOfJson(page)) };
  },
};

const recordsOf = oncePer((page: Page) => recordsIn(page.json(), '', page));

/**
 * The events in a JSON value.
 * @param base the locator of the value, put before the pointers: `''` for a document, `script[3]#` for data in a page
 */
export function readRecords(value: unknown, base: string, page: Page): Reading {
  return readingOf(recordsIn(value, base, page), page);
}

function recordsIn(value: unknown, base: string, page: Page): EventRecord[] {
  return typeof value === 'object' && value !== null
    ? findRecords({ value, at: base }, referencesOf(value, base), page.url)
    : [];
}

function readingOf(records: readonly EventRecord[], page: Page): Reading {
  const reading = emptyReading();
  const cite = citerOf(page.url, 'json-feed');
  for (const record of records) {
    const { sighting, findings } = sightingOf(record, page, cite);
    if (sighting) reading.sightings.push(sighting);
    reading.findings.push(...findings);
  }
  return reading;
}
