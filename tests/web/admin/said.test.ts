import { readdirSync, readFileSync } from 'node:fs';
import { processorMs } from '@marquee/testkit/processor-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tablesEs } from '../../../apps/web/src/admin/messages/es/console-es.ts';
import { sentencesEs } from '../../../apps/web/src/admin/messages/es/said/index.ts';
import { said } from '../../../apps/web/src/admin/said.ts';
import { addTables } from '../../../apps/web/src/admin/tables.ts';
import { languageIs } from '../../../apps/web/src/messages/language.ts';

const written = ['packages', 'workers']
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`))
  .filter((file) => /\/src\/.*\.ts$/.test(file) && !file.includes('node_modules'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Letters alone: the code joins a sentence of pieces in many ways. */
const lettersOf = (text: string) => text.replace(/[^\p{L}’']+/gu, ' ');

/** Each two words that stand side by side between values. */
function pairsOf(sentence: string): string[] {
  return sentence.split(/\{\w+\}/).flatMap((part) => {
    const words = lettersOf(part).trim().split(' ');
    return words.slice(1).map((word, at) => `${words[at]} ${word}`);
  });
}

describe('what the server says, in Spanish [BEY-36]', () => {
  beforeAll(() => {
    addTables(tablesEs);
    languageIs(() => 'es');
  });
  afterAll(() => languageIs(() => 'en'));

  it.each([
    ['It has not been read for 8 days.', 'No se ha leído en 8 días.'],
    [
      'Palmetto (palmetto.example) fails: palmetto.example answered 500.',
      'Palmetto (palmetto.example) falla: palmetto.example respondió 500.',
    ],
    ['12 of 40 events are upcoming. 3 wait for review.', '12 de 40 eventos son próximos. 3 esperan revisión.'],
  ])('%s', (english, spanish) => {
    expect(said(english)).toBe(spanish);
  });

  it('leaves quotations and what it does not know as they are', () => {
    for (const text of ['', 'A wall fell over.', 'Jazz Night. At 7.', 'toString', 'constructor'])
      expect(said(text)).toBe(text);
  });

  it('is quick with hostile texts', () => {
    const texts = ['a '.repeat(2_000), '“'.repeat(4_000), '1 of '.repeat(2_000), 'x. '.repeat(500)];
    expect(processorMs(() => texts.forEach((text) => said(text)))).toBeLessThan(2_000);
  });

  it('knows no sentence that nothing writes any more', () => {
    const words = lettersOf(written);
    const gone = Object.keys(sentencesEs).filter((sentence) => {
      const pairs = pairsOf(sentence);
      return pairs.length > 3 && pairs.filter((pair) => words.includes(pair)).length < pairs.length / 2;
    });
    expect(gone).toEqual([]);
  });

  it('keeps the values of every sentence', () => {
    const names = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
    for (const [english, spanish] of Object.entries(sentencesEs))
      expect([english, names(spanish)]).toEqual([english, names(english)]);
  });
});
