import { CONDITIONS } from '../../decide/weights/conditions.ts';
import { WEEKDAY_STEM } from '../../rules/weekdays.ts';
import { isNote, type Segment, segmentsOf } from './segments.ts';

/** `[SOLD OUT] Jazz Night`, `SOLD OUT: Jazz Night`; `Sold Out: The Story of a Label` is a name. */
const TITLE_HEAD =
  /^\s*(?:[[(*]+\s*(?:sold[ -]?out|agotad[oa]s?)\s*!*\s*[\])*]+|(?:SOLD[ -]?OUT|AGOTAD[OA]S?)\s*[!:–—|-]+\s)/;
const BRACKETED_HEAD = /^\s*[[(*]+\s*(?:sold[ -]?out|agotad[oa]s?)\s*!*\s*[\])*]+/i;
/** `Jazz Night (sold out)`, `Jazz Night – Sold Out!`, `Jazz Night SOLD OUT` */
const TITLE_TAIL =
  /(?:[[(*]+\s*(?:sold[ -]?out|agotad[oa]s?)\s*!*\s*[\])*]+|\s[–—|-]\s*(?:sold[ -]?out|agotad[oa]s?)[!.]*|\S\s+(?:SOLD[ -]?OUT|AGOTAD[OA]S?)[!.]*)\s*$/;
const LOOSE_TAIL =
  /(?:[[(*]+\s*(?:sold[ -]?out|agotad[oa]s?)\s*!*\s*[\])*]+|\s[–—|-]\s*(?:sold[ -]?out|agotad[oa]s?)[!.]*)\s*$/i;

const TITLE_MARKS = [TITLE_HEAD, BRACKETED_HEAD, TITLE_TAIL, LOOSE_TAIL];
/** What all of these notes have in them. */
export const MAY_BE_SOLD_OUT = /(?:sold[ -]?out|agotad[oa]s?|no (?:quedan?|hay)|cupos? |aforo )/i;

export const isSoldOutTitle = (title: string): boolean =>
  MAY_BE_SOLD_OUT.test(title) && TITLE_MARKS.some((mark) => mark.test(title));

const AMOUNT = /(?:US)?\$\s?[\d.,]+/gi;

/** `Sold out`, `$15 (sold out)`; not `VIP sold out, GA $20`. */
export const isSoldOutPrice = (text: string): boolean =>
  MAY_BE_SOLD_OUT.test(text) &&
  /^\W*(?:(?:tickets?(?: are)?|entradas|boletos|localidades) )?(?:sold[ -]?out|agotad[oa]s?)\W*$/i.test(
    text.replace(AMOUNT, ' '),
  );

const SUBJECT =
  "(?:this|the) (?:event|show|concert|class|workshop|program|performance|session|tour|dinner|trip|course)(?: is| has)|(?:all )?tickets (?:are|have)|we(?:'|’)?(?: a)?re";
const FULL = new RegExp(
  `^\\W*(?:sorry,? |please note:? |update:? )?(?:${SUBJECT}) (?:(?:now|all|already|officially|completely|currently|been) )*(?:sold[ -]?out|agotad[oa]s?)\\W*$`,
  'i',
);
const SPANISH_NOTE = new RegExp(
  [
    String.raw`^\W*(?:(?:todas?|todos?|ya|las?|los?|el|este|esta|lo sentimos,?)\s){0,3}(?:entradas?|boletos?|localidades|funci[oó]n|evento|concierto|taller|cupos?|espacios|lugares|plazas|aforo|tickets?):?(?:\s(?:est[aá]n?|ya|se han|se encuentran?|completamente))*\sagotad[oa]s?\W*$`,
    String.raw`^\W*(?:ya )?no (?:quedan?|hay)(?: m[aá]s)? (?:entradas|boletos|localidades|lugares|plazas|espacios|cupos?)(?: disponibles)?\W*$`,
    String.raw`^\W*(?:cupos? (?:llenos?|completos?)|aforo completo)\W*$`,
  ].join('|'),
  'iu',
);
/** `Tickets: sold out` */
const ENGLISH_NOTE =
  /^\W*(?:tickets?|seats?|show|event|class)(?:\s?[:–—-])?\s(?:(?:is|are|now|all) )*sold[ -]?out\W*$/i;
const BARE = /^\W*(?:now |officially |completely )?(?:sold[ -]?out|agotad[oa]s?)\W*$/i;
/** Some of the tickets, or some of the dates. */
const PARTS = new RegExp(
  String.raw`\b(?:vip|tiers?|early[ -]bird|general admission|ga|balcony|${WEEKDAY_STEM}day|matinee|tickets? (?:are )?(?:still )?available|in[ -]person)\b`,
  'i',
);

/** Some of the tickets of an event on one day. */
const TICKETS =
  /\b(?:vip|tiers?|early[ -]bird|general admission|ga|balcony|tickets? (?:are )?(?:still )?available|disponibles?|in[ -]person)\b/i;

/** Whether a part of an event's entry says that it is sold out, and nothing else; `entry` is the whole. */
export function isSoldOutNote(text: string, entry: string): boolean {
  if (!MAY_BE_SOLD_OUT.test(text) || text.length > CONDITIONS.soldOut.longestNote) return false;
  return [BARE, FULL, ENGLISH_NOTE, SPANISH_NOTE].some((note) => note.test(text)) && !TICKETS.test(entry);
}

/** A sentence or line that says nothing else; the bare words only at the beginning or the end of a text that names no parts. */
export function soldOutInText(text: string): Segment | null {
  if (!MAY_BE_SOLD_OUT.test(text)) return null;
  const sentences = segmentsOf(text, /[\n.!?]+/g);
  const told = sentences.find(
    (sentence) => isNote(sentence) && (FULL.test(sentence.text) || SPANISH_NOTE.test(sentence.text)),
  );
  if (PARTS.test(text)) return null;
  const edges = [sentences[0], sentences.at(-1)].find((sentence) => sentence && BARE.test(sentence.text));
  return told ?? edges ?? null;
}
