import { type ImportGraph, importGroups } from './import-graph.ts';

/** Files that import each other, as types too: neither can be read, or moved, without the other. One shortest circle of each group. */
export function importCircles(graph: ImportGraph): string[] {
  return importGroups(graph)
    .filter((group) => group.length > 1 || graph.get(group[0] ?? '')?.includes(group[0] ?? ''))
    .map((group) => `${shortestCircle(graph, group).join(' → ')}: import each other`)
    .toSorted();
}

function shortestCircle(graph: ImportGraph, group: readonly string[]): string[] {
  const inside = new Set(group);
  const circles = group.map((file) => circleOf(graph, inside, file)).toSorted((a, b) => a.length - b.length);
  return circles[0] ?? [];
}

/** Breadth first from a file back to itself. */
function circleOf(graph: ImportGraph, inside: ReadonlySet<string>, start: string): string[] {
  const from = new Map<string, string>();
  const waiting = [start];
  for (const file of waiting) {
    for (const target of graph.get(file) ?? []) {
      if (target === start) return pathTo(from, start, file).concat(start);
      if (!inside.has(target) || from.has(target)) continue;
      from.set(target, file);
      waiting.push(target);
    }
  }
  return [start];
}

function pathTo(from: ReadonlyMap<string, string>, start: string, end: string): string[] {
  const path = [end];
  for (let file = end; file !== start; ) {
    file = from.get(file) ?? start;
    path.unshift(file);
  }
  return path;
}
