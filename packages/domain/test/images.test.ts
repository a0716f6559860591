import { inWords, pngOf } from '@marquee/testkit';
import { describe, expect, it } from 'vitest';
import { readHeader } from '../src/images/headers/read-header.ts';
import { judgePicture } from '../src/images/judge-picture.ts';

const bytes = (...parts: Array<number[] | string>) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)));
const be32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const be16 = (value: number) => [value >>> 8, value & 255];
const le32 = (value: number) => be32(value).toReversed();
const le16 = (value: number) => be16(value).toReversed();
const filled = (length: number) => Array.from({ length }, (_, at) => (at * 7) & 0x7f);

const jpeg = (width: number, height: number, end: number[] = [0xff, 0xd9]) =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe0, ...be16(16)],
    filled(14),
    [0xff, 0xc2, ...be16(11), 8, ...be16(height), ...be16(width), 1, 1, 17, 0],
    [0xff, 0xda, ...be16(8)],
    filled(6),
    filled(20_000),
    end,
  );
const gif = (width: number, height: number) =>
  bytes(
    'GIF89a',
    le16(width),
    le16(height),
    [0x80, 0, 0],
    filled(6),
    [0x21, 0xf9, 4],
    filled(4),
    [0],
    [0x2c, 0, 0, 0, 0, ...le16(width), ...le16(height), 0, 8],
    ...Array.from({ length: 80 }, () => [250, ...filled(250)]),
    [0, 0x3b],
  );
const webp = (chunk: string, head: number[]) => {
  const body = bytes(chunk, le32(20_000), head, filled(20_000));
  return bytes('RIFF', le32(body.length + 4), 'WEBP', [...body]);
};
const box = (type: string, ...parts: number[][]) => {
  const body = parts.flat();
  return [...be32(body.length + 8), ...bytes(type), ...body];
};
const ispe = (width: number, height: number) => box('ispe', be32(0), be32(width), be32(height));
const avif = (...sizes: number[][]) =>
  bytes(
    box('ftyp', [...bytes('avifmif1')], be32(0)),
    box('meta', be32(0), box('iprp', box('ipco', ...sizes))),
    box('mdat', filled(20_000)),
  );

describe('the header of a picture', () => {
  it.each([
    ['PNG', 'image/png', pngOf(640, 400), 640, 400],
    ['JPEG, progressive', 'image/jpeg', jpeg(800, 533), 800, 533],
    ['GIF', 'image/gif', gif(500, 300), 500, 300],
    ['WebP, lossy', 'image/webp', webp('VP8 ', [1, 2, 3, 0x9d, 0x01, 0x2a, ...le16(900), ...le16(600)]), 900, 600],
    ['WebP, lossless', 'image/webp', webp('VP8L', [0x2f, ...le32(899 | (599 << 14))]), 900, 600],
    ['WebP, extended', 'image/webp', webp('VP8X', [0, 0, 0, 0, 0x83, 0x03, 0, 0x57, 0x02, 0]), 900, 600],
    ['AVIF, the largest of its sizes', 'image/avif', avif(ispe(90, 60), ispe(1200, 800)), 1200, 800],
  ])('says the size of %s', (_name, type, picture, width, height) => {
    expect(readHeader(picture, type)).toEqual({ width, height, isWhole: true });
    expect(judgePicture(picture, type, 'https://hall.example.org/band.jpg')).toMatchObject({
      isValid: true,
      width,
      height,
    });
  });

  it.each([
    ['image/png', pngOf(640, 400)],
    ['image/jpeg', jpeg(800, 533)],
    ['image/gif', gif(500, 300)],
    ['image/webp', webp('VP8 ', [1, 2, 3, 0x9d, 0x01, 0x2a, ...le16(900), ...le16(600)])],
    ['image/avif', avif(ispe(1200, 800))],
  ])('never throws, wherever a file of %s is cut off, and no cut one is shown', (type, picture) => {
    const lengths = [...Array.from({ length: 64 }, (_, length) => length), picture.length >> 1, picture.length - 90];
    for (const length of lengths)
      expect(judgePicture(picture.subarray(0, length), type, 'https://x.example/a').isValid, String(length)).toBe(
        false,
      );
  });

  it('ends with hostile lengths', () => {
    const zero = bytes(
      [0x89, ...bytes('PNG\r\n\x1a\n')],
      be32(13),
      'IHDR',
      be32(600),
      be32(400),
      filled(9),
      be32(0xffffffff),
      'IDAT',
      filled(50),
    );
    expect(readHeader(zero, 'image/png')).toMatchObject({ isWhole: false });
    const boxes = bytes(
      box('ftyp', [...bytes('avif')]),
      be32(1),
      'meta',
      be32(0x7fffffff),
      be32(0xffffffff),
      filled(40),
    );
    expect(readHeader(boxes, 'image/avif')).toBeNull();
    expect(readHeader(bytes([0xff, 0xd8], filled(40)), 'image/jpeg')).toBeNull();
  });
});

describe('a picture is judged', () => {
  const BAND = 'https://hall.example.org/files/band.png';
  it.each([
    ['a tracking pixel', pngOf(1, 1), BAND, 'It is a tracking pixel (1 × 1 pixels).'],
    ['a small one', pngOf(180, 180), BAND, 'It is too small: 180 × 180 pixels; a picture needs 200 × 120.'],
    ['a banner', pngOf(1200, 200), BAND, 'It is a banner or a logo, not a picture (1200 × 200 pixels).'],
    ['a column', pngOf(300, 1000), BAND, 'It is a column, not a picture (300 × 1000 pixels).'],
    [
      'a bomb',
      pngOf(60_000, 60_000),
      BAND,
      'It declares 60000 × 60000 pixels, more than a picture of an event can have.',
    ],
    ['one color', pngOf(1200, 800, '', 900), BAND, 'It is nearly empty: 1200 × 800 pixels in one color.'],
    [
      'a logo by name',
      pngOf(600, 400),
      'https://hall.example.org/venue-logo_600.png',
      'Its name says that it is no picture of the event (“logo”).',
    ],
    [
      'a placeholder by name',
      pngOf(600, 400),
      'https://hall.example.org/no-image.png?v=2',
      'Its name says that it is no picture of the event (“no-image”).',
    ],
    ['no picture', new Uint8Array(500), BAND, 'The file is damaged: its header cannot be read.'],
  ])('%s is refused with a reason for a person', (_name, picture, url, reason) => {
    expect(inWords(judgePicture(picture, 'image/png', url))).toMatchObject({ isValid: false, reason });
  });

  it.each([
    'https://logo.example/band.png',
    'https://x.example/logos/jazz-night.jpg',
    'https://x.example/catalogo.png',
    'https://x.example/%E0%A4%A.png',
  ])('the name of the file decides, not its folder or a part of a word: %s', (url) =>
    expect(judgePicture(pngOf(600, 400), 'image/png', url).isValid).toBe(true),
  );
});
