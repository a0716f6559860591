import type { Grouping } from '../grouping/groupings.ts';
import type { Layout } from '../layout/layout.ts';
import { holdsAny } from '../layout/within.ts';
import { nameOf, titlePiece } from '../titles/title-slots.ts';
import { isAboutOtherThings } from './is-list-of-events.ts';

/**
 * Past meetings in a list of their own, each with its hour: most of them have names that the list of coming events has too. Or they are made like the
 * coming ones, `<div class="performance"><h4>`.
 */
export function isArchiveOf(lists: ReadonlySet<Grouping>, grouping: Grouping, layout: Layout): boolean {
  const { records } = grouping;
  const form = formOfTitles(grouping);
  if (form && [...lists].some((list) => formOfTitles(list) === form)) return !isAboutOtherThings(grouping, layout);
  if (lists.size === 0 || !records.every(({ start, end }) => holdsAny(layout.times, start, end))) return false;
  const names = new Set([...lists].flatMap((list) => namesIn(list, layout)));
  return namesIn(grouping, layout).filter((name) => names.has(name)).length > records.length / 2;
}

/** The elements and classes around the titles, without what contains the records; none without a class. */
function formOfTitles({ titles, isOfElements }: Grouping): string | null {
  const [best] = titles.slots.keys();
  const form = isOfElements ? best?.replace(/^[^>]*>/, '') : undefined;
  return form && /\.[a-z]/i.test(form) ? form : null;
}

function namesIn({ records, titles }: Grouping, layout: Layout): string[] {
  return records.flatMap((record) => {
    const piece = titlePiece(record, titles, layout);
    const title = piece && layout.titleOf(piece);
    return piece && title ? [nameOf(piece, title)] : [];
  });
}
