import { array, assert, constantFrom, property } from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { SwiftTokenizer } from '../src/html/swift-tokenizer.ts';
import { recorded, recordedDocuments } from './corpus.ts';
import { MARKUP } from './markup.ts';

/** Everything a parser tells of a document, in its order. */
function told(chunks: readonly string[], swift: boolean, xmlMode = false): unknown[] {
  const events: unknown[] = [];
  const note =
    (kind: string) =>
    (...values: unknown[]) =>
      events.push([kind, ...values]);
  const handler = {
    onopentagname: note('name'),
    onattribute: note('attribute'),
    onopentag: note('open'),
    onclosetag: note('close'),
    ontext: note('text'),
    oncomment: note('comment'),
    oncdatastart: note('cdata'),
    onprocessinginstruction: note('instruction'),
    onend: note('end'),
  };
  const parser = new Parser(handler, { xmlMode, ...(swift ? { Tokenizer: SwiftTokenizer } : {}) });
  for (const chunk of chunks) parser.write(chunk);
  parser.end();
  return events;
}

describe('the swift tokenizer', () => {
  it.each(recordedDocuments().map(({ id }) => id))('reads %s as htmlparser2 does', (id) => {
    const text = new TextDecoder().decode(recorded(id).document.bytes);
    expect(told([text], true)).toEqual(told([text], false));
  });

  it.each([false, true])('reads broken markup, in chunks too, as htmlparser2 does (XML: %s)', (xmlMode) => {
    const markup = array(constantFrom(...MARKUP), { maxLength: 40 }).map((pieces) => pieces.join(''));
    assert(
      property(array(markup, { maxLength: 3 }), (chunks) => {
        expect(told(chunks, true, xmlMode)).toEqual(told(chunks, false, xmlMode));
      }),
      { numRuns: 3_000 },
    );
  });
});
