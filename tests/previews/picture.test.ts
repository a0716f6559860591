import { array, assert, constantFrom, oneof, property, string } from '@marquee/testkit/properties';
import { describe, expect, it } from 'vitest';
import { mix } from '../../workers/previews/src/inks.ts';
import { widthOf } from '../../workers/previews/src/lines.ts';
import { pictureOf } from '../../workers/previews/src/picture.ts';
import { CARD, draw, fonts } from './support.ts';

/** What stands in the picture, with the place and the size of each line. */
function linesOf(svg: string) {
  return [
    ...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="(\d+)" font-family="([^"]+)"[^>]*>([^<]*)<\/text>/g),
  ].map(([, x, y, size, family, text = '']) => {
    const shown = text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
    const font = family === 'Bodoni Moda' ? fonts.title : fonts.text;
    return {
      x: Number(x),
      y: Number(y),
      size: Number(size),
      text: shown,
      right: Number(x) + widthOf(shown, font, Number(size)),
    };
  });
}
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const said = (title: string) => linesOf(pictureOf({ ...CARD, title }, fonts)).map(({ text }) => text);
/** Without when, where and the foot. */
const titleSaid = (title: string) => said(title).slice(1, -3).join(' ');

const TEAR = 760;
const RULE = 528;

describe('a preview image', () => {
  it('says title, date, venue, city and the name of the product', () => {
    expect(said('Oyster Roast')).toEqual([CARD.kicker, 'Oyster Roast', CARD.place, 'Marquee', CARD.tagline]);
  });

  it('is a PNG of 1200 × 630 pixels, in a size that sites accept', async () => {
    const png = Buffer.from(await draw(CARD));
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(200_000);
  });

  it('shows the same poster for the same event, and another one for another', { tags: ['deep'] }, async () => {
    const other = { ...CARD, posters: [{ title: 'Jazz Night', venue: 'Granby Hall', categories: ['Music'] }] };
    expect(await draw(CARD)).toEqual(await draw(CARD));
    expect(Buffer.compare(await draw(CARD), await draw(other))).not.toBe(0);
  });

  it('draws every letter that it claims: each changes the picture', { tags: ['deep'] }, async () => {
    const empty = Buffer.from(await draw({ ...CARD, title: 'H', place: '', kicker: '', tagline: '' }));
    for (const letter of ['é', 'ř', 'Ł', 'ñ', 'ș', '’', '&', '€']) {
      const drawn = await draw({ ...CARD, title: `H${letter}`, place: '', kicker: '', tagline: '' });
      expect(Buffer.compare(empty, Buffer.from(drawn)), letter).not.toBe(0);
    }
  });

  it.each([
    ['emoji', '🎉 Party 🎊 in the Park 🎷', 'Party in the Park'],
    ['another script beside ours', 'עברית · Klezmer', 'Klezmer'],
    ['letters that only look like ours', '𝓜𝓾𝓼𝓲𝓬 & ＤＡＮＣＥ', 'Music & DANCE'],
    ['accents that the face lacks', 'Ṁoọn', 'Moon'],
    ['markup', '</text><b>&amp; "x"', '</text><b>&amp; "x"'],
    ['a title in another script alone', 'أمسية موسيقية', 'Food in Columbia, SC'],
    ['a title of emoji', '🎉🎊', 'Food in Columbia, SC'],
    ['nothing at all', '', 'Food in Columbia, SC'],
  ])('leaves out what its fonts lack: %s', (_, title, shown) => {
    expect(titleSaid(title)).toBe(shown);
  });

  it('keeps every text within its part, whatever it is', () => {
    const anyText = oneof(
      string({ unit: 'grapheme', maxLength: 600 }),
      string({ unit: constantFrom('W', 'm', 'ffi', ' ', 'é'), maxLength: 600 }),
      array(string({ unit: constantFrom('a', 'W', 'i'), minLength: 1, maxLength: 60 }), { maxLength: 60 }).map(
        (words) => words.join(' '),
      ),
    );
    assert(
      property(anyText, anyText, anyText, (title, place, kicker) => {
        const svg = pictureOf({ ...CARD, title, place, kicker }, fonts);
        const lines = linesOf(svg);
        expect(lines.length).toBeLessThanOrEqual(9);
        for (const { right, text } of lines) expect(right, text).toBeLessThan(TEAR - 10);
        for (const { y, size } of lines.slice(0, -2)) expect(y + size * 0.25).toBeLessThan(RULE);
        // Nothing of a text is markup.
        expect(svg.match(/<text/g)).toHaveLength(lines.length);
      }),
      { numRuns: 300 },
    );
  });

  it('survives what a card of a future API may be', async () => {
    for (const posters of [[], [{ title: '', venue: null, categories: [] }], Array(9).fill(CARD.posters[0])])
      expect((await draw({ ...CARD, posters })).length).toBeGreaterThan(1_000);
  });
});

it('mixes inks as a browser does', () => {
  // Half of black and white in oklab is darker than in sRGB.
  expect(mix('#ffffff', 1, '#000000')).toBe('#ffffff');
  expect(mix('#ffffff', 0.5, '#000000')).toBe('#636363');
});
