import { nameOf, slotOf, type TitleSlots, titlePiece } from '../../candidates/names/title-slots.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import type { ListedRecord } from '../../candidates/pieces/listed-record.ts';
import { isPlaceName } from '../../candidates/places/named-place.ts';
import type { Piece } from '../../document/html/pieces.ts';
import { holdsAny } from '../../document/html/within.ts';
import { PLACE_WORD } from '../../rules/place-words.ts';
import { CHOICE } from '../weights/choice.ts';

/** `Join us in the store.` mentions a place but is not its name. */
const SENTENCE = /\p{Ll}{3}[.!?](?:\s|$)/u;

/** The part of similar records with an unlabeled place: short, often the same, with place words. */
export function electPlaces(records: readonly ListedRecord[], titles: TitleSlots, layout: Layout): string | null {
  const stats = new Map<
    string,
    { count: number; named: number; ends: number; under: number; behind: number; texts: Set<string> }
  >();
  for (const record of records) {
    const title = titlePiece(record, titles, layout);
    const seen = new Set<string>();
    for (const piece of layout.piecesIn(record)) {
      const text = layout.titleOf(piece);
      const slot = slotOf(piece);
      if (text === null || !title || piece === title || slot === slotOf(title) || seen.has(slot)) continue;
      seen.add(slot);
      const stat = stats.get(slot) ?? { count: 0, named: 0, ends: 0, under: 0, behind: 0, texts: new Set<string>() };
      stat.count += 1;
      if (text.length <= CHOICE.electPlaces.shortName && PLACE_WORD.test(text) && !SENTENCE.test(text)) stat.named += 1;
      if (isPlaceName(text)) stat.ends += 1;
      if (isUnderDay(piece, record, layout)) stat.under += 1;
      if (isBelowHour(piece, layout)) stat.behind += 1;
      stat.texts.add(nameOf(piece, text));
      stats.set(slot, stat);
    }
  }
  const fits = [...stats].filter(
    ([, { count, named, texts, ends, under, behind }]) =>
      count >= records.length * 0.5 &&
      count >= 2 &&
      ((named >= count * 0.6 && count >= 3 && texts.size <= count * 0.7) ||
        ends >= count * 0.75 ||
        (behind >= count * 0.8 && count >= 3 && named > count * 0.3) ||
        (under === count && (named >= count * 0.6 || (named > count * 0.3 && count >= 3)))),
  );
  return fits.sort((a, b) => b[1].named - a[1].named)[0]?.[0] ?? null;
}

/** `7:00 PM⏎Summit Yurt`: a short name on the line below an hour that has its line for itself. */
function isBelowHour({ index, line, text }: Piece, layout: Layout): boolean {
  const above = layout.pieces[index - 1];
  if (above?.line !== line - 1 || layout.titleOf(above) !== null) return false;
  return (
    text.length <= CHOICE.electPlaces.shortName &&
    /^\p{Lu}/u.test(text) &&
    holdsAny(layout.times, above.start, above.end)
  );
}

/** A separate line in the element with the day, after the day and its hours. */
function isUnderDay(piece: Piece, { marks }: ListedRecord, layout: Layout): boolean {
  const [mark] = marks;
  const day = mark && layout.pieceAt(mark.start);
  if (
    !day ||
    day.carrier !== piece.carrier ||
    piece.start < day.end ||
    piece.text.length > CHOICE.electPlaces.shortName
  )
    return false;
  return !SENTENCE.test(piece.text) && piece.start - day.end <= CHOICE.electPlaces.near;
}
