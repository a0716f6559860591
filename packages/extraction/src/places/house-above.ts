import { shownOffset } from '../evidence.ts';
import type { Layout } from '../layout/layout.ts';
import type { PageCiter } from '../layout/page-citer.ts';
import { holdsAny } from '../layout/within.ts';
import type { Stretch } from '../time/title-places.ts';
import type { Field } from '../types.ts';
import { ADDRESS } from './street-address.ts';

const ROOM_OF_HOUSE =
  /^(?:(?:the )?(?:\d\w\w|first|second|third|fourth|ground|lower|upper|main) (?:floor|level)\b.*|(?:\p{Lu}?[\p{L}.]+ ){0,3}(?:rooms?|chambers?|boardroom|classroom|auditorium|suite)(?: #?\w{1,4})?)$/iu;
const LONGEST_HOUSE = 70;

/** `Homewood Branch YMCA⏎2nd Floor Conference Room⏎7140 Bennett Street`: a room with its house on the line above, before the street. */
export function withHouseAbove(
  venue: Field<string> | undefined,
  title: Stretch,
  layout: Layout,
  cite: PageCiter,
): Field<string> | undefined {
  const at = shownOffset(venue?.evidence[0]?.locator);
  if (!venue || at < 0 || !ROOM_OF_HOUSE.test(venue.value)) return venue;
  const room = layout.pieceAt(at);
  const house = room && layout.pieces[room.index - 1];
  const behind = room && layout.pieces[room.index + 1];
  if (!room || !house || house.line !== room.line - 1 || !behind || !ADDRESS.test(behind.text)) return venue;
  const isName =
    house.text.length <= LONGEST_HOUSE &&
    /^\p{Lu}[^:!?]* \S/u.test(house.text) &&
    layout.titleOf(house) !== null &&
    !holdsAny(layout.marks, house.start, house.end) &&
    !holdsAny(layout.times, house.start, house.end) &&
    !(house.start < title.end && title.start < house.end);
  if (!isName) return venue;
  return {
    value: `${venue.value}, ${house.text}`,
    evidence: [...venue.evidence, ...cite.field(house.text, house).evidence],
  };
}
