/** What of a TrueType font decides how wide a text is. */
export interface Font {
  has: (character: string) => boolean;
  /** Of the size of the text: 0.5 is half of it. */
  widthOf: (character: string) => number;
}

/** Reads the tables `cmap` (format 4: the letters of one plane), `head`, `hhea` and `hmtx` (OpenType 1.9). */
export function readFont(bytes: Uint8Array): Font {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const table = tableFinder(view);
  const unitsPerEm = view.getUint16(table('head') + 18);
  const metrics = view.getUint16(table('hhea') + 34);
  const hmtx = table('hmtx');
  const glyphOf = glyphFinder(view, table('cmap'));
  return {
    has: (character) => glyphOf(character) !== 0,
    // Glyphs after the last with a width of its own share that one.
    widthOf: (character) => view.getUint16(hmtx + 4 * Math.min(glyphOf(character), metrics - 1)) / unitsPerEm,
  };
}

/** One font of several files with different letters. */
export function joinFonts(fonts: readonly Font[]): Font {
  const withLetter = (character: string) => fonts.find((font) => font.has(character));
  return {
    has: (character) => withLetter(character) !== undefined,
    widthOf: (character) => withLetter(character)?.widthOf(character) ?? 0,
  };
}

function tableFinder(view: DataView): (tag: string) => number {
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + index * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)));
    tables.set(tag, view.getUint32(record + 8));
  }
  return (tag) => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`The font has no table ${tag}.`);
    return offset;
  };
}

function glyphFinder(view: DataView, cmap: number): (character: string) => number {
  const subtables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, index) => cmap + view.getUint32(cmap + 8 + index * 8),
  );
  const start = subtables.find((offset) => view.getUint16(offset) === 4);
  if (start === undefined) throw new Error('The font has no table of letters in format 4.');
  const doubled = view.getUint16(start + 6);
  const [ends, starts] = [start + 14, start + 16 + doubled];
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (code > 0xffff) return 0;
    for (let at = 0; at < doubled; at += 2) {
      if (view.getUint16(ends + at) < code) continue;
      if (view.getUint16(starts + at) > code) return 0;
      const delta = view.getUint16(starts + doubled + at);
      const rangeAt = starts + 2 * doubled + at;
      const range = view.getUint16(rangeAt);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = view.getUint16(rangeAt + range + 2 * (code - view.getUint16(starts + at)));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
