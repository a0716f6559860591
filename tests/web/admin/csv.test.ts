import { describe, expect, it } from 'vitest';
import { csvFileName, csvText } from '../../../apps/web/src/admin/kit/csv.ts';

describe('a CSV file', () => {
  it('quotes what holds a comma, a quote or a line break, and ends lines as RFC 4180 has it', () => {
    expect(
      csvText([
        ['Source', 'Events'],
        ['Harbor, Hall', 3],
        ['The "Barn"', null],
        ['two\nlines', 1.5],
      ]),
    ).toBe('Source,Events\r\n"Harbor, Hall",3\r\n"The ""Barn""",\r\n"two\nlines",1.5\r\n');
  });

  it('makes no text a formula, and leaves numbers their sign', () => {
    const rows = [['=HYPERLINK("http://evil.example")', '+1', '-2', '@sum', '\tx', -2]];
    expect(csvText(rows)).toBe(`"'=HYPERLINK(""http://evil.example"")",'+1,'-2,'@sum,'\tx,-2\r\n`);
  });

  it('is named for what it holds and the day', () => {
    expect(csvFileName('sources', new Date('2026-11-22T23:00:00Z'))).toBe('marquee-sources-2026-11-22.csv');
  });
});
