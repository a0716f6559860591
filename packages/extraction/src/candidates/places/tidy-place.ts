import type { Field } from '../../base/types.ts';
import { PLACES } from '../../decide/weights/places.ts';
import { namesNoPlace } from '../../rules/no-place.ts';
import { ENDS_IN_ROOM } from '../../rules/room-words.ts';
import { USUAL_STREET } from '../../rules/street-words.ts';
import { comparableOf } from '../values/compared.ts';
import { statedTown } from './address.ts';

interface Where {
  venue?: Field<string>;
  address?: Field<string>;
}

const LABEL =
  /^(?:(?:lugar|sede|ubicaci[oó]n|d[oó]nde|location|venue|where|place|address|held at|meet(?:s|ing)?(?: (?:at|place|point))?)\s?:|@)\s*/i;
/** `9pm Front Room`, `– 11 a.m. to noon – Children's Room`: the hour before a name. */
const HOUR_AHEAD =
  /^[\s,:•·|–—-]{0,3}(?:\d{1,2}(?::\d\d)?\s?(?:[ap]\.?m\.?\s?)?(?:to|–|-)\s?|noon\s?(?:to|–|-)\s?)?(?:noon|midnight|\d{1,2}(?::\d\d)?\s?[ap]\.?m\.?)[\s,:•·|–—-]+(?=\p{Lu})/iu;
const COUNTRY = /[,\s]+(?:U\.?S\.?A?\.?|United States(?: of America)?)\.?$/;
/** `The Arts Center at`, before its street. */
const CUT_OFF = /\s(?:at|on|near|@)$/i;
/** `WFUV Presents`: who invites, not where. */
const PRESENTER = /\spresents:?$/i;
/** `Sudwerk Brewing 2001 2nd Street Davis`: a name, then a street number and a street. */
const NAME_AND_STREET = new RegExp(
  `^(\\D{3,60}?)[\\s,–-]+(\\d{1,5} (?:[NSEW]{1,2}\\.? )?(?:[\\w.']+ ){1,3}(?:${USUAL_STREET})\\b.{0,80})$`,
  'i',
);
const STARTS_WITH_NUMBER = /^\d/;

/**
 * Venue and address in displayable form, for all rungs: no labels, no country, no placeholder; a name that includes its
 * street or its town with the state is split, and an address does not repeat its venue. The evidence keeps the document's text.
 */
export function tidyPlace(where: Where): Where {
  const venue = withoutSentence(cleaned(where.venue));
  const address = withoutRemark(cleaned(where.address));
  if (venue && !address) {
    const bracketed = withoutBracket(venue);
    if (bracketed) return bracketed;
    const [, name, street] = (/\d/.test(venue.value) && NAME_AND_STREET.exec(venue.value)) || [];
    if (name && street)
      return { venue: { ...venue, value: name.replace(CUT_OFF, '') }, address: { ...venue, value: street } };
    return withoutTown(venue);
  }
  if (!venue || !address) return { ...(venue ? { venue } : {}), ...(address ? { address } : {}) };
  // A repeated name is not an address.
  if (comparableOf(venue) === comparableOf(address)) return /\d/.test(address.value) ? { venue, address } : { venue };
  return {
    venue: withoutBracket(venue)?.venue ?? withoutAddress(venue, address.value),
    address: withoutVenue(address, venue.value),
  };
}

function cleaned(field: Field<string> | undefined): Field<string> | undefined {
  if (!field) return undefined;
  const value = distinctParts(field.value.replace(LABEL, '').replace(HOUR_AHEAD, '').replace(COUNTRY, ''));
  return value && !namesNoPlace(value) && !PRESENTER.test(value) ? withValue(field, value) : undefined;
}

/** `the Grange. Pre-orders close Friday`: a name ends with its sentence; the point of `St. Mary’s` stands behind fewer letters. */
function withoutSentence(venue: Field<string> | undefined): Field<string> | undefined {
  return venue && withValue(venue, venue.value.replace(PRICE_BEHIND, '').replace(SENTENCE_BEHIND, ''));
}

/** `Arden Community Center, free`, `Sully’s Pub, $5` */
const PRICE_BEHIND = /,\s(?:\$\s?\d|(?:admission )?free\b|no cover|donations?\b).*$/is;

function withoutRemark(address: Field<string> | undefined): Field<string> | undefined {
  return address && withValue(address, address.value.replace(BEHIND_ADDRESS, '').trim());
}

function withValue(field: Field<string>, value: string): Field<string> {
  return value === '' || value === field.value ? field : { ...field, value };
}

/** How a remark behind a place begins. */
const REMARK = '(?:Free|Register|Tickets?|Admission|Cost|Call|RSVP)\\b';
const SENTENCE_BEHIND = new RegExp(String.raw`(?:(?<=\p{Ll}{4})\.(?:$|\s+\p{Lu})|\.\s+${REMARK}).*$`, 'su');
/** `635 Elmwood Ave. $22; students $16`, `1125 Rosewood Drive. Guests welcome.`: a price, or a word in capitals before one in lower case. */
const BEHIND_ADDRESS = new RegExp(String.raw`(?:[.,;]\s*\$\s?\d|[.;]\s+(?:${REMARK}|\p{Lu}\p{Ll}+\s\p{Ll})).*$`, 'su');

/** `Hall, Hall, 12 Main St,` -> `Hall, 12 Main St` */
function distinctParts(text: string): string {
  if (!text.includes(',')) return text.trim();
  const parts = text.split(',').map((part) => part.trim());
  return parts.filter((part, index) => part && part !== parts[index - 1]).join(', ');
}

/** `Bauer Hall, Kansas City MO`, `Bauer Hall, Kansas City, MO 64110`: a town with its state is the address; `Room AL` is none. */
function withoutTown(venue: Field<string>): Where {
  const { towns, isSure } = statedTown(venue.value);
  const [town] = towns;
  if (!town || !isSure || ENDS_IN_ROOM.test(town)) return { venue };
  const at = venue.value.lastIndexOf(`, ${town}`);
  const name = venue.value.slice(0, Math.max(0, at));
  if (name.length < PLACES.tidyPlace.shortestName || /\d/.test(name)) return { venue };
  return { venue: { ...venue, value: name }, address: { ...venue, value: venue.value.slice(at + 2) } };
}

/** `Tin Barn (40 Mill Rd, Columbia, SC)`, `Tin Barn (Columbia, SC)`: the address behind a name; `(lower level)` is a part of it. */
function withoutBracket(venue: Field<string>): Required<Where> | null {
  const { value } = venue;
  const open = Math.max(value.lastIndexOf('('), value.lastIndexOf('['));
  if (open < PLACES.tidyPlace.shortestName || !/[)\]]$/.test(value)) return null;
  const name = value.slice(0, open).replace(/[\s,:–—-]+$/, '');
  const inside = value
    .slice(open + 1, -1)
    .replace(COUNTRY, '')
    .trim();
  const { towns, isSure } = statedTown(inside);
  const isTown = isSure && towns[0] !== undefined && inside.startsWith(towns[0]);
  if (name.length < PLACES.tidyPlace.shortestName || !(isTown || NUMBER_AND_STREET.test(inside))) return null;
  return { venue: { ...venue, value: name }, address: { ...venue, value: inside } };
}

const NUMBER_AND_STREET = new RegExp(
  `^\\d{1,5} (?:[NSEW]{1,2}\\.? )?(?:[\\w.']{1,20} ){0,3}(?:${USUAL_STREET})\\b`,
  'i',
);

function withoutAddress(venue: Field<string>, address: string): Field<string> {
  const at = venue.value.toLowerCase().indexOf(address.toLowerCase());
  const name = at > 2 && STARTS_WITH_NUMBER.test(address) ? venue.value.slice(0, at).replace(/[\s,–@-]+$/, '') : '';
  return name ? { ...venue, value: name } : venue;
}

function withoutVenue(address: Field<string>, venue: string): Field<string> {
  if (!address.value.toLowerCase().startsWith(venue.toLowerCase())) return address;
  const rest = address.value.slice(venue.length).replace(/^[\s,–@-]+/, '');
  return STARTS_WITH_NUMBER.test(rest) ? { ...address, value: rest } : address;
}
