import { describe, expect, it } from 'vitest';
import { csv } from '../src/index.ts';

const rowOf = (...cells: Parameters<typeof csv>[1][number]) => csv([], [cells]).split('\r\n').slice(1, -1).join('\r\n');

describe('a table as CSV', () => {
  it('has its columns first, and ends each line as RFC 4180 says', () => {
    expect(
      csv(
        ['title', 'price'],
        [
          ['Jazz', 12.5],
          ['Free', null],
        ],
      ),
    ).toBe('title,price\r\nJazz,12.5\r\nFree,\r\n');
  });

  it.each([
    ['a, b', '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    [' blanks ', ' blanks '],
    ['Ñandú 🎷', 'Ñandú 🎷'],
    ['', ''],
  ])('has %j as %j', (cell, written) => {
    expect(rowOf(cell)).toBe(written);
  });

  it.each([
    '=HYPERLINK("http://x")',
    '+1',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '＝HYPERLINK("http://x")',
    '＋1',
    '－1',
    '＠SUM(A1)',
    ' =1+1',
    '\u200b=1+1',
    '\u00a0＝1+1',
  ])('has %j as text that no spreadsheet takes for a formula', (cell) => {
    expect(rowOf(cell).replace(/^"/, '').startsWith("'")).toBe(true);
  });

  it('leaves numbers as they are', () => {
    expect(rowOf(-3, 0, true)).toBe('-3,0,true');
  });

  it('defuses the names of columns too', () => {
    expect(csv(['=A1'], [])).toBe("'=A1\r\n");
  });
});
