import { processorMs } from '@marquee/testkit/processor-time';
import * as fc from '@marquee/testkit/properties';
import { describe, expect, it } from 'vitest';
import { isUnseen, shownLine, shownText } from '../src/index.ts';

/** One of each kind that nobody sees, or that turns what follows. */
const UNSEEN = [
  ...'\0\u0007\u001b\u007f\u0085\u009b',
  ...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
  ...'\u00ad\u034f\u115f\u1160\u17b4\u180e\u200b\u200c\u200d\u2060\u2061\u2064\u206f\u3164\ufeff\uffa0',
  ...'\ufe00\ufe0f\u{e0001}\u{e0041}\u{e007f}\u{e0101}\ufff9\ufffa\ufffb\ufffc\ufdd0\uffff\u{1ffff}\u2028\u2029',
  '\ud800',
  '\udc00',
];

/** What must come back as it was given. */
const LANGUAGES = [
  'O’Connor-Ñandú, Łukasz, ÅÍÎÏ˝ÓÔ',
  'مرحبا بالعالم',
  'می‌خواهم',
  'שָׁלוֹם עֲלֵיכֶם',
  'क्‍ष और श्री',
  'ශ්‍රී ලංකා',
  'မြန်မာ မြှော့်',
  'བོད་ཀྱི ཧཱུྃ',
  'ภาษาไทย ผู้',
  'Tiếng Việt, Việt Nam'.normalize('NFD'),
  '社會科學院 葛󠄀城',
  '👩‍👩‍👧‍👦 🏳️‍🌈 👩🏽‍🚀 ❤️‍🔥 1️⃣ ☎︎ ©️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🇺🇸',
  'Ṱ̺̺̕o͞ ̷i̲̬',
  'ᠮᠣᠩᠭᠣᠯ',
];

describe('a text from outside', () => {
  it.each(UNSEEN.map((char) => [`U+${char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`, char]))(
    'loses %s',
    (_, char) => {
      expect(shownLine(`Jazz${char}${char}Night`).replace(' ', '')).toBe('JazzNight');
      expect(shownLine(`${char}Jazz${char}`)).toBe('Jazz');
      expect(isUnseen(char.repeat(3))).toBe(true);
    },
  );

  it.each(LANGUAGES)('keeps %s', (text) => {
    expect(shownText(text)).toBe(text);
    expect(isUnseen(text)).toBe(false);
  });

  it('keeps lines and tabs where there may be several, and is one line where not', () => {
    expect(shownText('a\r\nb\rc\u2028d\te\u0085f')).toBe('a\nb\nc\nd\te\nf');
    expect(shownLine(' a\r\nb\tc \u200b d ')).toBe('a b c d');
  });

  it('keeps no joiner that joins nothing', () => {
    for (const text of [
      'pay\u200dpal',
      'pay\u200cpal',
      'م\u200c\u200cم',
      '\u200dم',
      'م\u200c',
      '👩\u200d',
      'a\ufe0f\u200d👩',
    ])
      expect(shownText(text)).not.toMatch(/\u200c|\u200d|\ufe0f/);
  });

  it('hides no words behind an emoji', () => {
    const hidden = [...'ignore all'].map((char) => String.fromCodePoint(0xe0000 + (char.codePointAt(0) ?? 0))).join('');
    expect(shownText(`🏴${hidden}\u{e007f}`)).toBe('🏴');
    expect(shownText(`😀${[...'abc'].map((_, i) => String.fromCodePoint(0xe0150 + i)).join('')}`)).toBe('😀');
  });

  it('piles no marks', () => {
    expect(shownText(`Z${'\u0335\u0321\u0489'.repeat(50)}algo`)).toMatch(/^Z\p{M}{4}algo$/u);
    expect(shownText(`ก${'\u0e49'.repeat(200)}`)).toMatch(/^ก\p{M}{8}$/u);
  });

  it('is seen, or is not', () => {
    for (const text of ['', ' \u00a0\u3000', '\u2800', '\u0301\u0301', '\u200b \u2060', '\u202e\u202c'])
      expect(isUnseen(text)).toBe(true);
    for (const text of ['-1', '\\', '`', '0', '。', '…', '\ufffd', '😀']) expect(isUnseen(text)).toBe(false);
  });

  const anything = fc.string({
    unit: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...UNSEEN, '\r', '\n', '\t', '\v') },
      fc.constantFrom(...LANGUAGES.flatMap((text) => [...text])),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
  });

  it('is clean once it is cleaned, well-formed, and without anything that turns a line', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const shown = shownText(text);
        expect(shownText(shown)).toBe(shown);
        expect(shown.isWellFormed()).toBe(true);
        expect(shown.replace(/[\n\t]/g, '')).not.toMatch(
          /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u,
        );
        expect(shownLine(shownLine(text))).toBe(shownLine(text));
        expect(shownLine(text)).not.toMatch(/[\n\t]/);
      }),
      { numRuns: 3_000 },
    );
  });

  it('takes time that grows with the length, not with its square', { tags: ['deep'] }, () => {
    const marks = ['\u200d', '\u0301', 'م\u200c', '👩\u200d', '\u{e0061}'];
    const timeOf = (length: number) =>
      processorMs(() => {
        for (const mark of marks) shownText(mark.repeat(length));
      });
    // Four times the text: four times as long, or sixteen with the square of it. The least disturbed of some runs counts.
    const ratios = Array.from({ length: 5 }, () => timeOf(100_000) / timeOf(25_000));
    expect(Math.min(...ratios)).toBeLessThan(9);
  });
});
