import { formOf, nameOf, titlePiece } from '../../candidates/names/title-slots.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import type { Grouping } from '../../candidates/records/grouping.ts';
import { holdsAny } from '../../document/html/within.ts';
import { CHOICE } from '../weights/choice.ts';
import { isAboutOtherThings, READ_ON } from './is-list-of-events.ts';

/**
 * Past meetings in a list of their own, each with its hour: most of them have names that the list of coming events has too. Or they are made like the
 * coming ones, `<div class="performance"><h4>`, or stand under an earlier year in the same form.
 */
export function isArchiveOf(lists: ReadonlySet<Grouping>, grouping: Grouping, layout: Layout): boolean {
  const { records } = grouping;
  const posted = records.filter(({ start, end }) => READ_ON.test(layout.visible.text.slice(start, end)));
  if (posted.length > records.length / 2) return false;
  const form = formOfTitles(grouping);
  if (form && [...lists].some((list) => formOfTitles(list) === form)) return !isAboutOtherThings(grouping, layout);
  if (isUnderYear(grouping, layout) && [...lists].some((list) => areAlike(list, grouping, layout)))
    return !isAboutOtherThings(grouping, layout);
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

const YEAR_ABOVE = /(?:^|\n)\W*(?:19|20)\d\d\W*\n\s*$/;

function isUnderYear({ records: [first] }: Grouping, layout: Layout): boolean {
  const [mark] = first?.marks ?? [];
  return (
    mark !== undefined &&
    YEAR_ABOVE.test(layout.visible.text.slice(Math.max(0, mark.start - CHOICE.archives.yearReach), mark.start))
  );
}

/** Titles and days in the same elements. */
function areAlike(list: Grouping, other: Grouping, layout: Layout): boolean {
  const [own, its] = [list, other].map(({ records: [first], titles }) => {
    const day = layout.pieceAt(first?.marks[0]?.start ?? 0);
    return `${[...titles.slots.keys()][0]} ${day ? formOf(day) : ''}`;
  });
  return own === its;
}

function namesIn({ records, titles }: Grouping, layout: Layout): string[] {
  return records.flatMap((record) => {
    const piece = titlePiece(record, titles, layout);
    const title = piece && layout.titleOf(piece);
    return piece && title ? [nameOf(piece, title)] : [];
  });
}
