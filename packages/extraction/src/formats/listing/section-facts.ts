import type { Layout } from '../../candidates/pieces/layout.ts';
import type { ListedRecord } from '../../candidates/pieces/listed-record.ts';
import { placeNamedIn, spanishPlaceIn } from '../../candidates/places/named-place.ts';
import type { Grouping } from '../../candidates/records/grouping.ts';
import { LISTING } from '../../decide/weights/listing.ts';
import { headingLevel } from '../../document/html/dom.ts';
import type { Piece } from '../../document/html/pieces.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { holdsAny } from '../../document/html/within.ts';
import { type CommonFacts, commonFacts, hourAbove } from './common-facts.ts';

interface Section extends Stretch {
  heading: Piece;
  records: ListedRecord[];
}

/**
 * `Westlake Park⏎Tuesdays, 6–9 pm` above some of the events and `Harbor Green⏎Thursdays, 5–8 pm` above others: the place and the hour of each section.
 * Where fewer than two sections tell an hour, what applies to all.
 */
export function factsOfSections(grouping: Grouping, layout: Layout): (record: ListedRecord) => CommonFacts {
  const common = commonFacts(grouping, layout);
  const sections = grouping.above === undefined ? sectionsOf(grouping.records, layout) : [];
  const told = sections.map((section) => ({ section, time: hourAbove(section, layout) }));
  if (told.filter(({ time }) => time !== null).length < LISTING.sectionFacts.fewest) return () => common;
  const facts = new Map<ListedRecord, CommonFacts>();
  for (const { section, time } of told) {
    const timed = section.records.filter((record) => holdsAny(layout.times, record.start, record.end)).length;
    const isUntimed = timed <= section.records.length / 2;
    const own = { time: isUntimed ? time : null, place: placeIn(section, layout), isPlaceOfAll: false };
    for (const record of section.records) facts.set(record, own);
  }
  return (record) => facts.get(record) ?? common;
}

/** Records under each heading that stands outside of them; none if only one heading does. */
function sectionsOf(records: readonly ListedRecord[], layout: Layout): Section[] {
  const sections: Section[] = [];
  let end = 0;
  for (const record of records.toSorted((a, b) => a.start - b.start)) {
    const from = sections.length === 0 ? Math.max(0, record.start - LISTING.sectionFacts.lookBack) : end;
    const heading = layout
      .piecesIn({ start: from, end: record.start })
      .findLast(({ carrier }) => headingLevel(carrier.name) > 0);
    const last = sections.at(-1);
    if (heading) sections.push({ start: heading.start, end: record.start, heading, records: [record] });
    else if (last) last.records.push(record);
    end = Math.max(end, record.end);
  }
  return sections.length >= LISTING.sectionFacts.fewest &&
    sections.every((one) => one.end - one.start <= LISTING.sectionFacts.headChars)
    ? sections
    : [];
}

function placeIn({ start, end }: Section, layout: Layout): CommonFacts['place'] {
  for (let at = start; at < end; ) {
    const line = layout.visible.text.slice(at, end).split('\n', 1)[0] ?? '';
    const found = placeNamedIn(line, { between: true }) ?? spanishPlaceIn(line);
    if (found) return { start: at + found.start, end: at + found.end, value: found.value };
    at += line.length + 1;
  }
  return null;
}
