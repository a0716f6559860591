import { chooseGroupings } from '../grouping/choose.ts';
import { type Grouping, groupingsOf } from '../grouping/groupings.ts';
import { withTextBelow } from '../grouping/heading-sections.ts';
import type { Layout } from '../layout/layout.ts';
import { isArchiveOf } from './archives.ts';
import { isListOfEvents } from './is-list-of-events.ts';

/** The lists of events on a page, found once for all rungs that need them. */
export function eventLists(layout: Layout): readonly Grouping[] {
  const known = lists.get(layout);
  if (known) return known;
  const chosen = chooseGroupings(groupingsOf(layout), layout).map((grouping) => withTextBelow(grouping, layout));
  const accepted = new Set(chosen.filter((grouping) => isListOfEvents(grouping, layout)));
  const made = chosen.filter((grouping) => accepted.has(grouping) || isArchiveOf(accepted, grouping, layout));
  lists.set(layout, made);
  return made;
}

const lists = new WeakMap<Layout, readonly Grouping[]>();
