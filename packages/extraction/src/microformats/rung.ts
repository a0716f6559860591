import { readLinkedData } from '../jsonld/read-linked-data.ts';
import type { Rung } from '../rung.ts';
import { asLinkedData } from '../schema-nodes/build.ts';
import { inHouse } from '../schema-nodes/house.ts';
import { itemsOf } from './items.ts';

/** Events marked by class names: h-event (microformats2) and hCalendar. */
export const microformatsRung: Rung = {
  name: 'microformats',
  method: 'microformats',
  applies: (page) => page.format === 'html' && /(?<![\w-])(?:vevent|h-event)(?![\w-])/.test(page.text),
  read(page) {
    const { data, witness } = asLinkedData(itemsOf(page), page, 'microformats');
    return inHouse(readLinkedData(data, page, witness, 'the microformats'), page, 'microformats');
  },
};
