import { expect, it } from 'vitest';
import { recorded } from '../../../bench/record.ts';
import { figuresText, parseFigures } from '../benchmarks-text.ts';

const HEAD = 'subject\tfigure\tmeasured\ttarget\tresult\tbasis\tdate\tcommand\tat';
const LINE =
  'Money\tDifferences\t3; 2\t0\tnot met\tcounted\t2026-11-01\tmoney\tmoney.differences; money.ledger.entries';
const BY_HAND = 'Money\tSeconds\t52\t–\t–\ttimed\t2026-11-01\tmoney\t';

it('figures are read and written without a change', () => {
  const text = `${[HEAD, LINE, BY_HAND].join('\n')}\n`;
  expect(figuresText(parseFigures(text))).toBe(text);
});

it.each([
  ['a column too few', [HEAD, 'Money\tDifferences\t3'], 'figures.tsv:2'],
  ['a column too many', [HEAD, LINE, `${LINE}\tmore`], 'figures.tsv:3'],
  ['an empty target', [HEAD, LINE.replace('\t0\t', '\t\t')], 'figures.tsv:2'],
  ['other columns', ['subject\tfigure', LINE], 'figures.tsv:1'],
])('%s is refused with its line', (_, lines, words) => {
  expect(() => parseFigures(lines.join('\n'))).toThrow(words);
});

it("a bench's result replaces its own figures and their date, and nothing else", () => {
  const figures = parseFigures([HEAD, LINE, BY_HAND].join('\n'));
  const [first, second] = recorded(figures, 'money', { differences: 0, ledger: { entries: 34_951 } }, '2026-12-01');
  expect(first).toMatchObject({ measured: '0; 34,951', date: '2026-12-01', target: '0', result: 'not met' });
  expect(second).toEqual(figures[1]);
  expect(recorded(figures, 'mon', {}, '2026-12-01')).toEqual(figures);
});

it('a path that leads to no number is an error with its name', () => {
  const figures = parseFigures([HEAD, LINE].join('\n'));
  expect(() => recorded(figures, 'money', { differences: 0 }, '2026-12-01')).toThrow('money.ledger.entries');
});
