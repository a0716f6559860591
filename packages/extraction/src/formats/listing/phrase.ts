import { isPlaceName, isStreetName } from '../../candidates/places/named-place.ts';
import { townOf } from '../../candidates/places/read-place.ts';
import { ADDRESS } from '../../candidates/places/street-address.ts';
import { LISTING } from '../../decide/weights/listing.ts';
import type { Piece } from '../../document/html/pieces.ts';
import { comparable } from '../../document/text.ts';

/** The title and the place in one running line. */
export interface Phrase {
  title: string;
  venue?: string;
}

/** They end in a place word. */
const NO_PLACE = /\b(?:open house|market|field|trail|show|walk|book club|club)$/i;
/** `Demolition Derby, Grandstand ($15)`, `Ida Mae Crowder $12` */
const PRICE_BEHIND = /^(.{3,}?)\s(?:[-–—|] )?(?:\(\$\d[^()]*\)|\$\d[\d.,]*\+?)$/;
/** `Craft Fair.` in bold letters before a sentence; an abbreviation keeps its period, and a band in a heading. */
const RUN_IN = /(?<=[\p{L}\d]{4})(?<!\b(?:bros|univ|assoc|dept|corp|blvd))\.$/iu;
const LEADING_PLACE = /^(?:at|@)\s([^:]{2,60}):\s+(?=\S)/i;

/** `at Showbox: BOTCH, Mortiferum`, `Otoconia @ Crystal Lounge`, `Melissa Brewer Quintet - Melissa Brewer (vocals), …`. */
export function phraseOf(whole: string, piece: Pick<Piece, 'carrier'> | null): Phrase {
  const priced = whole.replace(PRICE_BEHIND, '$1');
  const text = /^(?:b|strong)$/.test(piece?.carrier.name ?? '') ? priced.replace(RUN_IN, '') : priced;
  const leading = LEADING_PLACE.exec(text);
  if (leading?.[1]) return { title: text.slice(leading[0].length).trim(), venue: leading[1].trim() };
  const trailing = trailingPlace(text) ?? placeWithTown(text);
  if (trailing) return trailing;
  const bracketed = placeInBrackets(text);
  if (bracketed) return bracketed;
  if (!piece || /^(?:h[1-6]|a|b|strong|th)$/.test(piece.carrier.name)) return { title: text };
  return placeBehindComma(text) ?? { title: firstPhrase(text) };
}

/** `Spring Recital at Powers Music School, Belmont, MA`: what stands before a town or a street is a place, with or without its words. */
function placeWithTown(text: string): Phrase | null {
  const [, title = '', venue = '', behind = ''] = PLACE_AND_TOWN.exec(text) ?? [];
  return title && (ADDRESS.test(behind) || townOf(behind).state !== undefined) ? { title, venue } : null;
}

const PLACE_AND_TOWN = /^(.{3,80}?),?\s(?:at|@)\s(?:the\s)?(\p{Lu}[^,]{2,60}),\s(.{3,80})$/u;

/** `Big Band Night at Deer Valley High School`: the place that a title ends with; one word (`at the Library`) may be any. */
export function placeAtEnd(title: string): string | null {
  const [, venue = ''] = PLACE_AT_END.exec(title) ?? [];
  return venue.includes(' ') && isPlaceName(venue) && !NO_PLACE.test(venue) ? venue : null;
}

const PLACE_AT_END = /\S\sat\s(?:the\s)?(\p{Lu}[^,:]{2,60}?)[!.]?$/u;

/** `Adult Forum, Parish Hall`, `Tax Appeals – Room 2`. */
function placeBehindComma(text: string): Phrase | null {
  const match = /^(.{3,}?)(?:,|\s[-–—|•·])\s(?!.*\s[-–—|•·]\s)([^,]+)$/.exec(text);
  const [title, venue] = [match?.[1]?.trim() ?? '', match?.[2]?.trim() ?? ''];
  return title !== '' && text.length <= LISTING.phrase.shortLine && isPlaceName(venue) && !NO_PLACE.test(venue)
    ? { title, venue }
    : null;
}

/** `Gospel Brunch (Depot Plaza)`. */
function placeInBrackets(text: string): Phrase | null {
  const match = /^([^()]{2,}?)\s\(([^()]{3,60})\)$/.exec(text);
  const [title, venue] = [match?.[1]?.trim() ?? '', match?.[2]?.trim() ?? ''];
  return title !== '' && (isPlaceName(venue) || isStreetName(venue)) && !NO_PLACE.test(venue) ? { title, venue } : null;
}

/** Running text: the part before the first dash, bracket or period, if it is long enough to be a name. */
function firstPhrase(text: string): string {
  if (text.length <= 60) return text;
  const cut = /^(.{4,}?)(?:\s[-–—]\s|\s?\[|\s\/\s|\s\(\$|\.\s)/.exec(text);
  return cut?.[1] ? cut[1].trim() : text;
}

/** `Otoconia @ Crystal Lounge`, `Jazz Night at The Hall`: a place after the title on the same line. */
function trailingPlace(title: string): { title: string; venue: string } | null {
  const match = /^(.{3,}?)\s@\s?(.{2,80})$/.exec(title);
  return match?.[1] && match[2] && comparable(match[2]) ? { title: match[1].trim(), venue: match[2].trim() } : null;
}
