import { allMatches } from '../../base/matches.ts';
import { CONDITIONS } from '../../decide/weights/conditions.ts';

/** A stretch of a text, with its offset. */
export interface Segment {
  text: string;
  from: number;
}

/** The stretches of a text between these separators, trimmed; `by` is global. */
export function segmentsOf(source: string, by: RegExp): Segment[] {
  const text = source.slice(0, CONDITIONS.segments.readChars);
  const found: Segment[] = [];
  let from = 0;
  for (const match of [...allMatches(by, text), { index: text.length, 0: '' }]) {
    const piece = text.slice(from, match.index);
    const trimmed = piece.trim();
    if (trimmed !== '') found.push({ text: trimmed, from: from + piece.indexOf(trimmed) });
    from = match.index + match[0].length;
  }
  return found;
}

export const isNote = ({ text }: Segment): boolean => text.length <= CONDITIONS.segments.noteChars;
