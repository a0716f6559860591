import { encode } from 'uqr';

export interface QrPath {
  /** Modules of a side, with the quiet zone. */
  size: number;
  /** The dark modules, one unit each, for the `d` of a path. */
  path: string;
}

/** A text as a QR code (ISO/IEC 18004): 15% of it may be lost. Always dark on light, which every camera reads. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  return { size, path: data.map(rowPath).join('') };
}

/** Neighbors are one piece: a code is a third as long. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x++;
    const long = x + 1 - from;
    path += `M${from} ${y}h${long}v1h-${long}z`;
  }
  return path;
}
