import { byDepth } from '@marquee/testkit/depth';
import { array, assert, constantFrom, property } from '@marquee/testkit/properties';
import { describe, expect, it } from 'vitest';
import { MARKUP } from './markup.ts';
import { ownDocuments, ownText } from './own-documents.ts';
import { parserCalls } from './parsers.ts';

const documents = await ownDocuments();

/** The recorded documents are read in the same two ways by `corpus/parsers.corpus.ts`. */
describe('the swift tokenizer', () => {
  it.each(documents.map((own) => [own.id, ownText(own)] as const))('reads %s as htmlparser2 does', (_, text) => {
    expect(parserCalls([text], true)).toEqual(parserCalls([text], false));
  });

  it.each([false, true])('reads broken markup, in chunks too, as htmlparser2 does (XML: %s)', (xmlMode) => {
    const markup = array(constantFrom(...MARKUP), { maxLength: 40 }).map((pieces) => pieces.join(''));
    assert(
      property(array(markup, { maxLength: 3 }), (chunks) => {
        expect(parserCalls(chunks, true, xmlMode)).toEqual(parserCalls(chunks, false, xmlMode));
      }),
      { numRuns: byDepth(800, 3_000) },
    );
  });
});
