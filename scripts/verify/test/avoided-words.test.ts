import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { avoidedWords, unlistedWords } from '../avoided-words.ts';
import { partsOfSource } from '../parts-of-source.ts';

const found = (file: string, text: string) => avoidedWords(file, text, () => partsOfSource(file, text));

describe('a word that the glossary avoids is found', () => {
  it.each([
    [
      'in a name',
      'packages/a.ts',
      'const one = 1;\nexport const roomOfHouse = one;',
      'a.ts:2: docs/glossary.md avoids “house” in names',
    ],
    ['in the name of a file', 'packages/house-names.ts', 'export {};', ':1: docs/glossary.md avoids “house” in names'],
    ['in a comment', 'packages/a.ts', '/** Two testimonies of\n * a show. */\nexport {};', '“testimonies” in comments'],
    [
      'in the title of a test',
      'packages/a.test.ts',
      "it.each([1])('names its house %i', () => {});",
      '“house” in titles of tests',
    ],
    [
      'in a text of a screen',
      'apps/web/src/messages/a.ts',
      "export const a = { 'a.b': 'Your favorites' };",
      '“favorites” in texts of screens',
    ],
    [
      'in a template',
      'apps/web/src/messages/a.ts',
      'export const a = (n: number) => `${n} favorites, one favorite`;',
      '“favorite”',
    ],
    ['of two words', 'packages/a.ts', 'const healthScore = 1;', '“health score” in names'],
    ['in a constant', 'packages/a.ts', 'const TWO_TWINS = 1;', '“twins” in names'],
    [
      'in plain words of a page',
      'apps/web/src/features/a.tsx',
      'const a = <p>{/* the twin */}</p>;',
      '“twin” in comments',
    ],
  ])('%s', (_where, file, text, fault) => {
    expect(found(file, text).join('\n')).toContain(fault);
  });

  it('in a document', () => {
    const text = '# A\n\nThe quarantine of drafts.';
    expect(avoidedWords('docs/a.md', text, () => [{ place: 'document', text: text.slice(5), at: 5 }])).toEqual([
      'docs/a.md:3: docs/glossary.md avoids “quarantine” in documents',
    ]);
  });
});

it('names a file that does not parse', () => {
  expect(found('packages/a.ts', '<<<<<<< HEAD\nconst house = ;').join('\n')).toContain('packages/a.ts: ');
});

describe('no fault is', () => {
  it.each([
    ['a word within another', 'packages/a.ts', 'const warehouse = 1; // a lighthouse'],
    ['a text that no screen shows', 'packages/a.ts', "export const words = ['opera house', 'twin'];"],
    ['a pattern', 'packages/a.ts', 'export const HALL = /house|twin/;'],
    ['an import of another’s name', 'packages/a.ts', "import a from 'twin';\nexport { a };"],
    ['a name that a path may have', 'packages/sample-web/src/a.ts', 'export const granbyArtHouse = 1;'],
  ])('%s', (_what, file, text) => {
    expect(found(file, text)).toEqual([]);
  });
});

describe('the glossary', () => {
  it('has a word that is neither refused nor judged: it is named', () => {
    const glossary = '- **letter**: A mail. Not: epistle (old), house,\n  telegram.\n';
    const faults = unlistedWords(glossary).filter((fault) => fault.startsWith('docs/glossary.md'));
    expect(faults).toEqual([
      'docs/glossary.md avoids “epistle”: say in scripts/verify/avoided-words.ts where',
      'docs/glossary.md avoids “telegram”: say in scripts/verify/avoided-words.ts where',
    ]);
  });

  it('is that of this repository, word by word', () => {
    const path = fileURLToPath(new URL('../../../docs/glossary.md', import.meta.url));
    expect(unlistedWords(readFileSync(path, 'utf8'))).toEqual([]);
  });
});
