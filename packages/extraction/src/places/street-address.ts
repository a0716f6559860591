import { ADDRESS_STREET } from '../vocabulary/street-words.ts';

/** `416 East Campbell Avenue`, at the beginning of a text. */
export const ADDRESS = new RegExp(
  String.raw`^\d{1,6}[A-Za-z]?\s+(?:[NSEW]\.?\s+)?[\w.'’ -]{2,40}?\b(?:${ADDRESS_STREET})\b`,
  'i',
);
