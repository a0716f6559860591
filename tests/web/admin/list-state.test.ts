import { describe, expect, it } from 'vitest';
import {
  inOrder,
  readListState,
  withCursor,
  withFilters,
  withOpen,
  withSort,
} from '../../../apps/web/src/admin/kit/list-state.ts';

const params = (text: string) => new URLSearchParams(text);

describe('what a list shows stands in the address', () => {
  it('reads its own filters, page, order and open row, and no other list’s', () => {
    const search = params('city=Columbia&junk=1&cursor=abc&sort=-name&open=s1&runs.city=Charlotte&runs.cursor=x');
    expect(readListState(search, '', ['city', 'state'])).toEqual({
      filters: { city: 'Columbia' },
      cursor: 'abc',
      page: 1,
      sort: { field: 'name', isDescending: true },
      open: 's1',
    });
    expect(readListState(search, 'runs', ['city'])).toEqual({
      filters: { city: 'Charlotte' },
      cursor: 'x',
      page: 1,
      sort: null,
      open: null,
    });
  });

  it('passes over blank filters', () => {
    expect(readListState(params('city=%20&state='), '', ['city', 'state']).filters).toEqual({});
  });

  it('another filter starts at the first page with no row open, and leaves the rest of the address alone', () => {
    const next = withFilters(params('tab=sources&cursor=abc&open=s1&state=SC&runs.cursor=x'), '', {
      city: 'Columbia',
      state: '',
    });
    expect(next.toString()).toBe('tab=sources&runs.cursor=x&city=Columbia');
  });

  it('turning a page closes the open row', () => {
    expect(withCursor(params('open=s1'), '', 'def').toString()).toBe('cursor=def');
    expect(withCursor(params('runs.cursor=def'), 'runs', null).toString()).toBe('');
    expect(withOpen(params('cursor=abc'), '', 's2').toString()).toBe('cursor=abc&open=s2');
  });

  it('a column is put in order upwards, then downwards, then left as it comes', () => {
    const up = withSort(params(''), '', 'name');
    const down = withSort(up, '', 'name');
    expect([up, down, withSort(down, '', 'name'), withSort(down, '', 'jobs')].map(String)).toEqual([
      'sort=name',
      'sort=-name',
      '',
      'sort=jobs',
    ]);
  });
});

describe('order of rows', () => {
  const rows = [{ n: 10 }, { n: null }, { n: 9 }, { n: 100 }];
  it('figures as figures, with what is absent last either way', () => {
    expect(inOrder(rows, { field: 'n', isDescending: false }).map((row) => row.n)).toEqual([9, 10, 100, null]);
    expect(inOrder(rows, { field: 'n', isDescending: true }).map((row) => row.n)).toEqual([100, 10, 9, null]);
  });
  it('words with the numbers in them counted, and a field nobody has as it came', () => {
    const words = [{ s: 'site 10' }, { s: 'Site 9' }];
    expect(inOrder(words, { field: 's', isDescending: false }).map((row) => row.s)).toEqual(['Site 9', 'site 10']);
    expect(inOrder(words, { field: 'nobody', isDescending: true })).toEqual(words);
    expect(inOrder(words, null)).toBe(words);
  });
});
