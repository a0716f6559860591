import { attribute, type ElementNode } from '../html/dom.ts';
import { readPlace, townOf } from '../normalize/place.ts';
import { comparable, plainLine } from '../normalize/text.ts';
import type { Sighting } from '../sighting.ts';
import type { Stretch } from '../time/title-places.ts';
import type { ListedRecord } from './groupings.ts';
import type { Layout } from './layout.ts';
import { placeNamedIn } from './named-place.ts';
import type { Piece } from './pieces.ts';
import { hasPlaceIcon } from './place-icon.ts';
import { isPlaceColumn } from './place-words.ts';
import type { Plan } from './read-record.ts';
import { ADDRESS } from './street-address.ts';
import { slotOf } from './title-slots.ts';
import { holdsAny, within } from './within.ts';
import type { PageWitness } from './witness.ts';

export type PlaceFields = Pick<Sighting, 'venue' | 'address' | 'city' | 'state'>;

const LABEL =
  /^(?:location|where|venue|place|held at|at|(?:event|meeting) (?:location|address|venue|place)|facility|site|branch|library branch)\s?:?$/i;
const LABELLED = /^(?:location|where|venue|place|event location|meeting location|branch)\s?:\s?(?=\S)/i;
/** `Date:` beside `Place:` in alike boxes. */
const OTHER_LABEL = /^[\p{L}][\p{L} &/()'-]{0,30}:$/u;
const NAMED =
  /(?:^|[\s_-])(?:venue|location|loc|place|where|branch|room|facility)(?:$|[\s_-])|venue|location(?!s?-?(?:icon|label))/i;
const AT = /^(?:@|at\s)\s?(?=\S)/;
const TOWN = /^[A-Z][A-Za-z. ]{2,30},\s[A-Z]{2}(?:\s\d{5}(?:-\d{4})?)?$/;
const NOT_A_PLACE =
  /^(?:free|\$|tba|tbd|map|\(?map\)?|get directions|directions|view map|google map|online|virtual|\W*)$/i;
const LONGEST = 120;
/** A name alone above an address. */
const SHORT_NAME = 70;

/** Where a record says it is: by a label, a class that says venue or location, `@ Hall`, or an address. */
export function placeOf(
  record: ListedRecord,
  title: Stretch,
  { layout, witness, places }: Pick<Plan, 'layout' | 'witness' | 'places'>,
): PlaceFields {
  const pieces = layout.piecesIn(record);
  let fields: PlaceFields = {};
  for (const [index, piece] of pieces.entries()) {
    if (piece.text.length > LONGEST * 2 || overlaps(piece, title)) continue;
    const text = venueText(piece, pieces[index - 1], layout, places);
    if (!text) continue;
    if (!fields.venue && !ADDRESS.test(text.value)) fields = { ...venueFields(text, witness), ...fields };
    else if (!fields.address && ADDRESS.test(text.value))
      fields = { ...fields, address: witness.field(text.value, text) };
    if (fields.venue && fields.address) break;
  }
  const own = pieces.find((piece) => piece.start <= title.start && piece.end >= title.end);
  if (!fields.venue && own && isNamedPlace(own, layout))
    fields = { ...fields, ...venueFields({ start: own.start, end: own.end, value: own.text }, witness) };
  if (!fields.address) fields = { ...addressIn(pieces, title, layout, witness), ...fields };
  return fields.venue ? fields : { ...fields, ...inWords(pieces, title, layout, witness) };
}

/** Descriptions name many places, the event's own among the first words. */
const FIRST_WORDS = 160;
const BESIDE = 400;

/** The place that the text beside the day names, or the first words of what is said of the event. */
function inWords(pieces: readonly Piece[], title: Stretch, layout: Layout, witness: PageWitness): PlaceFields {
  for (const piece of pieces) {
    const from = overlaps(piece, title) ? Math.max(0, title.end - piece.start) : 0;
    const isBeside = holdsAny(layout.marks, piece.start, piece.end);
    const length = Math.min(piece.text.length, from + (isBeside ? BESIDE : FIRST_WORDS));
    if (
      piece.text.length - from < 4 ||
      (piece.start < title.start && overlaps(piece, title) && from === piece.text.length)
    )
      continue;
    const text = blanked(piece.text.slice(from, length), piece.start + from, layout);
    const isLinked = piece.carrier.name === 'a';
    const found = placeNamedIn(text, { between: !isLinked && (piece.text.length <= LONGEST || from > 0) });
    if (found && comparable(found.value) !== comparable(layout.visible.text.slice(title.start, title.end))) {
      const start = piece.start + from + found.start;
      return venueFields({ start, end: start + found.value.length, value: found.value }, witness);
    }
  }
  return {};
}

/** With separators in place of days and times. */
function blanked(text: string, offset: number, layout: Layout): string {
  let rest = text;
  for (const { start, end } of [
    ...within(layout.marks, offset, offset + text.length),
    ...within(layout.times, offset, offset + text.length),
  ])
    rest = `${rest.slice(0, start - offset)}${'|'.repeat(end - start)}${rest.slice(end - offset)}`;
  return rest;
}

export function venueFields(text: Stretch & { value: string }, witness: PageWitness): PlaceFields {
  const place = readPlace(text.value);
  const field = (value: string | undefined) => (value ? witness.field(value, text) : undefined);
  const [venue, address, city, state] = [
    field(place.venue),
    field(place.address),
    field(place.city),
    field(place.state),
  ];
  return {
    ...(venue ? { venue } : {}),
    ...(address ? { address } : {}),
    ...(city ? { city } : {}),
    ...(state ? { state } : {}),
  };
}

/** The name of a place that a piece gives, and its stretch; null when the piece says nothing of a place. */
function venueText(
  piece: Piece,
  before: Piece | undefined,
  layout: Layout,
  slot: string | null,
): (Stretch & { value: string }) | null {
  const text = piece.text;
  const prefix = LABELLED.exec(text)?.[0] ?? AT.exec(text)?.[0];
  const isPlace =
    prefix !== undefined ||
    (before && (LABEL.test(before.text) || /^@$/.test(before.text)) && layout.titleOf(piece) !== null) ||
    (slot !== null && slotOf(piece) === slot && layout.titleOf(piece) !== null) ||
    isNamedPlace(piece, layout) ||
    isPlaceColumn(piece.carrier) ||
    (hasPlaceIcon(piece, layout) && layout.titleOf(piece) !== null);
  if (!isPlace || LABEL.test(text) || OTHER_LABEL.test(text)) return null;
  const start = piece.start + (prefix?.length ?? 0);
  const value = plainLine(
    text
      .slice(prefix?.length ?? 0)
      .replace(/\s[|•·].*$/, '')
      .replace(/[\s,;(]+$/, ''),
    LONGEST,
  );
  if (
    NOT_A_PLACE.test(value) ||
    !/\p{L}{2}/u.test(value) ||
    standsIn([...within(layout.times, start - 40, start + 40), ...within(layout.marks, start - 40, start + 40)], start)
  )
    return null;
  return { start, end: start + value.length, value };
}

function standsIn(mentions: readonly Stretch[], offset: number): boolean {
  return mentions.some(({ start, end }) => start <= offset && end > offset);
}

/** Does the element or one close around it call itself a place? */
export function isNamedPlace(piece: Piece, layout: Layout): boolean {
  for (let node: ElementNode | null = piece.carrier, up = 0; node && up < 3; node = node.parent, up += 1) {
    const range = layout.visible.rangeOf(node);
    if (!range || range[1] - range[0] > 200) return false;
    if (node.name === 'address') return true;
    if (NAMED.test(attribute(node, 'class') ?? '')) return true;
  }
  return false;
}

function addressIn(pieces: readonly Piece[], title: Stretch, layout: Layout, witness: PageWitness): PlaceFields {
  const piece = pieces.find((one) => one.text.length <= LONGEST && !overlaps(one, title) && ADDRESS.test(one.text));
  if (!piece) return {};
  const above = pieces[pieces.indexOf(piece) - 1];
  const name = above && !overlaps(above, title) && above.text.length <= SHORT_NAME ? layout.titleOf(above) : null;
  const venue =
    above && name !== null && name === above.text.trim() && !/[:?!]$/.test(name)
      ? { venue: witness.field(name, above) }
      : {};
  const town = townOf(piece.text);
  const next = pieces[pieces.indexOf(piece) + 1];
  const address = witness.field(plainLine(piece.text), piece);
  if (town.city && town.state)
    return { ...venue, address, city: witness.field(town.city, piece), state: witness.field(town.state, piece) };
  return next && TOWN.test(next.text) ? { ...venue, address, ...townFields(next, witness) } : { ...venue, address };
}

function townFields(piece: Piece, witness: PageWitness): PlaceFields {
  const town = townOf(piece.text);
  return town.city && town.state
    ? { city: witness.field(town.city, piece), state: witness.field(town.state, piece) }
    : {};
}

function overlaps(a: Stretch, b: Stretch): boolean {
  return a.start < b.end && b.start < a.end;
}
