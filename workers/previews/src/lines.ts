import type { Font } from './font.ts';

/** Longer texts are cut before anything measures them. */
const MAX_CHARACTERS = 400;

/** Marks on letters, for letters that the font has only without them. */
const MARKS = /\p{M}/gu;

/**
 * The text in letters that the font has, on one line. A letter that it lacks becomes its plain form if it has that; other letters, such as
 * emoji and other scripts, are left out.
 */
export function drawable(text: string, font: Font): string {
  const known = Array.from(text.normalize('NFC').replace(/\s+/g, ' ').slice(0, MAX_CHARACTERS), (character) => {
    if (font.has(character)) return character;
    const plain = character.normalize('NFKD').replace(MARKS, '');
    return Array.from(plain).every((one) => font.has(one)) ? plain : '';
  });
  const line = known.join('').replace(/\s+/g, ' ').trim();
  // Without its words, the punctuation between them says nothing.
  return /[\p{L}\p{N}]/u.test(line) ? line.replace(/^[\s,;:·–—|/-]+|[\s,;:·–—|/-]+$/g, '') : '';
}

export function widthOf(text: string, font: Font, size: number): number {
  let width = 0;
  for (const character of text) width += font.widthOf(character);
  return width * size;
}

interface Box {
  font: Font;
  size: number;
  width: number;
  maxLines: number;
}

/** The lines of a text at its blanks; null if it needs more than it may have, or a word is wider than a line. */
export function wrapped(text: string, { font, size, width, maxLines }: Box): string[] | null {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    if (widthOf(word, font, size) > width) return null;
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, font, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.length <= maxLines ? lines : null;
}

/** As many lines as there may be, cut inside words if need be; what is left out is an ellipsis. */
export function clipped(text: string, { font, size, width, maxLines }: Box): string[] {
  const lines: string[] = [];
  let rest = Array.from(text);
  while (rest.length > 0 && lines.length < maxLines) {
    const isLast = lines.length === maxLines - 1;
    const all = fitting(rest, font, size, width);
    const taken =
      all === rest.length
        ? all
        : isLast
          ? fitting(rest, font, size, width - widthOf('…', font, size))
          : atBlank(rest, all);
    const isCut = isLast && taken < rest.length;
    lines.push(rest.slice(0, taken).join('').trimEnd() + (isCut ? '…' : ''));
    rest = Array.from(rest.slice(taken).join('').trimStart());
  }
  return lines;
}

function fitting(characters: readonly string[], font: Font, size: number, width: number): number {
  let used = 0;
  const over = characters.findIndex((character) => {
    used += font.widthOf(character) * size;
    return used > width;
  });
  return over === -1 ? characters.length : Math.max(1, over);
}

function atBlank(characters: readonly string[], most: number): number {
  const blank = characters.slice(0, most + 1).lastIndexOf(' ');
  return blank > 0 ? blank : most;
}
