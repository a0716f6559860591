import { LIMITS } from '../limits.ts';
import type { Page } from '../page.ts';
import type { Rung } from '../rung.ts';
import { emptyReading, type Reading } from '../sighting.ts';
import { tellsOfEvents } from './accept.ts';
import { chooseGroupings } from './choose.ts';
import { groupingsOf } from './groupings.ts';
import { splitIntoItems } from './items.ts';
import { type Layout, layoutOf } from './layout.ts';
import { electDays } from './moments.ts';
import { readRecord } from './read-record.ts';
import { pageWitness } from './witness.ts';

/** Events that a page shows as repeated parts with dates: cards, rows, terms with definitions, days with items under them, lines. */
export const listingRung: Rung = {
  name: 'listing',
  method: 'listing',
  applies: (page) => page.format === 'html',
  read: (page: Page) => readListing(layoutOf(page)),
};

export function readListing(layout: Layout): Reading {
  const reading = emptyReading();
  if (layout.marks.length < 2) return reading;
  const witness = pageWitness(layout.page, 'listing');
  for (const chosen of chooseGroupings(groupingsOf(layout), layout)) {
    if (!tellsOfEvents(chosen, layout)) continue;
    const grouping = splitIntoItems(chosen, layout);
    const days = electDays(grouping.records, layout);
    for (const record of grouping.records) {
      reading.sightings.push(...readRecord(record, grouping.titles, days, layout, witness));
      if (reading.sightings.length > LIMITS.draftsPerDocument) return reading;
    }
  }
  return reading;
}
