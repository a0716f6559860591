import type { ElementNode } from '../document/html/dom.ts';
import type { Ground } from './ground.ts';
import type { Group } from './groups.ts';
import { contains, itemSelectors } from './item-selectors.ts';
import type { LearnedList } from './schema.ts';
import type { Spot } from './spots.ts';

/** A candidate way to split a page into items. */
export interface Plan {
  items: LearnedList['items'];
  dayScope: 'item' | 'before';
  titleScope: 'item' | 'before';
}

const MOST_PLANS = 6;
/** A page of one event is one item. */
const WHOLE: Plan = { items: { selector: 'body', extent: 'element' }, dayScope: 'item', titleScope: 'item' };

/** The most likely ways first; none if events are not in separate parts. */
export function plansFor(groups: readonly Group[], ground: Ground): Plan[] {
  const [only] = groups;
  if (groups.length === 1) return only && headsPage(only.title) ? [WHOLE] : [];
  const anchors = groups.map(({ anchor }) => ground.numberOf(anchor.element));
  const chains = groups.map(({ anchor }, index) => ownChain(anchor.element, anchors, index, ground));
  if (chains.some((chain) => chain.length === 0)) return [];
  const spotsOf = ({ anchor, title, days }: Group) => (anchor === title ? days : [title]);
  const inside = chains.map((chain, index) =>
    chain.filter((element) => spotsOf(groups[index] as Group).every((spot) => contains(element, spot.element, ground))),
  );
  const plans: Plan[] = [];
  const add = (levels: ElementNode[][], extent: Plan['items']['extent'], other: 'item' | 'before') => {
    const isByTitle = groups.every(({ anchor, title }) => anchor === title);
    const scopes = isByTitle
      ? { dayScope: other, titleScope: 'item' as const }
      : { dayScope: 'item' as const, titleScope: other };
    for (const selector of itemSelectors(levels, groups, ground))
      plans.push({ items: { selector, extent }, ...scopes });
  };
  if (inside.every((levels) => levels.length > 0)) add(inside, 'element', 'item');
  else {
    const before = groups.every((group) =>
      spotsOf(group).every((spot) => ground.numberOf(spot.element) < ground.numberOf(group.anchor.element)),
    );
    if (before) add(chains, 'element', 'before');
    add(chains, 'run', before ? 'before' : 'item');
  }
  return plans.slice(0, MOST_PLANS);
}

function headsPage({ element }: Spot): boolean {
  for (let node: ElementNode | null = element, up = 0; node && up < 4; node = node.parent, up += 1)
    if (node.name === 'h1') return true;
  return false;
}

/** The elements around an anchor that contain no other anchor, from the inside. */
function ownChain(anchor: ElementNode, anchors: readonly number[], own: number, ground: Ground): ElementNode[] {
  const chain: ElementNode[] = [];
  for (let node: ElementNode | null = anchor; node?.parent && node.name !== 'body'; node = node.parent) {
    const from = ground.numberOf(node);
    const to = ground.endOf(from);
    // Anchors are in page order: if any other anchor is inside, a neighbor is.
    const holdsOther = [anchors[own - 1], anchors[own + 1]].some(
      (number) => number !== undefined && number >= from && number < to,
    );
    if (holdsOther) break;
    chain.push(node);
  }
  return chain;
}
