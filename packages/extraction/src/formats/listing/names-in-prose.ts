import type { Mark } from '../../candidates/days/mark.ts';
import { type TitleSlots, titlePiece } from '../../candidates/names/title-slots.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import type { ListedRecord } from '../../candidates/pieces/listed-record.ts';
import { LISTING } from '../../decide/weights/listing.ts';
import type { Piece } from '../../document/html/pieces.ts';
import { holdsAny } from '../../document/html/within.ts';

/** A part of a record that is about one event named in its sentences. */
export interface NamedPart {
  record: ListedRecord;
  given: { title: Piece; marks: readonly Mark[] };
}

/** Before a place, and behind who holds the event. */
const PLACE_BEFORE = /\b(?:at|in|from|near|inside|outside|behind|to|by|with|of)\s(?:the\s)?$/i;
const HOST_BEHIND =
  /^\s(?:hosts?|presents?|holds?|invites?|welcomes?|offers?|brings?|sponsors?|will (?:host|present|hold|offer)|is (?:hosting|holding|offering))\b/i;
const MARKED = /^(?:b|strong|em|i|a|u)$/;
const SMALL = /^(?:an?|the|and|or|of|for|to|in|on|at|by|with|from|de|la|w|vs)$/i;

/**
 * `After the turkey⏎The next day, Saturday, November 28, is the <b>Mill Village Holiday Market</b>`: below a heading that is no name, the names
 * that the sentences mark are those of their events, each with the day beside it. Null if the heading is a name, or nothing else is.
 */
export function namedInProse(record: ListedRecord, titles: TitleSlots, layout: Layout): NamedPart[] | null {
  const head = titlePiece(record, titles, layout);
  if (!head || !/^h[1-6]$/.test(head.carrier.name) || isNameLike(head.text)) return null;
  const names = layout.piecesIn({ start: head.end, end: record.end }).filter((piece) => isMarkedName(piece, layout));
  const pairs: Array<{ name: Piece; mark: Mark }> = [];
  for (const mark of record.marks) {
    const free = names.filter((name) => pairs.every((pair) => pair.name !== name));
    const [nearest] = free.toSorted((a, b) => distance(a, mark) - distance(b, mark));
    if (nearest && distance(nearest, mark) <= LISTING.namesInProse.beside) pairs.push({ name: nearest, mark });
  }
  if (pairs.length === 0) return null;
  return pairs.map(({ name, mark }, index) => {
    const next = pairs[index + 1];
    const end = next ? Math.min(next.name.start, next.mark.start) : record.end;
    return {
      record: { ...record, start: Math.min(name.start, mark.start), end, marks: [mark] },
      given: { title: name, marks: [mark] },
    };
  });
}

function distance(name: Piece, mark: Mark): number {
  return Math.max(name.start - mark.end, mark.start - name.end);
}

/** Bold or linked words of a sentence that are a name, and not that of a place or a host. */
function isMarkedName(piece: Piece, layout: Layout): boolean {
  const { carrier, text, start, end } = piece;
  if (!MARKED.test(carrier.name) || text.length > LISTING.namesInProse.longestName || layout.titleOf(piece) === null)
    return false;
  if (layout.visible.lineAt(start).length < LISTING.namesInProse.longLine || holdsAny(layout.marks, start, end))
    return false;
  const all = layout.visible.text;
  if (PLACE_BEFORE.test(all.slice(Math.max(0, start - 16), start)) || HOST_BEHIND.test(all.slice(end, end + 24)))
    return false;
  return isNameLike(text);
}

/** Of several words, all with capitals but the small ones: `Sourdough for Stubborn People`, not `Learn something`. */
function isNameLike(text: string): boolean {
  const words = text.split(/[^\p{L}\p{N}’'-]+/u).filter((word) => word !== '' && !SMALL.test(word));
  return words.length >= 2 && words.every((word) => /^[\p{Lu}\p{N}]/u.test(word));
}
