import { PICTURE_SHAPES, type PictureShape } from '@marquee/contract/preview-card';
import { describe, expect, it } from 'vitest';
import { widthOf } from '../../workers/previews/src/lines.ts';
import { tallPictureOf } from '../../workers/previews/src/tall-picture.ts';
import { CARD, draw, fonts } from './support.ts';

type Tall = Exclude<PictureShape, 'link'>;
const SHAPES = ['square', 'story', 'sheet'] as const satisfies readonly Tall[];

/** Each line with where it ends. */
function linesOf(svg: string) {
  const found = svg.matchAll(
    /<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)" font-family="([^"]+)"[^>]*>([^<]*)</g,
  );
  return [...found].map(([, x, y, size, family, written = '']) => {
    const text = written.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
    return {
      y: Number(y),
      text,
      right: Number(x) + widthOf(text, family === 'Bodoni Moda' ? fonts.title : fonts.text, Number(size)),
    };
  });
}
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const TITLES = [
  'Jazz',
  'Oyster Roast',
  'An Evening of Chamber Music for Two Pianos, Four Hands and a Very Long Subtitle That Nobody Reads',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'x'.repeat(390),
  '夜市',
  '<script>alert(1)</script>',
  '“Quotes” & Ampersands',
  ' ',
  '🎃🎃🎃',
];

describe.each(SHAPES)('a %s picture of an event', (shape) => {
  const { width, height } = PICTURE_SHAPES[shape];

  it.each(TITLES)('keeps every line inside: %s', (title) => {
    const svg = tallPictureOf(
      { ...CARD, title, posters: [{ title, venue: 'Granby Hall', categories: ['Food'] }] },
      fonts,
      shape,
    );
    const lines = linesOf(svg);
    expect(lines.length).toBeGreaterThan(2);
    for (const { right, y, text } of lines) {
      expect(right, text).toBeLessThanOrEqual(width);
      expect(y).toBeLessThan(height);
    }
    // From above to below, none over another but the two of the foot.
    const ys = lines.map(({ y }) => y).slice(0, -1);
    expect(ys).toEqual(ys.toSorted((a, b) => a - b));
    expect(svg).not.toContain('<script');
  });

  it('says when, what, where and who shows it', () => {
    const said = linesOf(tallPictureOf(CARD, fonts, shape)).map(({ text }) => text);
    expect(said).toEqual([CARD.kicker, 'Oyster Roast', CARD.place, 'Marquee', CARD.tagline]);
  });

  it('is a PNG of its size', async () => {
    const png = Buffer.from(await draw({ ...CARD, shape }));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
    expect(png.length).toBeLessThan(1_500_000);
  });
});
