/**
 * Writes the fonts of preview images into workers/previews/fonts: `node scripts/build-preview-fonts.ts`. Needs no network. The packages
 * have WOFF files for browsers; the renderer reads the TrueType font that such a file holds in compressed tables (W3C WOFF 1.0, §3–5).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { at } from './deploy/layout.ts';

const FONTS = {
  'title-latin': 'bodoni-moda/files/bodoni-moda-latin-700-normal.woff',
  'title-latin-ext': 'bodoni-moda/files/bodoni-moda-latin-ext-700-normal.woff',
  'text-latin': 'instrument-sans/files/instrument-sans-latin-600-normal.woff',
  'text-latin-ext': 'instrument-sans/files/instrument-sans-latin-ext-600-normal.woff',
};

const HEADER_BYTES = 12;
const RECORD_BYTES = 16;

interface Table {
  tag: string;
  checksum: number;
  bytes: Buffer;
}

function tablesOf(woff: Buffer): Table[] {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file.');
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const record = 44 + index * 20;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(record + field)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.toString('latin1', record, record + 4),
      checksum: woff.readUInt32BE(record + 16),
      bytes: packed < length ? inflateSync(bytes) : Buffer.from(bytes),
    };
  });
}

/** Substitutions and hints are for browsers; a picture needs outlines, widths and kerning. */
const UNUSED = new Set(['DSIG', 'GSUB', 'STAT', 'fpgm', 'prep', 'cvt ', 'gasp']);

/** OpenType 1.9, "Font file": the directory, then each table at a multiple of four bytes. */
function sfnt(tables: readonly Table[]): Buffer {
  const power = Math.floor(Math.log2(tables.length));
  const header = Buffer.alloc(HEADER_BYTES + RECORD_BYTES * tables.length);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tables.length, 4);
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * (tables.length - 2 ** power), 10);
  let offset = header.length;
  const parts = tables.map(({ tag, checksum, bytes }, index) => {
    const record = HEADER_BYTES + RECORD_BYTES * index;
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(checksum, record + 4);
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(bytes.length, record + 12);
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([header, ...parts]);
}

const require = createRequire(import.meta.url);
mkdirSync(at('workers/previews/fonts'), { recursive: true });
for (const [name, file] of Object.entries(FONTS)) {
  const tables = tablesOf(readFileSync(require.resolve(`@fontsource/${file}`))).filter(({ tag }) => !UNUSED.has(tag));
  const font = sfnt(tables);
  writeFileSync(at(`workers/previews/fonts/${name}.bin`), font);
  console.log(`${name}.bin ${(font.length / 1024).toFixed(1)} KB`);
}
