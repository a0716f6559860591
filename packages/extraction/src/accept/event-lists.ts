import { chooseGroupings } from '../grouping/choose.ts';
import { type Grouping, groupingsOf } from '../grouping/groupings.ts';
import { withTextBelow } from '../grouping/heading-sections.ts';
import { oncePer } from '../kept.ts';
import type { Layout } from '../layout/layout.ts';
import { isArchiveOf } from './archives.ts';
import { isListOfEvents } from './is-list-of-events.ts';

/** The lists of events on a page, found once for all rungs that need them. */
export const eventLists = oncePer((layout: Layout): readonly Grouping[] => {
  const chosen = chooseGroupings(groupingsOf(layout), layout).map((grouping) => withTextBelow(grouping, layout));
  const accepted = new Set(chosen.filter((grouping) => isListOfEvents(grouping, layout)));
  return chosen.filter((grouping) => accepted.has(grouping) || isArchiveOf(accepted, grouping, layout));
});
