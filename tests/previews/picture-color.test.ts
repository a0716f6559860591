import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { dominantColor } from '../../workers/previews/src/dominant-color.ts';
import { pictureColor } from '../../workers/previews/src/picture-color.ts';
import { CARD, draw } from './support.ts';

const renderer = readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'));
const colorOf = (picture: Uint8Array) => pictureColor(renderer, picture);

const of = (...pixels: Array<[red: number, green: number, blue: number, alpha?: number]>) =>
  new Uint8Array(pixels.flatMap(([red, green, blue, alpha = 255]) => [red, green, blue, alpha]));

describe('the dominant color of pixels', () => {
  it.each([
    ['one pixel', of([255, 0, 16]), '#ff0010'],
    ['most of one color', of([10, 20, 28], [12, 22, 30], [250, 250, 250]), '#0b151d'],
    ['as many of two: the first', of([200, 0, 0], [0, 200, 0]), '#c80000'],
    ['a transparent part', of([10, 20, 30], [12, 22, 32, 0]), null],
    ['a part that shines through', of([10, 20, 30], [12, 22, 32, 128]), null],
    ['no pixels', of(), null],
    ['half a pixel', new Uint8Array([1, 2]), null],
  ])('of %s', (_what, pixels, color) => {
    expect(dominantColor(pixels)).toBe(color);
  });
});

/** A wall of one color with a lamp of another. */
const painted = (background: string, side = 400) =>
  sharp({ create: { width: side, height: side, channels: 3, background } }).composite([
    { input: { create: { width: side / 4, height: side / 4, channels: 3, background: '#ffee88' } } },
  ]);

describe('the dominant color of a picture', () => {
  it.each(['png', 'jpeg', 'gif'] as const)('is that of its wall, as %s', async (format) => {
    const color = await colorOf(await painted('#204060').toFormat(format).toBuffer());
    const channels = [1, 3, 5].map((at) => Number.parseInt(color?.slice(at, at + 2) ?? '', 16));
    for (const [index, channel] of [0x20, 0x40, 0x60].entries())
      expect(Math.abs((channels[index] ?? 0) - channel)).toBeLessThan(10);
  });

  it('is none of a picture that lets its ground through', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const logo = sharp({ create: { width: 300, height: 300, channels: 4, background: clear } });
    expect(await colorOf(await logo.png().toBuffer())).toBeNull();
  });

  it.each([
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
  ])('is refused for %s', async (_what, text) => {
    await expect(colorOf(new TextEncoder().encode(text))).rejects.toThrow();
  });

  it('is a color or none for damaged files, and the drawing goes on', async () => {
    const whole = [
      await painted('#704030', 200).png().toBuffer(),
      await painted('#704030', 200).jpeg({ progressive: true }).toBuffer(),
      await painted('#704030', 200).gif().toBuffer(),
    ];
    const before = await draw(CARD);
    for (const file of whole) {
      for (let turn = 0; turn < 60; turn += 1) {
        const damaged = new Uint8Array(file);
        // The first bytes stay, so that the decoder takes it for what it was.
        for (let hit = 0; hit < 6; hit += 1)
          damaged[16 + ((turn * 7919 + hit * 104_729) % (damaged.length - 16))] = turn * 37 + hit;
        const cut = turn % 3 === 0 ? damaged.subarray(0, 20 + turn) : damaged;
        const color = await colorOf(cut).catch(() => null);
        expect(color === null || /^#[0-9a-f]{6}$/.test(color)).toBe(true);
      }
    }
    expect(await draw(CARD)).toEqual(before);
    expect(await colorOf(whole[0] ?? new Uint8Array())).toMatch(/^#7[0-9a-f]4/);
  });
});
