import { shownOffset } from '../../base/evidence.ts';
import type { Field } from '../../base/types.ts';
import { PLACES } from '../../decide/weights/places.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { holdsAny } from '../../document/html/within.ts';
import type { Layout } from '../pieces/layout.ts';
import type { PageCiter } from '../pieces/page-citer.ts';
import { ADDRESS } from './street-address.ts';

const ROOM_OF_BUILDING =
  /^(?:(?:the )?(?:\d\w\w|first|second|third|fourth|ground|lower|upper|main) (?:floor|level)\b.*|(?:\p{Lu}?[\p{L}.]+ ){0,3}(?:rooms?|chambers?|boardroom|classroom|auditorium|suite)(?: #?\w{1,4})?)$/iu;

/** `Homewood Branch YMCA⏎2nd Floor Conference Room⏎7140 Bennett Street`: a room with its building on the line above, before the street. */
export function withBuildingAbove(
  venue: Field<string> | undefined,
  title: Stretch,
  layout: Layout,
  cite: PageCiter,
): Field<string> | undefined {
  const at = shownOffset(venue?.evidence[0]?.locator);
  if (!venue || at < 0 || !ROOM_OF_BUILDING.test(venue.value)) return venue;
  const room = layout.pieceAt(at);
  const building = room && layout.pieces[room.index - 1];
  const behind = room && layout.pieces[room.index + 1];
  if (!room || !building || building.line !== room.line - 1 || !behind || !ADDRESS.test(behind.text)) return venue;
  const isName =
    building.text.length <= PLACES.buildingAbove.longestBuilding &&
    /^\p{Lu}[^:!?]* \S/u.test(building.text) &&
    layout.titleOf(building) !== null &&
    !holdsAny(layout.marks, building.start, building.end) &&
    !holdsAny(layout.times, building.start, building.end) &&
    !(building.start < title.end && title.start < building.end);
  if (!isName) return venue;
  return {
    value: `${venue.value}, ${building.text}`,
    evidence: [...venue.evidence, ...cite.field(building.text, building).evidence],
  };
}
