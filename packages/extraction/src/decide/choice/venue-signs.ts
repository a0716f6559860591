import { allMatches } from '../../base/matches.ts';
import { comparable } from '../../document/text.ts';
import { CHOICE } from '../weights/choice.ts';

/** What only somebody with a venue offers. */
const OFFERS =
  /\b(?:venue (?:rentals?|info(?:rmation)?|specs?|hire|policies)|the venue|about the venue|rent (?:the|our) (?:venue|space|room|hall)|(?:room|space|hall|facility) rentals?|private (?:events?|part(?:y|ies)|bookings?)|(?:event|party|event & party) booking|book your (?:next )?(?:event|party)|bottle service|(?:reserve|book) (?:a |your )?table|(?:table|dining) reservations?|box office|(?:our|full|food|drinks?|bar|dinner|cocktail) menus?|tech(?:nical)? specs|seating (?:chart|map|plan)|floor ?plans?|bar opens|kitchen (?:is )?open|open daily|coat check|plan your visit|getting here)\b/gi;
const DOORS =
  /\bdoors(?: open)?\s{0,3}[:@]?\s{0,3}(?:at\s)?\d{1,2}(?::\d\d)?\s?[ap]\.?m|\d\s{0,2}(?:[ap]\.?m\.?)?\s{0,2}\(?doors\b/gi;
const STREET =
  /\b\d{1,5}\s(?:[NSEW]\.?\s)?(?:[A-Z0-9][\w.'’]{0,20}\s){1,3}(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Way|Lane|Ln|Hwy|Pike|Place|Pl|Square|Court)\b/g;

/**
 * How many signs of one venue a text shows: its one street address, what only a venue offers, and doors that open before most of its
 * `shows` (which counts twice, as it is said about the shows themselves).
 */
export function signsOfVenue(text: string, shows: number): number {
  const offers = new Set(allMatches(OFFERS, text).map(([offer]) => comparable(offer).replace(/s$/, ''))).size;
  const streets = new Set(
    allMatches(STREET, text).map(([street]) => comparable(street).slice(0, CHOICE.venueSigns.sameStreet)),
  ).size;
  const doors = allMatches(DOORS, text).length;
  return offers + (streets === 1 ? 1 : 0) + (doors >= Math.max(CHOICE.venueSigns.fewestDoors, shows / 2) ? 2 : 0);
}
