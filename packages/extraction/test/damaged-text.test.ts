import { describe, expect, it } from 'vitest';
import { extract, isBelowBar } from '../src/index.ts';
import { ASHEVILLE, pageOfCards } from './times/cards.ts';

const WHENS = [
  'Dec 28 – Jan 2, 2027',
  'between 6 and 8 pm, December 17, 2026',
  '<s>Dec 16, 2026, 6 PM</s> Dec 17, 2026, 5 PM',
  '17 – 19 December 2026',
  'Fri, Apr 12, 8 pm',
];
const PAGES: ReadonlyArray<[when: string, page: string]> = [
  ...WHENS.map((when) => [when, pageOfCards(when)] as [string, string]),
  [
    'del 28 de diciembre al 2 de enero de 2027',
    pageOfCards('del 28 de diciembre al 2 de enero de 2027', { language: 'es' }),
  ],
];
const CHARSETS = ['iso-8859-1', 'windows-1252', 'utf-16le', 'shift_jis', 'nonsense'];

function readBytes(bytes: Uint8Array, charset = 'utf-8') {
  return extract(
    { url: 'https://hall.example/events', contentType: `text/html; charset=${charset}`, bytes },
    ASHEVILLE,
  );
}

/** The days of what would be published. */
function published(bytes: Uint8Array, charset?: string): string[] {
  const { drafts, findings } = readBytes(bytes, charset);
  expect(findings.filter(({ code }) => code === 'unreadable')).toEqual([]);
  return drafts.filter((draft) => !isBelowBar(draft)).map(({ start }) => start.value.slice(0, 10));
}

describe('a page with written days that arrives damaged publishes no other day', () => {
  it.each(PAGES)('cut off anywhere: %s', (_, page) => {
    const bytes = new TextEncoder().encode(page);
    const right = new Set(readBytes(bytes).drafts.map(({ start }) => start.value.slice(0, 10)));
    // Every fifth byte: cuts within days and their numbers are among them.
    for (let length = bytes.length % 5; length < bytes.length; length += 5)
      expect(published(bytes.subarray(0, length)).filter((day) => !right.has(day))).toEqual([]);
  });

  it.each(PAGES)('with mixed line ends: %s', (_, page) => {
    let count = 0;
    const mixed = page.replace(/></g, () => ((count += 1) % 2 ? '>\r\n<' : '>\n<'));
    const encode = (text: string) => new TextEncoder().encode(text);
    expect(published(encode(mixed)).sort()).toEqual(published(encode(page)).sort());
  });

  it.each(PAGES)('in another encoding than it says: %s', (_, page) => {
    const bytes = new TextEncoder().encode(page);
    const right = new Set(readBytes(bytes).drafts.map(({ start }) => start.value.slice(0, 10)));
    for (const charset of CHARSETS) expect(published(bytes, charset).filter((day) => !right.has(day))).toEqual([]);
    const twice = new TextEncoder().encode(new TextDecoder('latin1').decode(bytes));
    expect(published(twice).filter((day) => !right.has(day))).toEqual([]);
  });
});
