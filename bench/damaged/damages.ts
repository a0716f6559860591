/** A document as something on its way may leave it. */
export interface Damage {
  name: string;
  /** Null where there is nothing to damage. */
  of: (bytes: Uint8Array, contentType: string) => { bytes: Uint8Array; contentType: string } | null;
}

const LF = 0x0a;
const CR = 0x0d;

/** Cut at each tenth of its length. */
const cuts: Damage[] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((tenth) => ({
  name: `cut at ${tenth}/10`,
  of: (bytes, contentType) => ({ bytes: bytes.subarray(0, Math.floor((bytes.length * tenth) / 10)), contentType }),
}));

/** Line ends as different programs write them, also in one file. */
const lineEnds: Damage[] = [
  ['LF alone', () => [LF]],
  ['CRLF', () => [CR, LF]],
  ['CR alone', () => [CR]],
  ['CRLF and LF in turns', (index: number) => (index % 2 === 0 ? [CR, LF] : [LF])],
  ['CRLF, LF and CR in turns', (index: number) => [[CR, LF], [LF], [CR]][index % 3] ?? [LF]],
].map(([name, ending]) => ({
  name: name as string,
  of: (bytes, contentType) => ({ bytes: withEnds(bytes, ending as (index: number) => number[]), contentType }),
}));

function withEnds(bytes: Uint8Array, ending: (index: number) => readonly number[]): Uint8Array {
  const found: number[] = [];
  let lines = 0;
  for (const [at, byte] of bytes.entries()) {
    if (byte === CR && bytes[at + 1] === LF) continue;
    if (byte !== LF && byte !== CR) found.push(byte);
    else {
      found.push(...ending(lines));
      lines += 1;
    }
  }
  return Uint8Array.from(found);
}

/** An encoding declared that it does not have. */
const encodings: Damage[] = [
  'utf-8',
  'iso-8859-1',
  'windows-1252',
  'us-ascii',
  'shift_jis',
  'utf-16',
  'no-such-charset',
].map((charset) => ({
  name: `declared as ${charset}`,
  of: (bytes, contentType) => ({ bytes, contentType: `${contentType.replace(/;.*$/s, '')}; charset=${charset}` }),
}));

/** Bytes of Latin letters in what is declared as UTF-8. */
const latin: Damage = {
  name: 'Latin letters in UTF-8',
  of: (bytes, contentType) => {
    const text = new TextDecoder().decode(bytes);
    if (!/[\u00a1-\u00ff]/.test(text)) return null;
    const latinBytes = [...text].map((sign) => (sign.charCodeAt(0) < 256 ? sign.charCodeAt(0) : 0x3f));
    return { bytes: Uint8Array.from(latinBytes), contentType: `${contentType.replace(/;.*$/s, '')}; charset=utf-8` };
  },
};

export const DAMAGES: readonly Damage[] = [...cuts, ...lineEnds, ...encodings, latin];
