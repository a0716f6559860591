import { oncePer } from '../../base/kept.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import type { ListedRecord } from '../../candidates/pieces/listed-record.ts';
import type { Grouping } from '../../candidates/records/grouping.ts';
import { groupingsOf } from '../../candidates/records/groupings.ts';
import { withTextBelow } from '../../candidates/records/heading-sections.ts';
import { firstFrom } from '../../document/html/within.ts';
import { isArchiveOf } from './archives.ts';
import { chooseGroupings } from './choose.ts';
import { isListOfEvents } from './is-list-of-events.ts';

/** The lists of events on a page, found once for all rungs that need them. */
export const eventLists = oncePer((layout: Layout): readonly Grouping[] => {
  const chosen = chooseGroupings(groupingsOf(layout), layout).map((grouping) => withTextBelow(grouping, layout));
  const accepted = new Set(chosen.filter((grouping) => isListOfEvents(grouping, layout)));
  return chosen.filter(
    (grouping) => accepted.has(grouping) || isArchiveOf(accepted, grouping, layout) || isAmidst(accepted, grouping),
  );
});

/** Entries that look different, `<li class="highlight">`, in the order of the days of a list of events around them. */
function isAmidst(lists: ReadonlySet<Grouping>, { records }: Grouping): boolean {
  return [...lists].some((list) => records.every((record) => isBetween(record, list.records)));
}

function isBetween({ start, marks: [own] }: ListedRecord, others: readonly ListedRecord[]): boolean {
  const at = firstFrom(others, start);
  const [before, behind] = [others[at - 1]?.marks[0], others[at]?.marks[0]];
  if (own === undefined || before === undefined || behind === undefined) return false;
  return before.date <= own.date && own.date <= behind.date;
}
