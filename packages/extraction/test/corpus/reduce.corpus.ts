import { describe, expect, it } from 'vitest';
import { estimateTokens, reduce } from '../../src/index.ts';
import { recorded } from './recorded-documents.ts';

describe('what is kept of recorded pages', () => {
  const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

  it.each([
    ['sea-pike', 0.02],
    ['songkick-elysian', 0.02],
    ['dc-montparks-detail', 0.02],
  ])('%s keeps every title and at most a fiftieth of the page', (id, share) => {
    const { document, hints, truth } = recorded(id);
    const text = reduce(document, hints)
      .chunks.map((chunk) => chunk.text)
      .join('\n');
    for (const { title, titleAlt } of truth) {
      const names = [title, titleAlt ?? []].flat().map(plain);
      expect(
        names.some((name) => plain(text).includes(name)),
        title,
      ).toBe(true);
    }
    expect(estimateTokens(text) / estimateTokens(new TextDecoder().decode(document.bytes))).toBeLessThan(share);
  });
});
