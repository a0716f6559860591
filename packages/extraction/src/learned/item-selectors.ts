import type { ElementNode } from '../document/html/dom.ts';
import { ownSelectors, stableId } from './features.ts';
import type { Ground } from './ground.ts';
import { FIELDS, type Group } from './groups.ts';
import { parseSelector, SELECTOR_LIMITS } from './selector.ts';
import { commonAncestor } from './spots.ts';

const MOST_SELECTORS = 6;

/** Selectors that find one element per level and little else, the most likely first. */
export function itemSelectors(levels: readonly ElementNode[][], groups: readonly Group[], ground: Ground): string[] {
  const found = new Map<string, { count: number; covered: number }>();
  for (const [index, level] of levels.entries()) {
    const seen = new Set<string>();
    const group = groups[index];
    for (const element of level.toReversed()) {
      const covered = FIELDS.filter((name) => {
        const spot = group?.fields[name];
        return spot && contains(element, spot.element, ground);
      }).length;
      for (const selector of [...ownSelectors(element), ...besides(element)]) {
        if (seen.has(selector)) continue;
        seen.add(selector);
        const stat = found.get(selector) ?? { count: 0, covered: 0 };
        stat.count += 1;
        stat.covered += covered;
        found.set(selector, stat);
      }
    }
  }
  const context = contextOf(levels, ground);
  for (const [selector, covered] of pathsBelow(levels, ground)) found.set(selector, { count: levels.length, covered });
  const shared = [...found].filter(([, { count }]) => count === levels.length);
  const ranked = shared
    .flatMap(([selector, { covered }]) =>
      [selector, ...context.map((outer) => `${outer} ${selector}`)]
        .filter((full) => parseSelector(full) !== null)
        .map((full) => ({
          full,
          covered: covered / levels.length,
          extras: ground.select(full).length - levels.length,
          plainness: /[.[#]/.test(selector) ? 0 : 1,
        })),
    )
    .filter(({ extras }) => extras >= 0)
    .sort(
      (a, b) =>
        b.covered - a.covered ||
        Number(a.extras > 0) - Number(b.extras > 0) ||
        a.plainness - b.plainness ||
        a.extras - b.extras ||
        a.full.length - b.full.length,
    );
  return ranked.map(({ full }) => full).slice(0, MOST_SELECTORS);
}

/** By its container. */
function besides(element: ElementNode): string[] {
  const { parent, name } = element;
  return parent
    ? ownSelectors(parent)
        .slice(0, -1)
        .map((outer) => `${outer} > ${name}`)
    : [];
}

/** If nothing has a name: every step from the named container of all items down to them, the same for all. */
function pathsBelow(levels: readonly ElementNode[][], ground: Ground): Array<[string, number]> {
  const [outer] = contextOf(levels, ground);
  const root = outer === undefined ? undefined : ground.elements[ground.select(outer)[0] ?? -1];
  if (!root || !outer) return [];
  return ['top', 'bottom'].flatMap((end) => {
    const steps = new Set(
      levels.map((level) => {
        const names: string[] = [];
        const from = end === 'top' ? level.at(-1) : level[0];
        for (let node = from; node && node !== root; node = node.parent ?? undefined) names.unshift(node.name);
        return names.join(' > ');
      }),
    );
    const [path] = steps;
    return steps.size === 1 && path && path.split(' > ').length < SELECTOR_LIMITS.compounds
      ? [[`${outer} > ${path}`, 0] as [string, number]]
      : [];
  });
}

/** The container of all items, for names that other parts of the page also have. */
function contextOf(levels: readonly ElementNode[][], ground: Ground): string[] {
  const [first, ...others] = levels.flatMap((level) => level.at(-1) ?? []);
  let common: ElementNode | null = first?.parent ?? null;
  for (const other of others) common = common && commonAncestor(common, other);
  const found: string[] = [];
  for (let node = common, up = 0; node && up < 4 && node.name !== 'body'; node = node.parent, up += 1) {
    const id = stableId(node);
    const [named] = ownSelectors(node).slice(0, -1);
    const selector = id ?? named;
    if (selector && ground.select(selector).length === 1) found.push(selector);
  }
  return found.slice(0, 2);
}

/** Whether one element contains the other, or they are the same. */
export function contains(outer: ElementNode, inner: ElementNode, ground: Ground): boolean {
  const [from, number] = [ground.numberOf(outer), ground.numberOf(inner)];
  return number >= from && number < ground.endOf(from);
}
