import { RECORDS } from '../../decide/weights/records.ts';
import { type ElementNode, isElement } from '../../document/html/dom.ts';
import { within } from '../../document/html/within.ts';
import { EVENT_FIELD } from '../../rules/event-page-words.ts';
import { electTitle } from '../names/title-slots.ts';
import type { Layout } from '../pieces/layout.ts';
import type { ListedRecord } from '../pieces/listed-record.ts';
import type { Grouping } from './grouping.ts';

/** Lists of definitions whose terms are titles, `<dt>Marsh Wrens <dd>Friday, March 27, 8 pm. Duration: 90 minutes`. */
export function definitionGroupings(layout: Layout): Grouping[] {
  const lists = new Set<ElementNode>();
  for (const { element } of layout.marks) {
    const list = listAround(element);
    if (list) lists.add(list);
  }
  return [...lists].flatMap((list) => {
    const records = recordsIn(list, layout);
    return records.length >= RECORDS.definitions.fewest ? [{ records, titles: electTitle(records, layout) }] : [];
  });
}

function listAround(element: ElementNode): ElementNode | null {
  for (let node: ElementNode | null = element; node; node = node.parent) {
    if (node.name === 'dt') return null;
    if (node.name === 'dl') return node;
  }
  return null;
}

/** From each term that may be a title to the next; none if the terms are the names of one event's fields. */
function recordsIn(list: ElementNode, layout: Layout): ListedRecord[] {
  const end = layout.visible.rangeOf(list)?.[1] ?? 0;
  const terms = list.children.flatMap((child) => {
    const range = isElement(child) && child.name === 'dt' ? layout.visible.rangeOf(child) : undefined;
    return range ? [{ start: range[0], end: range[1] }] : [];
  });
  if (terms.some((term) => EVENT_FIELD.test(layout.visible.text.slice(term.start, term.end).trim()))) return [];
  return terms.flatMap((term, index) => {
    const record = { start: term.start, end: terms[index + 1]?.start ?? end };
    const marks = within(layout.marks, term.end, record.end);
    return marks.length > 0 && layout.isTitled(term) ? [{ ...record, marks }] : [];
  });
}
