import { expect, it } from 'vitest';
import { documentFaults, LONGEST_LINE, MOST_WORDS, wordsOf } from '../document-limits.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join('\n');

it.each([
  ['as many words as there may be', [{ file: 'docs/a.md', text: words(MOST_WORDS) }], []],
  [
    'words of the owner and of other files',
    [
      { file: 'docs/spec/decisions.md', text: words(MOST_WORDS + 1) },
      { file: 'packages/sample-web/README.md', text: words(MOST_WORDS + 1) },
    ],
    [],
  ],
  ['a line of the most characters', [{ file: 'README.md', text: 'é'.repeat(LONGEST_LINE) }], []],
])('%s are no fault', (_, documents, faults) => {
  expect(documentFaults(documents)).toEqual(faults);
});

it('words of all documents count together, and the longest are named', () => {
  const documents = [
    { file: 'README.md', text: words(1) },
    { file: 'docs/decisions/001-a.md', text: words(MOST_WORDS) },
  ];
  expect(documentFaults(documents)).toEqual([
    `the documents have ${MOST_WORDS + 1} words, ${MOST_WORDS} at most; the longest: docs/decisions/001-a.md ${MOST_WORDS}, README.md 1`,
  ]);
});

it('marks of tables and lists are no words', () => {
  expect(wordsOf('| figure | 0.5 |\n| --- | --- |\n- *one* – `two`')).toBe(4);
});

it('a line that is too long is named by its number, in tables too', () => {
  const text = `short\n| ${'x'.repeat(LONGEST_LINE)} |\n`;
  expect(documentFaults([{ file: 'docs/a.md', text }])).toEqual([
    `docs/a.md:2: a line of ${LONGEST_LINE + 4} characters, ${LONGEST_LINE} at most`,
  ]);
});
