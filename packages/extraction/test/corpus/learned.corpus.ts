import { describe, expect, it } from 'vitest';
import { extract, learn } from '../../src/index.ts';
import { showings } from '../learned/pages.ts';
import { recorded, recordedDocuments } from './recorded-documents.ts';

/**
 * Pages that are read by their looks; of these only a few do not stand apart, or would lose what the free rungs read, for instance a venue
 * whose name is a room in the list with the building's name from the page's title.
 */
const FEWEST_LEARNED = 34;

describe('recorded pages that are read by their looks', { timeout: 120_000 }, () => {
  it('most give rules that read them again: same titles, starts and keys', () => {
    const learned: string[] = [];
    for (const { id } of recordedDocuments()) {
      const { document, hints } = recorded(id);
      const found = extract(document, hints);
      if (found.method !== 'listing' && found.method !== 'detail') continue;
      const rules = learn(document, hints, found.drafts);
      if (!rules) continue;
      const again = extract(document, hints, rules);
      expect(again.method, id).toBe('learned');
      expect(new Set(again.drafts.map(({ key }) => key)), id).toEqual(new Set(found.drafts.map(({ key }) => key)));
      learned.push(id);
    }
    expect(learned.length).toBeGreaterThanOrEqual(FEWEST_LEARNED);
  });

  it.each([
    ['dc-montparks-cal', 'dc-montparks-cal2'],
    ['dc-montparks-cal2', 'dc-montparks-none'],
    ['dc-montparks-detail', 'dc-montparks-cancelled'],
    ['sea-barboza', 'sea-neumos'],
    ['sea-neumos', 'sea-barboza'],
    ['sea-fwc26-multiday', 'sea-fwc26-singletime'],
  ])('what %s teaches reads %s, which it has not seen', (taught, unseen) => {
    const first = recorded(taught);
    const rules = learn(first.document, first.hints, extract(first.document, first.hints).drafts);
    const second = recorded(unseen);
    const again = rules && extract(second.document, second.hints, rules);
    expect(again?.method).toBe('learned');
    expect(again && showings(again.drafts).toSorted()).toEqual(
      showings(extract(second.document, second.hints).drafts).toSorted(),
    );
  });
});
