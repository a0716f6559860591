import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/document/html/parse.ts';
import { hasItemsLeftOpen, hasStrayTags, joined, ours, parserCalls, theirs } from '../parsers.ts';
import { recorded, recordedDocuments } from './recorded-documents.ts';

const textOf = (id: string) => new TextDecoder().decode(recorded(id).document.bytes);

describe('the swift tokenizer', () => {
  it.each(recordedDocuments().map(({ id }) => id))('reads %s as htmlparser2 does', (id) => {
    const text = textOf(id);
    expect(parserCalls([text], true)).toEqual(parserCalls([text], false));
  });
});

describe('the parsed page', () => {
  const pages = recordedDocuments().filter(({ contentType }) => contentType.includes('html'));

  it('has few pages with stray tags', () => {
    expect(pages.filter(({ id }) => hasStrayTags(textOf(id))).length).toBeLessThan(pages.length * 0.1);
  });

  const sound = pages.filter(({ id }) => !hasStrayTags(textOf(id)));
  it.each(sound.map(({ id }) => id))('has the elements, attributes and texts of %s that htmlparser2 finds', (id) => {
    const text = textOf(id);
    const tree = joined(theirs(parseDocument(text).children));
    expect(hasItemsLeftOpen(tree)).toBe(false);
    expect(joined(ours(parseHtml(text).root))).toEqual(tree);
  });
});
