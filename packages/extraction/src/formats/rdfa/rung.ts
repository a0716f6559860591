import { readLinkedData } from '../jsonld/read-linked-data.ts';
import type { Rung } from '../rung.ts';
import { asLinkedData } from '../schema-nodes/build.ts';
import { withPageVenue } from '../schema-nodes/page-venue.ts';
import { itemsOf } from './items.ts';

/** Events of schema.org, data-vocabulary.org or the iCalendar vocabulary in RDFa. */
export const rdfaRung: Rung = {
  name: 'rdfa',
  method: 'rdfa',
  applies: (page) =>
    page.format === 'html' &&
    page.hasAttribute('typeof') &&
    /\btypeof\s*=\s*["']?[^"'>]{0,200}(?:event|festival)/i.test(page.text),
  read(page) {
    const { data, cite } = asLinkedData(itemsOf(page), page, 'rdfa');
    return withPageVenue(readLinkedData(data, page, cite, 'the RDFa'), page, 'rdfa');
  },
};
