import { describe, expect, it } from 'vitest';
import { rowsFor } from '../../../apps/web/src/admin/kit/rows-state.ts';

interface Row {
  name: string;
  count: number;
}
const ROWS: Row[] = ['Harbor Hall', 'Old Mill', 'Mill Pond Stage', 'Reedy Hall'].map((name, count) => ({
  name,
  count,
}));
const definition = {
  search: ({ name }: Row) => name,
  filters: [
    {
      name: 'size',
      label: 'Size',
      options: [],
      matches: ({ count }: Row, value: string) => (value === 'some' ? count > 0 : count === 0),
    },
  ],
  pageSize: 2,
};
const asked = { text: '', filters: {}, sort: null, page: 1 };
const names = (rows: readonly Row[]) => rows.map(({ name }) => name);

describe('rows that are all here', () => {
  it('are searched by every word, in any case and order', () => {
    expect(names(rowsFor(ROWS, definition, { ...asked, text: ' STAGE mill' }).selected)).toEqual(['Mill Pond Stage']);
    expect(rowsFor(ROWS, definition, { ...asked, text: 'nowhere' })).toMatchObject({ selected: [], firstShown: 0 });
  });

  it('are narrowed by filters, and a filter that nobody chose narrows nothing', () => {
    expect(rowsFor(ROWS, definition, { ...asked, filters: { size: 'none' } }).selected).toHaveLength(1);
    expect(rowsFor(ROWS, definition, asked).selected).toHaveLength(4);
  });

  it('are put in order before they are divided into pages', () => {
    const found = rowsFor(ROWS, definition, { ...asked, sort: { field: 'count', isDescending: true }, page: 2 });
    expect(names(found.shown)).toEqual(['Old Mill', 'Harbor Hall']);
    expect(found).toMatchObject({ page: 2, pages: 2, firstShown: 3 });
  });

  it('show the last page there is where the address names a later one', () => {
    expect(rowsFor(ROWS, definition, { ...asked, page: 9 })).toMatchObject({ page: 2, firstShown: 3 });
    expect(rowsFor([], definition, { ...asked, page: 9 })).toMatchObject({ page: 1, pages: 1 });
  });

  it('stand on one page where no size is given', () => {
    expect(rowsFor(ROWS, {}, asked).shown).toHaveLength(4);
  });
});
