import type { Field } from '../../base/types.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import { isPlaceName } from '../../candidates/places/named-place.ts';
import { siteNames } from '../../candidates/places/site-names.ts';
import { isNoVenue, isPageWord, isVenueName } from '../../candidates/places/venue-names.ts';
import type { Sighting } from '../../candidates/sighting.ts';
import { LISTING } from '../../decide/weights/listing.ts';
import { FESTIVAL } from '../../rules/event-words.ts';

/** `The Earl - Atlanta, GA`, `Howard Lake Legion, 616 7th Street, Howard Lake, MN 55349` */
const PLACED =
  /^(.{2,60}?)(?:\s*,\s*|\s+[-–—]\s+)((?:\d{1,5}\s[^,]{3,40},\s*)?\p{Lu}[\p{L}.’' ]{2,30},?\s[A-Z]{2}(?:\s\d{5}(?:-\d{4})?)?)$/u;
/** `FatBoyz-On Their Patio`, `Shortstop Bar & Grill, On Their patio.` */
const PART_OF_VENUE =
  /[\s,]*(?:[-–—]|,)\s*(?:(?:on|in|at) (?:the|their|our) )?(?:rooftop )?(?:patio|deck|lawn|beer garden|back ?yard)\b.*$/i;
/** What performers call a page of their evenings, and what else they have. */
const OF_PERFORMERS =
  /\b(?:gigs?|tour(?: dates)?|shows|live dates|upcoming (?:shows|performances|dates)|performances|book (?:us|the band)|booking|the band|band members|discography|set ?lists?|song ?lists?|epk)\b/i;
/** `::EYEHATEGOD::` */
const DECORATION = /^[^\p{L}\p{N}]+|[:*~|•»«_=-]+$/gu;

/**
 * On a performer's page each title is the place of an evening, with its address: the performer is the title of all, the place is the venue. Other lists
 * are returned as they are.
 */
export function atTheirPlaces(sightings: readonly Sighting[], layout: Layout): Sighting[] {
  const placed = sightings.map(placeOf);
  const known = placed.flatMap((place) => (place ? [place.address.value] : []));
  if (
    known.length < LISTING.performersPage.fewest ||
    known.length < sightings.length * LISTING.performersPage.mostly ||
    new Set(known).size < LISTING.performersPage.fewest
  )
    return [...sightings];
  if (sightings.filter(({ venue }) => venue).length > sightings.length * (1 - LISTING.performersPage.mostly))
    return [...sightings];
  const { text } = layout.visible;
  if (!OF_PERFORMERS.test(`${layout.page.url} ${text.slice(0, LISTING.performersPage.head)}`)) return [...sightings];
  const titles = new Set(sightings.map(({ title }) => title.value.toLowerCase()));
  const performer = siteNames(layout, 'listing').find(
    ({ name, own }) =>
      own && !isVenueName(name) && !isNoVenue(name) && !isPageWord(name) && !titles.has(name.toLowerCase()),
  );
  return sightings.map((sighting, index) => {
    const place = placed[index];
    if (!place || FESTIVAL.test(sighting.title.value)) return sighting;
    return {
      ...sighting,
      venue: place.venue,
      address: sighting.address ?? place.address,
      title: performer
        ? { value: performer.name.replaceAll(DECORATION, ''), evidence: [performer.evidence] }
        : sighting.title,
    };
  });
}

/** The place that a title names; null if it names none. */
function placeOf({ title, address }: Sighting): { venue: Field<string>; address: Field<string> } | null {
  const [, name, behind] = PLACED.exec(title.value) ?? [];
  const part = (value: string): Field<string> => ({ value, evidence: title.evidence });
  if (name && behind) return { venue: part(name.replace(PART_OF_VENUE, '')), address: part(behind) };
  const plain = title.value.replace(PART_OF_VENUE, '');
  return address && (isPlaceName(plain) || plain !== title.value) ? { venue: part(plain), address } : null;
}
