import type { Field } from '../../base/types.ts';
import { nameOf, slotOf } from '../../candidates/names/title-slots.ts';
import { type Layout, layoutOf } from '../../candidates/pieces/layout.ts';
import type { ListedRecord } from '../../candidates/pieces/listed-record.ts';
import { areRowsOfPlaces } from '../../candidates/pieces/named-columns.ts';
import { type PageCiter, pageCiter } from '../../candidates/pieces/page-citer.ts';
import { emptyReading, type Reading } from '../../candidates/sighting.ts';
import { eventLists } from '../../decide/choice/event-lists.ts';
import { pageVenue } from '../../decide/choice/page-venue.ts';
import type { Heading } from '../../decide/one-event/found-heading.ts';
import { findHeading } from '../../decide/one-event/heading.ts';
import { isAboutOneEvent } from '../../decide/one-event/one-event.ts';
import { ownMarks } from '../../decide/one-event/own-days.ts';
import { DETAIL } from '../../decide/weights/detail.ts';
import { attribute, type ElementNode } from '../../document/html/dom.ts';
import type { Page } from '../../document/page.ts';
import { webUrl } from '../../document/url.ts';
import { END_OF_EVENT } from '../../rules/further-events.ts';
import { readRecord } from '../listing/read-record.ts';
import type { Rung } from '../rung.ts';

/** A page about one event: its heading, the day and time next to it or after `When:`, and other labeled values. */
export const detailRung: Rung = {
  name: 'detail',
  method: 'detail',
  applies: (page) => page.format === 'html',
  read,
};

function read(page: Page): Reading {
  const reading = emptyReading();
  const layout = layoutOf(page);
  if (layout.marks.length === 0) return reading;
  const heading = findHeading(layout);
  if (!heading) return reading;
  const lists = eventLists(layout).filter(({ records }) => records.length >= 2);
  const marks = ownMarks(heading, layout);
  if (marks.length === 0 || !isAboutOneEvent(heading, marks, lists, layout)) return reading;
  // Evenings at several places are no showings of one event at the first of them.
  if (
    marks.length > 1 &&
    areRowsOfPlaces(
      marks.map((mark) => ({ marks: [mark] })),
      layout,
    )
  )
    return reading;
  const record = recordOf(heading, marks, layout);
  const cite = pageCiter(page, 'detail');
  const slots = { slots: new Map(heading.name ? [] : [[slotOf(heading.piece), 9]]), score: 9 };
  const plan = {
    layout,
    cite,
    titles: slots,
    days: null,
    places: null,
    common: null,
    performer: null,
    factsFor: () => ({ time: null, place: null, isPlaceOfAll: false }),
    columns: null,
  };
  const sightings = readRecord(record, plan, { title: heading.name ? null : heading.piece, marks });
  const venue = sightings.some((sighting) => !sighting.venue) ? pageVenue(layout, 'detail', [heading.title]) : null;
  const url = ownAddress(page, cite);
  reading.sightings = sightings.map((sighting) => ({
    ...sighting,
    ...(url ? { url } : {}),
    ...(sighting.venue || !venue ? {} : { venue }),
  }));
  return reading;
}

function recordOf(heading: Heading, marks: ListedRecord['marks'], layout: Layout): ListedRecord {
  const { piece } = heading;
  const last = marks.at(-1)?.end ?? piece.end;
  const start = Math.min(startOfRepeat(heading, layout), marks[0]?.start ?? piece.start);
  const from = Math.max(piece.end, last);
  const others = layout
    .piecesIn({ start: from, end: from + DETAIL.detail.reach })
    .find((one) => END_OF_EVENT.test(one.text) || isInFooter(one.carrier));
  const { name } = heading;
  const end = Math.min(others?.start ?? from + DETAIL.detail.reach, layout.visible.text.length);
  return { start, end, marks: [...marks], ...(name ? { name } : {}) };
}

/** Of the page: an article may have a foot of its own. */
function isInFooter(carrier: ElementNode): boolean {
  for (let node: ElementNode | null = carrier; node; node = node.parent)
    if (node.name === 'footer') return node.parent?.name !== 'article';
  return false;
}

function startOfRepeat({ piece, title }: Heading, layout: Layout): number {
  const name = nameOf(piece, title);
  const first = layout
    .piecesIn({ start: Math.max(0, piece.start - DETAIL.detail.repeated), end: piece.start })
    .find((one) => {
      const shown = /^h[1-3]$/.test(one.carrier.name) ? layout.titleOf(one) : null;
      return shown !== null && nameOf(one, shown) === name;
    });
  return first?.start ?? piece.start;
}

/** The URL that the page states for itself. */
function ownAddress(page: Page, cite: PageCiter): Field<string> | null {
  const canonical = page.elements('link').find((link) => attribute(link, 'rel')?.toLowerCase() === 'canonical');
  const url = canonical && webUrl(attribute(canonical, 'href') ?? '', page.url);
  return canonical && url ? cite.attribute(url, canonical, 'href') : null;
}
