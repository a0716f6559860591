import { RECORDS } from '../../decide/weights/records.ts';
import type { ElementNode } from '../../document/html/dom.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import type { Mark } from '../days/mark.ts';
import { prominence, slotOf } from '../names/title-slots.ts';
import type { Layout } from '../pieces/layout.ts';
import { isLowerLine } from './lower-lines.ts';

/** A date at the beginning or the end of its record. */
export interface Anchor extends Stretch {
  mark: Mark;
  kind: string;
  element: ElementNode;
}

/** A day that is booked, with the act to be announced. */
const TO_BE_NAMED = /^\W*tb[ad]\W*$/i;

/** Where the titles are, if each date has one before it and the last has none after it. */
export function headsOf(anchors: readonly Anchor[], from: number, to: number, layout: Layout): number[] | null {
  const [first, last] = [anchors[0], anchors.at(-1)];
  if (!first || !last) return null;
  const slots = new Map<string, number[]>();
  for (const piece of layout.piecesIn({ start: from, end: to })) {
    if ((layout.titleOf(piece) === null && !TO_BE_NAMED.test(piece.text)) || prominence(piece, layout) < 1) continue;
    if ((piece.carrier.name === 'a' && isInSentence(piece.start, layout)) || isLowerLine(piece, layout)) continue;
    const starts = slots.get(slotOf(piece)) ?? [];
    starts.push(piece.start);
    slots.set(slotOf(piece), starts);
  }
  for (const starts of slots.values()) {
    const inner = starts.filter((start) => start < last.start);
    const perDay = inner.length / anchors.length;
    if (perDay < RECORDS.heads.fewestForDays || perDay > RECORDS.heads.mostForDays) continue;
    const behind = starts.length - inner.length;
    const lead = inner.filter((start) => start < first.start);
    if (lead.length === 0 || (behind >= lead.length && !anchors.every(({ mark }) => isInSentence(mark.start, layout))))
      continue;
    return starts.slice(lead.length - 1);
  }
  return null;
}

/** `Please join us Wednesday, March 11`, `an organ concert at the <a>Playhouse</a>`: words precede the date or the link, so it heads no record. */
function isInSentence(offset: number, { visible: { text } }: Layout): boolean {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return (line.match(/(?<!\p{L})\p{Ll}{2,}/gu)?.length ?? 0) >= RECORDS.heads.fewestWords;
}
