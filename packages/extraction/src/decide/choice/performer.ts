import { titlePiece } from '../../candidates/names/title-slots.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import { areRowsOfPlaces } from '../../candidates/pieces/named-columns.ts';
import { isPlaceName } from '../../candidates/places/named-place.ts';
import { partsOfTitle } from '../../candidates/places/site-names.ts';
import { ADDRESS } from '../../candidates/places/street-address.ts';
import type { Grouping } from '../../candidates/records/grouping.ts';
import type { Piece } from '../../document/html/pieces.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { comparable } from '../../document/text.ts';
import { GIGS_HEADING, TOUR_HEADING } from '../../rules/event-words.ts';
import { CHOICE } from '../weights/choice.ts';
import { headTitle } from './page-venue.ts';

/** `Decatur, GA`, a line of its own. */
const TOWN = /^\p{Lu}[\p{L}.’' -]{2,30}, (?:[A-Z]{2}|\p{Lu}\p{L}{3,})$/u;

/** `… Ave, Decatur, GA`, within a line. */
const TOWN_WITHIN = /(?<=^|[,–—-]\s|\n)\p{Lu}[\p{L}.’' -]{2,30}, [A-Z]{2}\b/u;

/**
 * The performer whose tour a page lists: under `Tour` each record has its day, a venue and a town, and towns differ, or each is a row of a table with
 * places and no titles; under `Shows` what stands for titles are places, too. The site is named after the performer, who is the title of all. Null for
 * other lists.
 */
export function performerOf({ records, titles }: Grouping, layout: Layout): (Stretch & { text: string }) | null {
  const first = records[0]?.start ?? 0;
  const above = layout.piecesIn({ start: Math.max(0, first - CHOICE.performer.headingReach), end: first + 1 });
  const isUnder = (pattern: RegExp) => above.some((piece) => isHeading(piece) && pattern.test(piece.text.trim()));
  const isTour =
    isUnder(TOUR_HEADING) ||
    (isUnder(GIGS_HEADING) &&
      arePlaces(
        records.map((record) => titlePiece(record, titles, layout)),
        layout,
      ));
  if (!(isTour && areInTownsOfTheirOwn(records, layout)) && !areRowsOfPlaces(records, layout)) return null;
  const parts = partsOfTitle(headTitle(layout.page)).parts.map(comparable);
  const name = layout.pieces.find(
    (piece) =>
      piece.text.length <= CHOICE.performer.longestName &&
      (isHeading(piece) || piece.end <= first) &&
      parts.includes(comparable(piece.text)) &&
      !TOUR_HEADING.test(piece.text.trim()) &&
      !GIGS_HEADING.test(piece.text.trim()),
  );
  return name ? { start: name.start, end: name.end, text: name.text.trim() } : null;
}

/** `@ The Plough, 912 Mass Ave`, `Lizard Lounge`, `Omaha, NE @ The Slowdown` */
function arePlaces(titles: ReadonlyArray<Piece | null>, layout: Layout): boolean {
  const places = titles.filter((piece) => {
    if (!piece) return false;
    const name = layout.titleOf(piece) ?? '';
    const isLedIn =
      /@\s*$/.test(layout.visible.text.slice(Math.max(0, piece.start - 3), piece.start)) ||
      /(?:^|\s)@\s/.test(piece.text);
    return isLedIn || isPlaceName(name) || isTown(piece) || ADDRESS.test(name);
  });
  return places.length >= titles.length * CHOICE.performer.mostly;
}

function areInTownsOfTheirOwn(records: Grouping['records'], layout: Layout): boolean {
  const towns = records.map(
    (record) =>
      layout.piecesIn(record).find(isTown)?.text.trim() ??
      TOWN_WITHIN.exec(layout.visible.text.slice(record.start, record.end))?.[0],
  );
  const found = towns.filter((town) => town !== undefined);
  return (
    found.length >= records.length * CHOICE.performer.mostly && new Set(found).size >= CHOICE.performer.fewestTowns
  );
}

/** In a first or second heading, also below it. */
function isHeading({ carrier }: Piece): boolean {
  for (let node: Piece['carrier'] | null = carrier, up = 0; node && up < 3; node = node.parent, up += 1)
    if (node.name === 'h1' || node.name === 'h2') return true;
  return false;
}

/** The venue of one evening of a tour: the name next to the town, where the town stands in the place of a title. */
export function venueOfEvening(named: Piece, record: Stretch, layout: Layout): Piece {
  if (!isTown(named)) return named;
  const others = layout.piecesIn(record).filter((piece) => layout.titleOf(piece) !== null && !isTown(piece));
  return others.find(({ carrier }) => carrier.name !== 'a') ?? others[0] ?? named;
}

function isTown({ text }: Piece): boolean {
  return TOWN.test(text.trim());
}

/** `The Pour House - Charleston, SC`: whether titles end in several towns, so that no one venue has them all. */
export function areInTowns(titles: readonly string[]): boolean {
  const towns = titles.flatMap((title) => TOWN_BEHIND.exec(title)?.[1] ?? []);
  return new Set(towns).size >= CHOICE.performer.fewestTowns && towns.length * 2 > titles.length;
}

const TOWN_BEHIND = /(?:^|[,–—-])\s*(\p{Lu}[\p{L}.’' ]{2,30}, [A-Z]{2})(?=$|\s[–—-])/u;
