import { allMatches } from '../../base/matches.ts';
import { PLACES } from '../../decide/weights/places.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { PLACE_WORD } from '../../rules/place-words.ts';
import { stateCode } from '../../rules/us-states.ts';
import { ADDRESS } from './street-address.ts';

/** A name in capitals: `St. Mark's Parish Hall`, `Museum of Art`, `Room 305`. */
const WORD = String.raw`(?:(?:St|Mt|Ft|Dr|Ste|Rm|\p{Lu})\.|\p{Lu}[\p{L}\p{N}'’&-]*|#?\d{1,5}[A-Za-z]?(?:-(?:\d{1,4}[A-Za-z]?|[A-Z]))?|&)`;
const NAME = String.raw`${WORD}(?:\s(?:(?:of|the|and|for|de|del|la)\s(?:the\s)?|(?:at|on|in)\s(?:the\s)?(?!\d))?${WORD}){0,7}`;
const ROOM = String.raw`(?:\s(?:offices?|building|room|rooms|library|park|auditorium|campus|site|branch|gym))?`;
const BEHIND_PREPOSITION = new RegExp(
  String.raw`(?:^|[\s(,–—-])(?:at|in|@)\s(?:the\s)?(?!\d{1,2}(?::\d\d)?\s?[AaPp]\.?[Mm])(${NAME}${ROOM})`,
  'gu',
);
/** Rooms are often written in lower case. */
const PLAIN_ROOM =
  /\b(?:in|at) the ((?:sanctuary|gym|gymnasium|library|auditorium|cafeteria|lobby|chapel|fellowship hall|parish hall|church hall|community room|main hall|boardroom|board room|council chambers?|courthouse|courtyard))\b/i;
const WHOLE = new RegExp(`^${NAME}$`, 'u');
const SEPARATORS = /[,;|•·()\n]|\s(?:[-–—/]|--)\s|(?<!(?:^|[,;|•·(\n])\s?(?:St|Mt|Ft))\.\s|\.$/g;
/** What follows the place word in a name. */
const ENDS_IN_PLACE = new RegExp(
  String.raw`${PLACE_WORD.source}(?:\s(?:(?:Post )?#?\d{1,4}[A-Z]?|[A-Z]|of\s.{2,40}|at\s.{2,40}|for\s.{2,40}|\p{Lu}\p{L}+))?$`,
  'iu',
);
const STREET = /\b(?:Street|Avenue|Boulevard|Road)$/;
const NO_NAME = /^(?:free|tickets?|tba|members?|open|adults?|kids|all ages|the|doors?)$/i;

/**
 * A place in running text, `in the Community Room`, `at Fort Hill Park`, or between commas, `Noon, Auditorium.`; its stretch in the text.
 */
export function placeNamedIn(text: string, { between }: { between: boolean }): (Stretch & { value: string }) | null {
  for (const match of allMatches(BEHIND_PREPOSITION, text)) {
    const name = (match[1] ?? '').replace(/[.\s]+$/, '');
    const start = match.index + match[0].length - (match[1] ?? '').length;
    const behind = text.slice(start + name.length, start + name.length + PLACES.namedPlace.streetChars);
    const isBeforeAddress = behind.startsWith(', ') && ADDRESS.test(behind.slice(2));
    if (name.length <= PLACES.namedPlace.longest && (ENDS_IN_PLACE.test(name) || isBeforeAddress))
      return { start, end: start + name.length, value: name };
  }
  const room = PLAIN_ROOM.exec(text);
  if (room?.[1]) {
    const end = room.index + room[0].length;
    return { start: end - room[1].length, end, value: room[1] };
  }
  return between ? segmentIn(text) : null;
}

/** What says that something goes on at a place: what follows is its name, with or without a word that only places have. */
const HELD = /\b(?:held|hosted|located|tak(?:es?|ing) place|occurs?|meets?|gathers?|convenes?)\b/gi;
const NOT_NAMED =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Fall|Autumn|Winter|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?![’'])|Noon|Midnight|AM|PM|English|Spanish|Zoom|Teams|Eastern|Central|Mountain|Pacific)\b/i;

/** The place that a sentence about meetings names behind its verb: `takes place at Eagle Pointe`. One word alone may be a town, a month or a language. */
export function placeHeldIn(text: string): (Stretch & { value: string }) | null {
  for (const held of allMatches(HELD, text)) {
    const from = held.index + held[0].length;
    for (const match of allMatches(BEHIND_PREPOSITION, text.slice(from))) {
      const name = (match[1] ?? '').replace(/[.\s]+$/, '');
      const start = from + match.index + match[0].length - (match[1] ?? '').length;
      const isName =
        name.includes(' ') &&
        name.length <= PLACES.namedPlace.longest &&
        !NOT_NAMED.test(name) &&
        stateCode(name) === null;
      if (isName) return { start, end: start + name.length, value: name };
    }
  }
  return null;
}

/** `Teatro Esperanza`, `Plaza del Sol`: in Spanish the word for the kind of place is the first. */
export function spanishPlaceIn(text: string): (Stretch & { value: string }) | null {
  const match = SPANISH_PLACE.exec(text);
  return match && { start: match.index, end: match.index + match[0].length, value: match[0] };
}

const SPANISH_PLACE =
  /(?<!\p{L})(?:Parque|Plaza|Teatro|Biblioteca|Museo|Centro|Auditorio|Iglesia|Jard[ií]n|Explanada|Foro|Galer[ií]a|Sala|Casa de (?:la )?Cultura)(?:\s(?:de|del|de la|de las|de los))?\s\p{Lu}[\p{L}’'-]+(?:\s(?:(?:de|del|de la|y)\s)?\p{Lu}[\p{L}’'-]+){0,4}/u;

/** A short text that is the name of a place, or begins with one before a comma: `Hearing Room 2`, `Town Hall, 2nd floor`. */
export function isPlaceName(text: string): boolean {
  const end = text.search(HEAD_END);
  const head = end < 0 ? text : text.slice(0, end);
  return head.length <= PLACES.namedPlace.longest && WHOLE.test(head) && ENDS_IN_PLACE.test(head);
}

const HEAD_END = /,\s|\s[-–—|]\s/;

/** `Front Street`: the place of an event that is held in a street. */
export function isStreetName(text: string): boolean {
  return WHOLE.test(text) && STREET.test(text);
}

function segmentIn(text: string): (Stretch & { value: string }) | null {
  let at = 0;
  const ends = allMatches(SEPARATORS, text).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  for (const { start, end } of [...ends, { start: text.length, end: text.length }]) {
    const segment = text.slice(at, start);
    if (segment.length < PLACES.namedPlace.shortest) {
      at = end;
      continue;
    }
    const value = segment.replace(/^\s*(?:[-–—]|--)\s/, '').trim();
    if (
      value.length >= PLACES.namedPlace.shortest &&
      value.length <= PLACES.namedPlace.longest &&
      !NO_NAME.test(value) &&
      WHOLE.test(value) &&
      (ENDS_IN_PLACE.test(value) ||
        STREET.test(value) ||
        ADDRESS.test(text.slice(end, end + PLACES.namedPlace.streetChars).trimStart()))
    ) {
      const from = at + segment.indexOf(value);
      return { start: from, end: from + value.length, value };
    }
    at = end;
  }
  return null;
}
