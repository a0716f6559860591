/**
 * The only place that decides which characters of outside text may be stored and shown (UTS #39, UAX #31 §2.3, UTR #36 §2.5).
 * Control characters, direction marks and invisible characters are removed; letters of every language,
 * emoji and the joiners they need stay. Cleaning is idempotent.
 */

/** Languages in which a joiner between two letters changes how they are written. */
const JOINING =
  '\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Nkoo}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}' +
  '\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}';
const JOINED = `(?=[\\p{L}\\p{M}])(?!\\p{DI})[${JOINING}]`;
/** The flags of England, Scotland and Wales are a black flag and tags; no other tags are in use (UTS #51). */
const TAGGED_FLAG =
  '\\u{1f3f4}\\u{e0067}\\u{e0062}(?:\\u{e0065}\\u{e006e}\\u{e0067}|\\u{e0073}\\u{e0063}\\u{e0074}|\\u{e0077}\\u{e006c}\\u{e0073})\\u{e007f}';

/** Invisible characters that have a meaning in their context. */
const KEPT = [
  TAGGED_FLAG,
  // One emoji of several, and an emoji or keycap shown as one.
  '(?<=\\p{ExtPict}\\ufe0f?|\\p{EMod})\\u200d(?=\\p{ExtPict})',
  '(?<=\\p{ExtPict})[\\ufe0e\\ufe0f]',
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  `(?<=${JOINED})[\\u200c\\u200d](?=${JOINED})`,
  // Forms of one ideograph, and of a Mongolian letter.
  '(?<=\\p{Unified_Ideograph})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  '(?<=(?!\\p{DI})\\p{sc=Mong})[\\u180b-\\u180d\\u180f]',
].join('|');

/** Controls, ignorables (fillers, zero widths, soft hyphen, bidi, tags), interlinear annotations, lone surrogates and noncharacters. */
const UNSEEN = '[\\p{Cc}\\p{DI}\\p{Cs}\\p{Noncharacter_Code_Point}\\u2028\\u2029\\ufff9-\\ufffc]';

/** Compiled when a suspect text comes: it takes longer than the rest of this file, and few pages need it. */
let keptOrUnseen: RegExp | undefined;
/** A quick check that most texts pass. */
const SUSPECT = /[^\n\x20-\x7e\xa0-\xac\xae-\u02ff\u0400-\u0482\u048a-\u058f\u2010-\u2027\u3040-\u312f\u4e00-\u9fff]/;

/** More combining marks than any language puts on a letter; a longer run covers the lines above and below. */
const ACCENT = '[\\u0300-\\u036f\\u0483-\\u0489\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]';
const ACCENTS = new RegExp(`(${ACCENT}{4})${ACCENT}+`, 'g');
const MARKS = /([\p{M}\u200c\u200d]{8})[\p{M}\u200c\u200d]+/gu;

/** Whether a text, quickly looked at, may have something that `shownText` changes. */
export function isSuspect(text: string): boolean {
  return SUSPECT.test(text);
}

/** A multi-line text in the form that may be stored and shown: line breaks and tabs stay. */
export function shownText(source: string): string {
  if (!SUSPECT.test(source)) return source;
  const lines = source.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/[\v\f]/g, ' ');
  return unmasked(unmasked(lines).replace(ACCENTS, '$1').replace(MARKS, '$1'));
}

const UNEVEN = /[\t\n]| {2}/;

/** The same on one line with single blanks, trimmed: for names and titles. */
export function shownLine(source: string): string {
  const text = shownText(source);
  return (UNEVEN.test(text) ? text.replace(/[\t\n ]+/g, ' ') : text).trim();
}

/** Whether nothing of it is visible: blanks, invisible characters, marks without a letter, the empty Braille cell. */
export function isUnseen(source: string): boolean {
  // Most texts have an ASCII letter or figure, which is always visible.
  if (/[a-z\d]/i.test(source)) return false;
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(shownLine(source).replaceAll('\u2800', ''));
}

function unmasked(text: string): string {
  keptOrUnseen ??= new RegExp(`(${KEPT})|${UNSEEN}`, 'gu');
  return text.replace(keptOrUnseen, (found: string, kept: string | undefined) =>
    kept !== undefined || found === '\n' || found === '\t' ? found : '',
  );
}
