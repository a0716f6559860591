import { WEEKDAY_STEM } from '../vocabulary/weekdays.ts';
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
const HINT = /(?:sold[ -]?out|agotad[oa]s?)/i;

export const isSoldOutTitle = (title: string): boolean =>
  HINT.test(title) && TITLE_MARKS.some((mark) => mark.test(title));

const AMOUNT = /(?:US)?\$\s?[\d.,]+/gi;

/** `Sold out`, `$15 (sold out)`; not `VIP sold out, GA $20`. */
export const isSoldOutPrice = (text: string): boolean =>
  HINT.test(text) &&
  /^\W*(?:(?:tickets?(?: are)?|entradas|boletos|localidades) )?(?:sold[ -]?out|agotad[oa]s?)\W*$/i.test(
    text.replace(AMOUNT, ' '),
  );

const SUBJECT =
  "(?:this|the) (?:event|show|concert|class|workshop|program|performance|session|tour|dinner|trip|course)(?: is| has)|(?:all )?tickets (?:are|have)|we(?:'|’)?(?: a)?re";
const FULL = new RegExp(
  `^\\W*(?:sorry,? |please note:? |update:? )?(?:${SUBJECT}) (?:(?:now|all|already|officially|completely|currently|been) )*(?:sold[ -]?out|agotad[oa]s?)\\W*$`,
  'i',
);
const BARE = /^\W*(?:now |officially |completely )?(?:sold[ -]?out|agotad[oa]s?)\W*$/i;
/** Some of the tickets, or some of the dates. */
const PARTS = new RegExp(
  String.raw`\b(?:vip|tiers?|early[ -]bird|general admission|ga|balcony|${WEEKDAY_STEM}day|matinee|tickets? (?:are )?(?:still )?available|in[ -]person)\b`,
  'i',
);

/** A sentence or line that says nothing else; the bare words only at the beginning or the end of a text that names no parts. */
export function soldOutInText(text: string): Segment | null {
  if (!HINT.test(text)) return null;
  const sentences = segmentsOf(text, /[\n.!?]+/g);
  const told = sentences.find((sentence) => isNote(sentence) && FULL.test(sentence.text));
  if (PARTS.test(text)) return null;
  const edges = [sentences[0], sentences.at(-1)].find((sentence) => sentence && BARE.test(sentence.text));
  return told ?? edges ?? null;
}
