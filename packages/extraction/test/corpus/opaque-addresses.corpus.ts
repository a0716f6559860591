import { describe, expect, it } from 'vitest';
import { type Extraction, extract } from '../../src/index.ts';
import { recorded, recordedDocuments } from './recorded-documents.ts';

const said = ({ method, drafts }: Extraction) => ({
  method,
  drafts: drafts.map(({ title, start, venue }) => [title.value, start.value, venue?.value]),
});

describe.each(['first', 'second'] as const)('no word of a page’s address decides, %s set', (collection) => {
  it.each(recordedDocuments(collection).map(({ id }) => id))('%s', (id) => {
    const { document, hints } = recorded(id, collection);
    const { origin } = new URL(document.url);
    const opaque = { ...document, url: `${origin}/p/7f3a91` };
    expect(said(extract(opaque, hints))).toEqual(said(extract(document, hints)));
  });
});
