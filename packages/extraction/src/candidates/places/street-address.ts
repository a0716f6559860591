import { ADDRESS_STREET, USUAL_STREET } from '../../rules/street-words.ts';

/** `416 East Campbell Avenue`, at the beginning of a text. */
export const ADDRESS = new RegExp(
  String.raw`^\d{1,6}[A-Za-z]?\s+(?:[NSEW]\.?\s+)?[\w.'’ -]{2,40}?\b(?:${ADDRESS_STREET})\b`,
  'i',
);

/** An address alone, `902 Pacific Avenue #304`, is a place: what is on there has a name of its own. Lengths (`5 Mile Road`) are names. */
export const ADDRESS_TITLE = new RegExp(
  `^\\d{1,6}[a-z]? (?!(?:mile|hour|day|week|year|minute)s?\\b)(?:[\\p{L}\\d’'.-]+ ){1,4}(?:${USUAL_STREET})\\b\\.?(?:,? (?:[NSEW]{1,2}|(?:#|apt\\.?|unit|suite|ste\\.?) ?[\\w-]+))*$`,
  'iu',
);
