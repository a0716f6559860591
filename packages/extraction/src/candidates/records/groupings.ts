import { RECORDS } from '../../decide/weights/records.ts';
import type { ElementNode } from '../../document/html/dom.ts';
import type { Mark } from '../days/mark.ts';
import { endOfSpan } from '../days/row-spans.ts';
import { electTitle, type TitleSlots } from '../names/title-slots.ts';
import type { Layout } from '../pieces/layout.ts';
import type { ListedRecord } from '../pieces/listed-record.ts';
import { blocks } from './blocks.ts';
import { dayLines } from './day-lines.ts';
import { definitionGroupings } from './definitions.ts';
import { flatGroupings } from './flat.ts';
import type { Grouping } from './grouping.ts';
import { headedParts } from './headed-parts.ts';
import { loneDays } from './lone-days.ts';

interface Group {
  id: number;
  members: Map<ElementNode, Mark[]>;
  records: ListedRecord[];
  titles: TitleSlots | null;
}

/** An element around days, and its days. */
interface Member {
  group: Group;
  marks: Mark[];
}

/** All groupings of the days of a page into repeated parts; they overlap. */
export function groupingsOf(layout: Layout): Grouping[] {
  return [
    ...structuralGroupings(layout),
    ...flatGroupings(layout),
    ...definitionGroupings(layout),
    ...loneDays(layout),
    ...headedParts(layout),
    ...dayLines(layout),
    ...blocks(layout),
  ];
}

function structuralGroupings(layout: Layout): Grouping[] {
  const groups = new Map<number, Group>();
  const members = new Map<ElementNode, Member>();
  function memberOf(node: ElementNode): Member {
    const known = members.get(node);
    if (known) return known;
    const id = layout.pathId(node);
    let group = groups.get(id);
    if (!group) groups.set(id, (group = { id, members: new Map<ElementNode, Mark[]>(), records: [], titles: null }));
    const member = { group, marks: [] };
    group.members.set(node, member.marks);
    members.set(node, member);
    return member;
  }
  const chains = layout.marks.map((mark) => {
    const chain: Group[] = [];
    for (let node: ElementNode | null = mark.element; node?.parent && node.name !== 'body'; node = node.parent) {
      const { group, marks } = memberOf(node);
      marks.push(mark);
      chain.push(group);
    }
    return chain;
  });
  for (const group of groups.values()) {
    if (group.members.size < RECORDS.groupings.fewest) continue;
    group.records = recordsOf(group.members, layout);
    group.titles = titlesOf(group.records, layout);
  }
  const decided = new Map<string, boolean>();
  const chosen = new Set<Group>();
  for (const chain of chains) {
    const best = bestOf(chain, decided);
    if (best) chosen.add(best);
  }
  return [...chosen].flatMap((group) =>
    group.titles ? [{ records: group.records, titles: group.titles, isOfElements: true }] : [],
  );
}

/** The outermost of the elements around a day up to which each group is better than the one inside. */
function bestOf(chain: readonly Group[], decided: Map<string, boolean>): Group | null {
  let current: Group | null = null;
  for (const group of chain) {
    if (!group.titles) continue;
    if (current && !isBetter(group, current, decided)) break;
    current = group;
  }
  return current;
}

/** Null if it is not a group: too few members with a possible title. */
function titlesOf(records: readonly ListedRecord[], layout: Layout): TitleSlots | null {
  const titled = records.filter((record) => layout.isTitled(record)).length;
  return titled >= records.length * RECORDS.groupings.leastTitled && titled >= RECORDS.groupings.fewest
    ? electTitle(records, layout)
    : null;
}

/** Whether an outer group has the inner one's members with more of their content, rather than several members each. */
function isBetter(outer: Group, inner: Group, decided: Map<string, boolean>): boolean {
  if (!outer.titles || !inner.titles) return false;
  const key = `${outer.id} ${inner.id}`;
  const known = decided.get(key);
  if (known !== undefined) return known;
  const around = new Set<ElementNode>();
  for (const member of inner.members.keys()) {
    let node: ElementNode | null = member;
    while (node && !outer.members.has(node)) node = node.parent;
    if (node) around.add(node);
  }
  if (isOfCells(inner) && !isOfCells(outer)) {
    decided.set(key, false);
    return false;
  }
  const share = inner.members.size / Math.max(1, around.size);
  const gain = outer.titles.score - inner.titles.score;
  const { nearlyOneEach, littleWorse, fewEach, muchBetter } = RECORDS.groupings;
  const better = share < nearlyOneEach ? gain >= littleWorse : share < fewEach && gain >= muchBetter;
  decided.set(key, better);
  return better;
}

/** Each member is one day of a month grid, whatever other days are named in it; its container is a week. */
function isOfCells({ members }: Group): boolean {
  for (const marks of members.values()) {
    const cells = marks.filter(({ isCell }) => isCell);
    if (cells.length === 0 || cells.some(({ date }) => date !== cells[0]?.date)) return false;
  }
  return true;
}

function recordsOf(of: Group['members'], layout: Layout): ListedRecord[] {
  const members = [...of];
  return members.flatMap(([element, marks], index) => {
    const range = layout.visible.rangeOf(element);
    if (!range) return [];
    const end = endOfSpan(element, members[index + 1]?.[0], layout) ?? range[1];
    const record = { start: range[0], end, marks };
    return marks.every(({ isCell }) => isCell) && !layout.isTitled(record) ? [] : [record];
  });
}
