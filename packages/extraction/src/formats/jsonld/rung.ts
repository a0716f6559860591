import { citerOf } from '../../base/evidence.ts';
import { attribute } from '../../document/html/dom.ts';
import type { Rung } from '../rung.ts';
import { withPageVenue } from '../schema-nodes/page-venue.ts';
import { linkedDataOf } from './nodes.ts';
import { readLinkedData } from './read-linked-data.ts';

/** schema.org events in JSON-LD, in the scripts of a page or as a separate document. */
export const jsonldRung: Rung = {
  name: 'jsonld',
  method: 'jsonld',
  applies: (page) =>
    (page.format === 'html' &&
      page.elements('script').some((script) => /ld\+json/i.test(attribute(script, 'type') ?? ''))) ||
    (page.format === 'json' && /"@(?:type|graph)"/.test(page.text)),
  read(page) {
    const reading = readLinkedData(linkedDataOf(page), page, citerOf(page.url, 'jsonld'), 'the JSON-LD');
    return page.format === 'html' ? withPageVenue(reading, page, 'jsonld', { elsewhere: 1 }) : reading;
  },
};
