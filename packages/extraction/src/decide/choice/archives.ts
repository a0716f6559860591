import { nameOf, titlePiece } from '../../candidates/names/title-slots.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import type { Grouping } from '../../candidates/records/grouping.ts';
import { holdsAny } from '../../document/html/within.ts';
import { isAboutOtherThings, READ_ON } from './is-list-of-events.ts';

/**
 * Past meetings in a list of their own, each with its hour: most of them have names that the list of coming events has too. Or they are made like the
 * coming ones, `<div class="performance"><h4>`.
 */
export function isArchiveOf(lists: ReadonlySet<Grouping>, grouping: Grouping, layout: Layout): boolean {
  const { records } = grouping;
  const posted = records.filter(({ start, end }) => READ_ON.test(layout.visible.text.slice(start, end)));
  if (posted.length > records.length / 2) return false;
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
