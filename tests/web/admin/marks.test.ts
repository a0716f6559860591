import { describe, expect, it } from 'vitest';
import { type Mark, markText, worstMark } from '../../../apps/web/src/admin/kit/marks.ts';
import { reasonFault } from '../../../apps/web/src/admin/kit/reason.ts';

const mark = (over: Partial<Mark> = {}): Mark => ({ tone: 'warn', text: 'something', ...over });

describe('a mark of what wants attention', () => {
  it('is a number up to 99, or a dot', () => {
    expect(markText(mark({ count: 7 }))).toBe('7');
    expect(markText(mark({ count: 240 }))).toBe('99+');
    expect(markText(mark())).toBe('');
  });

  it('of a folded group is its worst, with numbers added up and all words', () => {
    const sections = [mark({ count: 2, text: '2 dead letters' }), mark({ tone: 'bad', text: 'shutdown' })];
    expect(worstMark(sections)).toEqual({ tone: 'bad', count: 2, text: '2 dead letters, shutdown' });
    expect(worstMark([mark()])).toEqual(mark());
    expect(worstMark([])).toBeNull();
  });
});

describe('a reason that is asked for', () => {
  it('has so many characters, blanks around it not counted', () => {
    expect(reasonFault('   ', {})).toBe('short');
    expect(reasonFault(' spam ', { least: 5 })).toBe('short');
    expect(reasonFault(' a scam ', { least: 5 })).toBeNull();
  });

  it('is exactly the word where one is asked for, in either case', () => {
    expect(reasonFault('delet', { word: 'delete' })).toBe('other-word');
    expect(reasonFault(' Delete ', { word: 'delete' })).toBeNull();
  });
});
