import { describe, expect, it } from 'vitest';
import type { Method } from '../src/index.ts';
import { expectEvidence, placesOfData, placesOfPage } from './evidence-places.ts';
import { readOwnDocuments } from './own-documents.ts';

const OF_PAGES = new Set<Method | null>(['listing', 'detail', 'shell']);
const METHODS: Method[] = [
  'detail',
  'ics',
  'json-feed',
  'jsonld',
  'listing',
  'microdata',
  'microformats',
  'platform-feed',
  'rdfa',
  'rss',
  'shell',
];

const documents = await readOwnDocuments();

/** The recorded documents are asked the same by `corpus/evidence.corpus.ts`. */
describe('evidence', () => {
  it('is asked of documents of every method that needs no lesson and no model', () => {
    expect(
      [...new Set(documents.map(({ found }) => found.method))].toSorted((a, b) => String(a).localeCompare(String(b))),
    ).toEqual(METHODS);
  });

  it.each(documents.map((own) => [own.id, own] as const))(
    '%s: every value of every draft names its document and the place in it where its snippet stands [BEY-01]',
    (_, { document, found }) => {
      const isPage = OF_PAGES.has(found.method) && document.contentType.startsWith('text/html');
      const places = isPage ? placesOfPage(document) : placesOfData(document);
      expect(expectEvidence(found, document, places)).toBeGreaterThanOrEqual(2 * found.drafts.length);
    },
  );
});
