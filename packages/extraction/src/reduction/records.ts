import { type ElementNode, pathOf } from '../html/dom.ts';
import { signature } from '../listing/pieces.ts';
import type { KeptLine } from './keep.ts';

/** A stretch of kept lines that belong together: one event, or what stands alone. */
export interface RecordLines {
  lines: KeptLine[];
  element: ElementNode | null;
}

/**
 * Groups kept lines by the member of a repeated structure they stand in (a row, a card, an item of a list). Where a page repeats
 * nothing, a record begins with each line that carries a date behind one that carries none.
 */
export function recordsOf(kept: readonly KeptLine[]): RecordLines[] {
  const members = membersOf(kept);
  const records: RecordLines[] = [];
  for (const [index, line] of kept.entries()) {
    const element = memberAround(line.line.element, members);
    const last = records.at(-1);
    const before = kept[index - 1];
    const begins = element !== null || (line.line.hasDate && before !== undefined && !before.isMark);
    if (last && last.element === element && (element !== null || !begins)) last.lines.push(line);
    else records.push({ lines: [line], element });
  }
  return records;
}

/** The path of its element on the page. */
export function locatorOf(
  { lines, element }: RecordLines,
  originalOf: (element: ElementNode) => ElementNode = (same) => same,
): string {
  const node = element ?? lines[0]?.line.element;
  return node ? pathOf(originalOf(node)) : '';
}

/** The innermost repeated elements that hold a mark and something besides. */
function membersOf(kept: readonly KeptLine[]): Set<ElementNode> {
  const held = new Map<ElementNode, { marks: number; others: number }>();
  for (const { line, isMark } of kept) {
    for (let node: ElementNode | null = line.element; node; node = node.parent) {
      const count = held.get(node) ?? { marks: 0, others: 0 };
      if (isMark) count.marks += 1;
      else count.others += 1;
      held.set(node, count);
    }
  }
  const candidates = [...held].filter(([, { marks, others }]) => marks > 0 && marks + others > 1);
  const groups = Map.groupBy(candidates, ([node]) => node.parent);
  const members = new Set<ElementNode>();
  for (const [parent, children] of groups) {
    if (!parent) continue;
    for (const alike of Map.groupBy(children, ([node]) => signature(node)).values()) {
      if (alike.length > 1) for (const [node] of alike) members.add(node);
    }
  }
  return members;
}

function memberAround(element: ElementNode, members: ReadonlySet<ElementNode>): ElementNode | null {
  for (let node: ElementNode | null = element; node; node = node.parent) if (members.has(node)) return node;
  return null;
}
