import { LIMITS } from '../../base/limits.ts';
import { type Layout, layoutOf } from '../../candidates/pieces/layout.ts';
import { pageCiter } from '../../candidates/pieces/page-citer.ts';
import { electLineColumns } from '../../candidates/places/line-columns.ts';
import { commonTitle } from '../../candidates/records/common-title.ts';
import { splitIntoItems } from '../../candidates/records/items.ts';
import { inSections } from '../../candidates/records/sections.ts';
import { emptyReading, type Reading, type Sighting } from '../../candidates/sighting.ts';
import { comparableOf } from '../../candidates/values/compared.ts';
import { atOwnVenue } from '../../decide/choice/at-own-venue.ts';
import { electPlaces } from '../../decide/choice/elect-places.ts';
import { eventLists } from '../../decide/choice/event-lists.ts';
import { areInTowns, performerOf } from '../../decide/choice/performer.ts';
import { singleGroupings } from '../../decide/choice/single.ts';
import type { Page } from '../../document/page.ts';
import type { Rung } from '../rung.ts';
import { joinContinued } from './continued.ts';
import { electDays } from './elect-days.ts';
import { namedInProse } from './names-in-prose.ts';
import { atTheirPlaces } from './performers-page.ts';
import { readRecord } from './read-record.ts';
import { asOne, isSameShow } from './same-show.ts';
import { factsOfSections } from './section-facts.ts';

/** Events in repeated parts of a page with dates: cards, rows, terms with definitions, days with items under them, lines. */
export const listingRung: Rung = {
  name: 'listing',
  method: 'listing',
  applies: (page) => page.format === 'html',
  read: (page: Page) => readListing(layoutOf(page)),
};

function readListing(layout: Layout): Reading {
  const reading = emptyReading();
  if (layout.marks.length === 0) return reading;
  const cite = pageCiter(layout.page, 'listing');
  const accepted = eventLists(layout);
  const lists = accepted.length > 0 ? accepted : singleGroupings(layout);
  const seen = new Set<string>();
  for (const chosen of lists.flatMap((one) => inSections(one, layout))) {
    const grouping = splitIntoItems(chosen, layout);
    const plan = {
      layout,
      cite,
      titles: grouping.titles,
      days: electDays(grouping.records, layout),
      places: electPlaces(grouping.records, grouping.titles, layout),
      common: commonTitle(grouping, layout),
      performer: performerOf(grouping, layout),
      factsFor: factsOfSections(grouping, layout),
      columns: electLineColumns(grouping.records, grouping.titles, layout),
    };
    const found: Sighting[] = [];
    const earlier = Map.groupBy(reading.sightings.keys(), (index) => reading.sightings[index]?.start.date);
    for (const record of grouping.records) {
      const named = namedInProse(record, plan.titles, layout);
      if (named) found.push(...named.flatMap((part) => readRecord(part.record, plan, part.given)));
      else found.push(...readRecord(record, plan));
      if (found.length > LIMITS.draftsPerDocument) break;
    }
    const joined = atTheirPlaces(joinContinued(found), layout);
    const placed = areInTowns(joined.map(({ title }) => title.value))
      ? joined
      : atOwnVenue(joined, layout.page, 'listing');
    const fresh = placed.filter((sighting) => !seen.has(nameOf(sighting)));
    for (const sighting of fresh) {
      const same = earlier.get(sighting.start.date)?.find((index) => isSameShow(reading.sightings[index], sighting));
      const first = same === undefined ? undefined : reading.sightings[same];
      if (first && same !== undefined) reading.sightings[same] = asOne(first, sighting);
      else reading.sightings.push(sighting);
    }
    for (const sighting of fresh) for (const name of [nameOf(sighting), dayOf(sighting)]) seen.add(name);
  }
  reading.sightings = withoutBareDays(reading.sightings);
  return reading;
}

/** `Sat May 3⏎Warren Haynes⏎Sat May 3, 8 pm⏎Warren Haynes⏎Buy Tickets`: the day alone says nothing more than the day with its hour. */
function withoutBareDays(sightings: readonly Sighting[]): Sighting[] {
  const timed = new Set(sightings.filter(({ start }) => start.time !== undefined).map(dayOf));
  return sightings.filter(
    (sighting) => sighting.start.time !== undefined || sighting.end !== undefined || !timed.has(dayOf(sighting)),
  );
}

/** Parts of a page may repeat each other's events, for example once by film and once by day. */
function nameOf({ title, start }: Sighting): string {
  return `${comparableOf(title)} ${start.date} ${start.time ?? ''}`;
}

function dayOf({ title, start }: Sighting): string {
  return `${comparableOf(title)} ${start.date} `;
}
