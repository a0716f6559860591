import { PLACES } from '../../decide/weights/places.ts';
import { attribute, type ElementNode } from '../../document/html/dom.ts';
import type { Piece } from '../../document/html/pieces.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { holdsAny, within } from '../../document/html/within.ts';
import { comparable, plainLine } from '../../document/text.ts';
import { slotOf } from '../names/title-slots.ts';
import type { Layout } from '../pieces/layout.ts';
import type { ListedRecord } from '../pieces/listed-record.ts';
import { isOriginColumn, isPlaceColumn } from '../pieces/named-columns.ts';
import type { PageCiter } from '../pieces/page-citer.ts';
import type { Sighting } from '../sighting.ts';
import { aboveTown } from './above-town.ts';
import { isBesideMap } from './beside-map.ts';
import { isPlaceName, placeNamedIn } from './named-place.ts';
import { hasPlaceIcon } from './place-icon.ts';
import { readPlace, townOf } from './read-place.ts';
import { ADDRESS } from './street-address.ts';

export type PlaceFields = Pick<Sighting, 'venue' | 'address' | 'city' | 'state'>;

const LABEL =
  /^(?:lugar|sede|ubicaci[oó]n|d[oó]nde|location|where|venue|place|(?:(?:is |are )?(?:held|located|hosted) )?(?:at|in)(?: the)?|(?:event|meeting) (?:location|address|venue|place)|facility|site|branch|library branch)\s?:?$/i;
/** `Location: Canterbury Park Ballroom` */
export const LABELLED =
  /^(?:lugar|sede|ubicaci[oó]n|d[oó]nde|location|where|venue|place|event location|meeting location|branch)\s?:\s?(?=\S)/i;
/** `Date:` next to `Place:` in similar boxes. */
const OTHER_LABEL = /^[\p{L}][\p{L} &/()'-]{0,30}:$/u;
const NAMED =
  /(?:^|[\s_-])(?:venue|location|loc|place|where|branch|room|facility|(?<!e-?mail[_-]|mail[_-]|web[_-])address)(?:$|[\s_-])|venue|stage-?name|location(?!s?-?(?:icon|label))/i;
/** `venue-artists`: who plays there. */
const OF_OTHERS = /(?:^|\s)\S*[-_](?:artists?|performers?|acts?|bands?|events?|shows?|lineup)(?:\s|$)/i;
const AT = /^(?:@|at\s)\s?(?=\S)/;
const TOWN = /^[A-Z][A-Za-z. ]{2,30},\s[A-Z]{2}(?:\s\d{5}(?:-\d{4})?)?$/;
const NOT_A_PLACE =
  /^(?:free|\$|tba|tbd|map|\(?map\)?|get directions|directions|view map|google map|online|virtual|(?:buy |get )?tickets?|(?:the )?(?:doors?|gate)|sold out|rsvp|register|(?:more )?(?:info|details)|\W*)$/i;

/** Where a record states its place: by a label, a class for venue or location, `@ Hall`, or an address. */
export function placeOf(
  record: ListedRecord,
  title: Stretch,
  { layout, cite, places }: { layout: Layout; cite: PageCiter; places: string | null },
): PlaceFields {
  const pieces = layout.piecesIn(record);
  let fields: PlaceFields = {};
  for (const [index, piece] of pieces.entries()) {
    if (piece.text.length > PLACES.place.longest * 2 || overlaps(piece, title)) continue;
    const text = venueText(piece, { before: pieces[index - 1], next: pieces[index + 1] }, layout, places);
    if (!text || isOriginColumn(piece.carrier) || isOfPerson(piece.carrier)) continue;
    if (!fields.venue && !ADDRESS.test(text.value)) fields = { ...venueFields(text, cite), ...fields };
    else if (!fields.address && ADDRESS.test(text.value)) fields = { ...fields, address: cite.field(text.value, text) };
    if (fields.venue && fields.address) break;
  }
  const own = pieces.find((piece) => piece.start <= title.start && piece.end >= title.end);
  if (!fields.venue && own && isNamedPlace(own, layout))
    fields = { ...fields, ...venueFields({ start: own.start, end: own.end, value: own.text }, cite) };
  if (!fields.address) fields = { ...addressIn(pieces, title, layout, cite), ...fields };
  if (!fields.venue && !fields.address) fields = { ...aboveTown(pieces, title, layout, cite), ...fields };
  return fields.venue ? fields : { ...fields, ...inWords(pieces, title, layout, cite) };
}

/** `Where: First Church` in the text above a list, or the name below such a label. */
export function labeledPlaceIn(range: Stretch, layout: Layout): (Stretch & { value: string }) | null {
  const pieces = layout.piecesIn(range);
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1];
    if (piece.text.length > PLACES.place.longest || !(LABELLED.test(piece.text) || isDefined(piece, before))) continue;
    const text = venueText(piece, { before, next: undefined }, layout, null);
    const value = text ? readPlace(text.value.replace(IN_PARENTHESES, '')).venue : undefined;
    if (text && value) return { ...text, value };
  }
  return null;
}

/** `IRB 4105 (sometimes 3137)` */
const IN_PARENTHESES = /\s\([^()]*\)$/;

/** `<dt>Place<dd>First Church`: without a colon the label of a filter looks the same. */
function isDefined(piece: Piece, before: Piece | undefined): boolean {
  return (
    before !== undefined && NOUN_ALONE.test(before.text) && (before.text.endsWith(':') || piece.carrier.name === 'dd')
  );
}

const NOUN_ALONE = /^(?:lugar|sede|ubicaci[oó]n|d[oó]nde|location|where|venue|place)\s?:?$/i;

/** `<span class="field-directed-by">Sam Green</span>`: a person, whose name may end like that of a place. */
const PERSON =
  /(?:^|[\s_-])(?:direct(?:or|ed)s?|authors?|artists?|performers?|speakers?|presenters?|instructors?|cast|starring|conductors?|by)(?:$|[\s_-])/i;

function isOfPerson(carrier: ElementNode): boolean {
  for (let node: ElementNode | null = carrier, up = 0; node && up < 3; node = node.parent, up += 1) {
    const classes = attribute(node, 'class');
    if (classes && PERSON.test(classes)) return !NAMED.test(classes);
  }
  return false;
}

/** The place in the text next to the day, or in the first words of the event's description. */
function inWords(pieces: readonly Piece[], title: Stretch, layout: Layout, cite: PageCiter): PlaceFields {
  for (const piece of pieces) {
    if (isOriginColumn(piece.carrier) || isOfPerson(piece.carrier)) continue;
    const from = overlaps(piece, title) ? Math.max(0, title.end - piece.start) : 0;
    const isBeside = holdsAny(layout.marks, piece.start, piece.end);
    const length = Math.min(piece.text.length, from + (isBeside ? PLACES.place.beside : PLACES.place.firstWords));
    if (
      piece.text.length - from < 4 ||
      (piece.start < title.start && overlaps(piece, title) && from === piece.text.length)
    )
      continue;
    const text = blanked(piece.text.slice(from, length), piece.start + from, layout);
    const isLinked = piece.carrier.name === 'a';
    const isLine = !isLinked || isRightBelowDay(piece, layout);
    const found = placeNamedIn(text, { between: isLine && (piece.text.length <= PLACES.place.longest || from > 0) });
    if (found && comparable(found.value) !== comparable(layout.visible.text.slice(title.start, title.end))) {
      const start = piece.start + from + found.start;
      if (isWork(start, text.slice(found.end), layout) || OF_SPEAKER.test(text.slice(0, found.start))) continue;
      const end = start + found.value.length;
      const street = streetBehind(text.slice(found.end), end);
      return {
        ...venueFields({ start, end, value: found.value }, cite),
        ...(street ? { address: cite.field(street.value, street) } : {}),
      };
    }
  }
  return {};
}

/** `May 31, 2019 at 7 PM⏎<a>Dorseyville Middle School</a>` */
function isRightBelowDay({ start, text }: Piece, { visible, marks }: Layout): boolean {
  const line = visible.text.lastIndexOf('\n', start - 1);
  if (line < 0 || visible.text.slice(line + 1, start).trim() !== '') return false;
  const above = visible.text.lastIndexOf('\n', line - 1) + 1;
  return holdsAny(marks, above, line) && isPlaceName(text);
}

/** `associate professor of French at Columbia University` */
const OF_SPEAKER =
  /\b(?:professors?|lecturer|curator|director|scholar|fellow|faculty|student|teacher|historian|author|chair|dean|researcher|scientist)\b[^.;:\n]{0,40}$/i;

/** `<i>The Salt Road</i> (Knopf, $28)`: a book and its publisher. */
function isWork(offset: number, behind: string, { visible }: Layout): boolean {
  return /^(?:i|em|cite)$/.test(visible.elementAt(offset)?.name ?? '') && behind.startsWith(' (');
}

/** `Town Hall, 12 Main Street`: the street address right behind a name that ends at this offset. */
function streetBehind(text: string, offset: number): (Stretch & { value: string }) | null {
  const lead = /^,\s+/.exec(text)?.[0].length ?? 0;
  const street = lead > 0 ? ADDRESS.exec(text.slice(lead, lead + PLACES.place.streetChars))?.[0] : undefined;
  if (street === undefined) return null;
  return { start: offset + lead, end: offset + lead + street.length, value: street };
}

/** With separators instead of days and times. */
function blanked(text: string, offset: number, layout: Layout): string {
  let rest = text;
  for (const { start, end } of [
    ...within(layout.marks, offset, offset + text.length),
    ...within(layout.times, offset, offset + text.length),
  ])
    rest = `${rest.slice(0, start - offset)}${'|'.repeat(end - start)}${rest.slice(end - offset)}`;
  return rest;
}

export function venueFields(text: Stretch & { value: string }, cite: PageCiter): PlaceFields {
  const place = readPlace(text.value);
  const field = (value: string | undefined) => (value ? cite.field(value, text) : undefined);
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

/** The name of a place in a piece, and its stretch; null if the piece states no place. */
function venueText(
  piece: Piece,
  { before, next }: { before: Piece | undefined; next: Piece | undefined },
  layout: Layout,
  slot: string | null,
): (Stretch & { value: string }) | null {
  const text = piece.text;
  const prefix = LABELLED.exec(text)?.[0] ?? AT.exec(text)?.[0];
  const isPlace =
    prefix !== undefined ||
    (before && (LABEL.test(before.text) || before.text === '@') && layout.titleOf(piece) !== null) ||
    (slot !== null && slotOf(piece) === slot && layout.titleOf(piece) !== null) ||
    isNamedPlace(piece, layout) ||
    isPlaceColumn(piece.carrier) ||
    (hasPlaceIcon(piece, layout) && layout.titleOf(piece) !== null) ||
    isBesideMap(piece, next, layout);
  if (!isPlace || LABEL.test(text) || OTHER_LABEL.test(text)) return null;
  const start = piece.start + (prefix?.length ?? 0);
  const value = plainLine(
    text
      .slice(prefix?.length ?? 0)
      .replace(/^(?:held|located|hosted)\s(?:at|in)\s(?:the\s)?(?=\p{Lu})/u, '')
      .replace(/\s[|•·].*$/, '')
      .replace(/[\s,;([–—-]+$/, ''),
    PLACES.place.longest,
  );
  if (
    NOT_A_PLACE.test(value) ||
    !/\p{L}{2}/u.test(value) ||
    isOnlyTime(start, value, layout) ||
    standsIn([...within(layout.times, start - 40, start + 40), ...within(layout.marks, start - 40, start + 40)], start)
  )
    return null;
  return { start, end: start + value.length, value };
}

/** `(6:30 PM - 8:30 PM)` */
function isOnlyTime(start: number, value: string, layout: Layout): boolean {
  if (!/\d/.test(value) && !/noon|midnight/i.test(value)) return false;
  return !/\p{L}{2}/u.test(blanked(value, start, layout));
}

function standsIn(mentions: readonly Stretch[], offset: number): boolean {
  return mentions.some(({ start, end }) => start <= offset && end > offset);
}

/** Whether the element or one close around it is marked as a place. */
export function isNamedPlace(piece: Piece, layout: Layout): boolean {
  for (let node: ElementNode | null = piece.carrier, up = 0; node && up < 3; node = node.parent, up += 1) {
    const range = layout.visible.rangeOf(node);
    if (!range || range[1] - range[0] > 200) return false;
    if (node.name === 'address') return true;
    const classes = attribute(node, 'class');
    if (classes && NAMED.test(classes) && !OF_OTHERS.test(classes)) return true;
  }
  return false;
}

function addressIn(pieces: readonly Piece[], title: Stretch, layout: Layout, cite: PageCiter): PlaceFields {
  const piece = pieces.find(
    (one) => one.text.length <= PLACES.place.longest && !overlaps(one, title) && ADDRESS.test(one.text),
  );
  if (!piece) return {};
  const above = pieces[pieces.indexOf(piece) - 1];
  const name =
    above && !overlaps(above, title) && above.text.length <= PLACES.place.shortName ? layout.titleOf(above) : null;
  const venue =
    above && name !== null && name === above.text.trim() && !/[:?!]$/.test(name)
      ? { venue: cite.field(name, above) }
      : {};
  const town = townOf(piece.text);
  const next = pieces[pieces.indexOf(piece) + 1];
  const address = cite.field(plainLine(piece.text), piece);
  if (town.city && town.state)
    return { ...venue, address, city: cite.field(town.city, piece), state: cite.field(town.state, piece) };
  return next && TOWN.test(next.text) ? { ...venue, address, ...townFields(next, cite) } : { ...venue, address };
}

function townFields(piece: Piece, cite: PageCiter): PlaceFields {
  const town = townOf(piece.text);
  return town.city && town.state ? { city: cite.field(town.city, piece), state: cite.field(town.state, piece) } : {};
}

function overlaps(a: Stretch, b: Stretch): boolean {
  return a.start < b.end && b.start < a.end;
}
