import { LIMITS } from '../limits.ts';
import { comparable } from '../normalize/text.ts';
import type { Page } from '../page.ts';
import type { Rung } from '../rung.ts';
import { emptyReading, type Reading, type Sighting } from '../sighting.ts';
import { eventLists } from './choose.ts';
import { commonFacts } from './common-facts.ts';
import { commonTitle } from './common-title.ts';
import { joinContinued } from './continued.ts';
import { electPlaces } from './elect-places.ts';
import { splitIntoItems } from './items.ts';
import { type Layout, layoutOf } from './layout.ts';
import { electLineColumns } from './line-columns.ts';
import { electDays } from './moments.ts';
import { pageVenue } from './page-venue.ts';
import { readRecord } from './read-record.ts';
import { inSections } from './sections.ts';
import { singleGrouping } from './single.ts';
import { pageWitness } from './witness.ts';

/** Events that a page shows as repeated parts with dates: cards, rows, terms with definitions, days with items under them, lines. */
export const listingRung: Rung = {
  name: 'listing',
  method: 'listing',
  applies: (page) => page.format === 'html',
  read: (page: Page) => readListing(layoutOf(page)),
};

function readListing(layout: Layout): Reading {
  const reading = emptyReading();
  if (layout.marks.length === 0) return reading;
  const witness = pageWitness(layout.page, 'listing');
  const accepted = eventLists(layout);
  const single = accepted.length > 0 ? null : singleGrouping(layout);
  const told = new Set<string>();
  for (const chosen of (single ? [single] : accepted).flatMap((one) => inSections(one, layout))) {
    const grouping = splitIntoItems(chosen, layout);
    const plan = {
      layout,
      witness,
      titles: grouping.titles,
      days: electDays(grouping.records, layout),
      places: electPlaces(grouping.records, grouping.titles, layout),
      common: commonTitle(grouping, layout),
      facts: commonFacts(grouping, layout),
      columns: electLineColumns(grouping.records, grouping.titles, layout),
    };
    const found: Sighting[] = [];
    for (const record of grouping.records) {
      found.push(...readRecord(record, plan));
      if (found.length > LIMITS.draftsPerDocument) break;
    }
    const fresh = inHouse(joinContinued(found), layout).filter((sighting) => !told.has(nameOf(sighting)));
    reading.sightings.push(...fresh);
    for (const sighting of fresh) for (const name of [nameOf(sighting), dayOf(sighting)]) told.add(name);
  }
  return reading;
}

/** What one part of a page tells, as by film, another tells again, as by day. */
function nameOf({ title, start }: Sighting): string {
  return `${comparable(title.value)} ${start.date} ${start.time ?? ''}`;
}

function dayOf({ title, start }: Sighting): string {
  return `${comparable(title.value)} ${start.date} `;
}

/** Where no event of a list says where it is, all are in the house whose page it is; where some do, the others, if the page is surely a house's. */
function inHouse(sightings: readonly Sighting[], layout: Layout): Sighting[] {
  const placed = sightings.filter(({ venue, address }) => venue ?? address).length;
  if (placed === sightings.length) return [...sightings];
  const titles = sightings.map(({ title }) => title.value);
  const venue = pageVenue(layout, 'listing', titles, { surely: placed > 0 });
  return sightings.map((sighting) =>
    venue && !sighting.venue && !sighting.address ? { ...sighting, venue } : sighting,
  );
}
