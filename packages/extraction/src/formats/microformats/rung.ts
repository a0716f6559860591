import { readLinkedData } from '../jsonld/read-linked-data.ts';
import type { Rung } from '../rung.ts';
import { asLinkedData } from '../schema-nodes/build.ts';
import { withPageVenue } from '../schema-nodes/page-venue.ts';
import { itemsOf } from './items.ts';

const EVENT_CLASS = /\b(?:vevent|h-event)(?![\w-])/;

/** Events marked with class names: h-event (microformats2) and hCalendar. */
export const microformatsRung: Rung = {
  name: 'microformats',
  method: 'microformats',
  applies: ({ format, text }) => format === 'html' && EVENT_CLASS.test(text),
  read(page) {
    const { data, cite } = asLinkedData(itemsOf(page), page, 'microformats');
    return withPageVenue(readLinkedData(data, page, cite, 'the microformats'), page, 'microformats');
  },
};
