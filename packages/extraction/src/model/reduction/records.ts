import { MODEL } from '../../decide/weights/model.ts';
import { type ElementNode, pathOf } from '../../document/html/dom.ts';
import { signature } from '../../document/html/pieces.ts';
import type { KeptLine } from './keep.ts';
import { INLINE } from './lines.ts';

/** A stretch of kept lines that belong together: one event, or separate text. */
export interface RecordLines {
  lines: KeptLine[];
  element: ElementNode | null;
}

/**
 * Groups kept lines by the member of a repeated structure that contains them (a row, a card, a list item). Outside such structures, a
 * record begins with each line that names a day, or with the line before it if titles precede their days.
 */
export function recordsOf(kept: readonly KeptLine[]): RecordLines[] {
  const members = membersOf(kept);
  const elements = kept.map(({ line }) => memberAround(line.element, members));
  const begins = flatBeginnings(kept, elements);
  const records: RecordLines[] = [];
  for (const [index, line] of kept.entries()) {
    const element = elements[index] ?? null;
    const last = records.at(-1);
    if (last && last.element === element && !begins.has(index)) last.lines.push(line);
    else records.push({ lines: [line], element });
  }
  return records;
}

function flatBeginnings(kept: readonly KeptLine[], elements: ReadonlyArray<ElementNode | null>): Set<number> {
  const isFlat = (index: number) => kept[index] !== undefined && elements[index] === null;
  const days = kept.flatMap(({ line }, index) =>
    isFlat(index) && line.hasDate && !(isFlat(index - 1) && kept[index - 1]?.line.hasDate) ? [index] : [],
  );
  const above = days.flatMap((index) => (isFlat(index - 1) && !kept[index - 1]?.isMark ? (kept[index - 1] ?? []) : []));
  const headed = above.filter(({ line }) => line.isHeading || line.href !== null).length;
  const kinds = [...Map.groupBy(above, ({ line }) => line.kind).values()].map((alike) => alike.length);
  const isTitleFirst = Math.max(headed, ...kinds) >= MODEL.records.titlesAbove * days.length;
  return new Set(
    days.map((index) => (isTitleFirst && above.includes(kept[index - 1] as KeptLine) ? index - 1 : index)),
  );
}

/** The path of its element on the page. */
export function locatorOf(
  { lines, element }: RecordLines,
  originalOf: (element: ElementNode) => ElementNode = (same) => same,
): string {
  const node = element ?? lines[0]?.line.element;
  return node ? pathOf(originalOf(node)) : '';
}

/** The path of each line's block. */
export function lineLocators({ lines }: RecordLines, originalOf: (element: ElementNode) => ElementNode): string[] {
  return lines.map(({ line }) => {
    let node = line.element;
    while (INLINE.test(node.name) && node.parent) node = node.parent;
    return pathOf(originalOf(node));
  });
}

/** The innermost repeated elements that contain a mark and other content. */
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
