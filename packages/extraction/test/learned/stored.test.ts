import { byDepth } from '@marquee/testkit/depth';
import * as fc from '@marquee/testkit/properties';
import { describe, expect, it } from 'vitest';
import { extract, type LearnedExtractor, readExtractor } from '../../src/index.ts';
import { COLUMBIA } from '../reading.ts';
import { expectSound } from '../sound.ts';
import { cards, documentOf, lessonFrom, MARCH } from './pages.ts';

const GOOD = lessonFrom(cards(MARCH));

/** The record with one value of its first list changed. */
function changed(change: (list: Record<string, never>) => object): unknown {
  const record = JSON.parse(JSON.stringify(GOOD));
  record.lists[0] = { ...record.lists[0], ...change(record.lists[0]) };
  return record;
}

describe('a stored record', () => {
  it('is read back as it was', () => expect(readExtractor(JSON.parse(JSON.stringify(GOOD)))).toEqual(GOOD));

  it.each([
    ['nothing', null],
    ['a text', 'rules'],
    ['another form', { ...GOOD, form: 2 }],
    ['no lists', { ...GOOD, lists: [] }],
    ['more lists than are ever learned', { ...GOOD, lists: Array(20).fill(GOOD.lists[0]) }],
    ['an unknown kind of venue', { ...GOOD, venueType: 'spaceport' }],
    ['a selector that cannot be read', changed(() => ({ items: { selector: 'li:has(p)', extent: 'element' } }))],
    ['a selector without bounds', changed(() => ({ items: { selector: 'a '.repeat(500), extent: 'element' } }))],
    ['an unknown field', changed(({ title }) => ({ fields: { __proto__x: title } }))],
    ['a day without a rule', changed(() => ({ days: null }))],
  ])('is refused: %s', (_what, record) => expect(readExtractor(record)).toBeNull());
});

/** `npm run test:full` takes more pages by chance, and two megabytes of each shape in place of a tenth. */
describe('whatever the page is', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '<article class="card">',
      '</article>',
      '<h3 class="card-title">',
      '<a href="/e">',
      '</a>',
      '</h3>',
    ),
    fc.constantFrom('<p class="when">', 'Fri, March 6 at 7 PM', '</p>', '<p class="venue">', 'The Cellar', '$5', 'x'),
    fc.string({ maxLength: 8 }),
  );

  it('rules read it or leave it to the rungs below', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        expectSound(extract(documentOf(parts.join('')), COLUMBIA, GOOD));
      }),
      { numRuns: byDepth(60, 300) },
    );
  });

  it.each([
    [
      'many items',
      '<article class="card"><h3 class="card-title"><a href="/e">Jam</a></h3><p class="when">March 6</p>',
      byDepth(2_000, 20_000),
    ],
    ['items in items', '<article class="card">', byDepth(9_000, 90_000)],
    ['days that no item holds', '<p class="when">March 6</p>', byDepth(6_000, 60_000)],
  ])('%s are read within the caps', (_what, piece, count) => {
    const wide: LearnedExtractor = JSON.parse(JSON.stringify(GOOD));
    expectSound(extract(documentOf(piece.repeat(count)), COLUMBIA, wide));
  });
});
