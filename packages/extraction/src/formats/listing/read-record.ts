import { compact } from '../../base/compact.ts';
import { shownOffset } from '../../base/evidence.ts';
import { allMatches } from '../../base/matches.ts';
import type { Field, Price } from '../../base/types.ts';
import type { Mark } from '../../candidates/days/mark.ts';
import { readTitle } from '../../candidates/names/read-title.ts';
import { type TitleSlots, titlePiece } from '../../candidates/names/title-slots.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import type { ListedRecord } from '../../candidates/pieces/listed-record.ts';
import { isPlaceColumn } from '../../candidates/pieces/named-columns.ts';
import type { PageCiter } from '../../candidates/pieces/page-citer.ts';
import { type LineColumns, readColumns } from '../../candidates/places/line-columns.ts';
import { placeOf, venueFields } from '../../candidates/places/place.ts';
import { placesOfDays } from '../../candidates/places/places-of-days.ts';
import { readPlace } from '../../candidates/places/read-place.ts';
import type { Sighting } from '../../candidates/sighting.ts';
import { readPrice } from '../../candidates/values/price.ts';
import { venueOfEvening } from '../../decide/choice/performer.ts';
import { LISTING } from '../../decide/weights/listing.ts';
import type { Piece } from '../../document/html/pieces.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { FESTIVAL } from '../../rules/event-words.ts';
import { NO_EVENT_TITLE } from '../../rules/no-event-titles.ts';
import { STANDING_PAGE } from '../../rules/standing-pages.ts';
import { STILL_OPEN } from '../../rules/status-words.ts';
import type { CommonFacts } from './common-facts.ts';
import { momentsOf } from './moments.ts';
import { type Phrase, phraseOf, placeAtEnd } from './phrase.ts';
import { imageOf, linkOf } from './record-links.ts';
import { soldOutIn, statusIn, textOf } from './record-notes.ts';
import { atHour, timeInHead, timesOf } from './record-times.ts';

export const PRICE = /(?:\$\s?\d|\bfree\b)/i;

/** How the records of one grouping are read. */
export interface Plan {
  layout: Layout;
  cite: PageCiter;
  titles: TitleSlots;
  /** The part of a record that contains its days. */
  days: string | null;
  /** The part with its unlabeled place. */
  places: string | null;
  /** The title of records without a title of their own. */
  common: (Stretch & { text: string }) | null;
  /** The performer whose tour they are: the name of each is that of its venue. */
  performer: (Stretch & { text: string }) | null;
  /** The meaning of each part of their lines. */
  columns: LineColumns | null;
  /** Facts in the text above that apply to all records of a list, or of the section that this one is in. */
  factsFor: (record: ListedRecord) => CommonFacts;
}

/**
 * The showings of one record; none without a title.
 * @param given facts already known about it; a title that is no piece is the name of the record
 */
export function readRecord(
  record: ListedRecord,
  plan: Plan,
  given?: { title: Piece | null; marks: readonly Mark[] },
): Sighting[] {
  const { layout, cite } = plan;
  const found = given ? given.title : titlePiece(record, plan.titles, layout);
  const named = plan.performer && found && isPlaceColumn(found.carrier) ? null : found;
  const tourVenue =
    plan.performer && named && !FESTIVAL.test(named.text) ? venueOfEvening(named, record, layout) : null;
  const piece = tourVenue ? null : named;
  const home: Titled | null = piece ?? (tourVenue || !named ? plan.performer : null) ?? record.name ?? plan.common;
  const whole = piece ? layout.titleOf(piece) : home?.text;
  if (!home || !whole || (home === plan.common && isStillOpen(record, layout))) return [];
  const parts = plan.columns && readColumns(record, plan.titles, plan.columns, layout);
  const phrase: Phrase = parts ? { title: parts.title.value } : phraseOf(whole, piece);
  const { title, status } = readTitle(phrase.title);
  if (!title || NO_EVENT_TITLE.test(title) || STANDING_PAGE.test(title)) return [];
  const range = parts?.title ?? rangeOf(phrase.title, home);
  const link = named && !given ? linkOf(record, named, layout) : null;
  const place = { ...placeOf(record, range, plan), ...(parts ? venueFields(parts.place, cite) : {}) };
  const venue = phrase.venue ? cite.field(phrase.venue, rangeOf(phrase.venue, home)) : place.venue;
  const facts = plan.factsFor(record);
  const atEnd = placeAtEnd(title);
  const shared = {
    title: cite.field(title, range),
    ...compact({
      status: status ? cite.field(status, range) : statusIn(record, home, layout, cite),
      url: link && cite.attribute(link.url, link.element, 'href'),
      imageUrl: piece && imageOf(record, piece, layout, cite),
      price: priceIn(record, layout, cite),
      ...place,
      venue:
        (tourVenue ? venueIn(tourVenue, layout, cite) : undefined) ??
        (isTold(venue, layout) ? placeOfAll(facts, cite) : undefined) ??
        venue ??
        placeIn(record, cite) ??
        (facts.place && !place.address ? cite.field(facts.place.value, facts.place) : undefined) ??
        (atEnd ? cite.field(atEnd, rangeOf(atEnd, home)) : undefined),
    }),
  };
  const moments = momentsOf(record, given?.marks ?? plan.days, home, layout);
  // Of several showings it does not say which.
  const soldOut = moments.length === 1 ? soldOutIn(record, home, layout, cite) : null;
  const days = [...new Set(moments.map(({ mark }) => mark))];
  const placesBehind = placesOfDays(days, layout);
  const isUntimed = moments.every(({ time, mark }) => time === null && !mark.until);
  return moments.map((moment) => ({
    ...shared,
    ...(soldOut ? { soldOut } : {}),
    ...placeBehind(placesBehind?.[days.indexOf(moment.mark)], cite),
    ...timesOf(
      isUntimed ? atHour(moment, record.hour ?? timeInHead(record, piece, layout) ?? facts.time) : moment,
      cite,
    ),
  }));
}

/** Without the address that was found for all. */
function placeBehind(place: (Stretch & { value: string }) | undefined, cite: PageCiter): Partial<Sighting> {
  return place ? { venue: cite.field(place.value, place), address: undefined } : {};
}

/** `Jan. 6 – TBD`: what all others are called is not yet on that day. */
function isStillOpen({ marks }: ListedRecord, { visible: { text } }: Layout): boolean {
  const from = marks.at(-1)?.end ?? 0;
  const end = text.indexOf('\n', from);
  return STILL_OPEN.test(text.slice(from, end < 0 ? text.length : end));
}

function placeIn({ place }: ListedRecord, cite: PageCiter): Field<string> | undefined {
  return place && cite.field(place.text, place);
}

/** `All talks will be held at the Archives` */
function placeOfAll({ isPlaceOfAll, place }: CommonFacts, cite: PageCiter): Field<string> | undefined {
  return isPlaceOfAll && place ? cite.field(place.value, place) : undefined;
}

/** A name in a sentence may be where a speaker comes from. */
function isTold(venue: Field<string> | undefined, layout: Layout): boolean {
  const at = shownOffset(venue?.evidence[0]?.locator);
  return at >= 0 && layout.visible.lineAt(at).length >= LISTING.readRecord.longLine;
}

function venueIn(tourVenue: Piece, layout: Layout, cite: PageCiter): Field<string> | undefined {
  const whole = layout.titleOf(tourVenue) ?? '';
  const name = readPlace(phraseOf(whole, tourVenue).venue ?? whole).venue;
  return name ? cite.field(name, tourVenue) : undefined;
}

type Titled = Stretch & { text: string };

/** The position of a part of a piece; the full piece if it is written differently. */
function rangeOf(part: string, piece: Titled): Stretch {
  const at = piece.text.indexOf(part);
  return at < 0 ? piece : { start: piece.start + at, end: piece.start + at + part.length };
}

/** The first price of a record. An amount is read from its line: its parts often stand in elements of their own, `<b>$</b>15 adv / <b>$</b>18`. */
function priceIn(record: ListedRecord, layout: Layout, cite: PageCiter): Field<Price> | null {
  const { text: all } = layout.visible;
  const pieces = layout.piecesIn(record);
  const frees = (MAY_BE_FREE.test(textOf(pieces, layout)) ? pieces : []).flatMap((piece) => {
    const match = piece.text.length <= 160 ? FREE.exec(piece.text) : null;
    return match ? [piece.start + match.index] : [];
  });
  const amounts = allMatches(AMOUNT, all.slice(record.start, record.end)).map(({ index }) => record.start + index);
  for (const from of [...frees, ...amounts].sort((a, b) => a - b).slice(0, MOST_PRICES)) {
    const text = all
      .slice(from, from + LISTING.readRecord.priceChars)
      .replace(/(?<!^\$)(?:\n|;).*$/s, '')
      .trim();
    const price = readPrice(text);
    if (price?.minCents !== undefined) return cite.field(price, { start: from, end: from + text.length });
  }
  return null;
}

/** What all of `FREE` have in them. */
const MAY_BE_FREE = /free|no c|grat|libre/i;
const FREE = /\b(?:free|gratis|gratuit[oa]|(?:entrada|admisi[oó]n|acceso) libre)\b|\bno (?:cover|charge)\b/i;
const AMOUNT = /\$\s?\d/g;
const MOST_PRICES = 12;
