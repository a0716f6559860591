import { cutsFor } from './cuts-for.ts';
import type { Example } from './example.ts';
import { innerSelectors, pageSelectors } from './features.ts';
import type { Ground } from './ground.ts';
import { elementsOf, type Item } from './items.ts';
import type { Cut, ElementRule, TextRule } from './schema.ts';
import type { Spot } from './spots.ts';
import { shownBy } from './words.ts';

/** Rules are derived from this many examples, and then checked on all. */
const MOST_EXAMPLES = 24;
const MOST_SELECTORS = 40;
const PLACES = [0, -1, 1, 2, 3] as const;

/** Rules that lead from each item to an element that contains its value, the best first. */
export function elementRules(
  examples: readonly Example[],
  scope: ElementRule['scope'],
  itemSelector: string,
  ground: Ground,
): ElementRule[] {
  const all = examples.filter(({ spot }) => spot);
  const sample = spread(all, MOST_EXAMPLES);
  const counts = new Map<string, number>();
  for (const { item, spot } of sample) {
    if (!spot) continue;
    const selectors =
      scope === 'item' ? innerSelectors(spot.element, item.element, itemSelector) : pageSelectors(spot.element);
    const outer = spot.element.parent && spot.element !== item.element ? spot.element.parent : null;
    const around =
      outer && outer !== item.element && scope === 'item' ? innerSelectors(outer, item.element, itemSelector) : [];
    for (const selector of new Set([...selectors, ...around.slice(0, 4)]))
      counts.set(selector, (counts.get(selector) ?? 0) + 1);
  }
  const selectors = [...counts].sort((a, b) => b[1] - a[1]).slice(0, MOST_SELECTORS);
  const rules: Array<{ rule: ElementRule; right: number; exact: number }> = [];
  for (const [selector] of scope === 'item' ? [...selectors, ['', 0] as const] : selectors) {
    for (const nth of scope === 'item' ? PLACES : [0]) {
      const rule = { scope, selector, nth };
      const hits = sample.map(({ item, spot }) => hit(rule, item, spot, ground));
      const right = hits.filter((one) => one > 0).length;
      if (right > 0) rules.push({ rule, right, exact: hits.filter((one) => one === 2).length });
      if (selector === '' || (right === sample.length && nth === 0)) break;
    }
  }
  return rules
    .sort(
      (a, b) =>
        b.right - a.right ||
        b.exact - a.exact ||
        plainness(a.rule) - plainness(b.rule) ||
        a.rule.selector.length - b.rule.selector.length,
    )
    .map(({ rule }) => rule);
}

/** The first element with a class is more stable than the third of many similar ones. */
function plainness({ selector, nth }: ElementRule): number {
  return (/[.[#]/.test(selector) ? 0 : selector.includes(' ') ? 1 : 2) + (nth === 0 ? 0 : 2);
}

/** 2: the exact element; 1: an element that contains the value; 0: another or none. */
function hit(rule: ElementRule, item: Item, spot: Spot | undefined, ground: Ground): 0 | 1 | 2 {
  const element = elementsOf(rule, item, ground).at(rule.nth);
  if (!element || !spot) return 0;
  if (element === spot.element) return 2;
  if (spot.attribute !== undefined) return 0;
  const shown = spot.range && shownBy(rule, element, item, ground)?.range;
  return shown && spot.range && shown.start <= spot.range.start && shown.end >= spot.range.end ? 1 : 0;
}

/** Rules for a text, tried in order: elements, and cuts that the examples suggest. */
export function textRules(
  examples: readonly Example[],
  scope: ElementRule['scope'],
  itemSelector: string,
  ground: Ground,
): TextRule[] {
  const sample = spread(
    examples.filter(({ spot }) => spot),
    MOST_EXAMPLES,
  );
  const found: Array<{ rule: TextRule; right: number }> = [];
  for (const rule of elementRules(examples, scope, itemSelector, ground).slice(0, 8)) {
    const counts = new Map<string, { cut: Cut; count: number }>();
    for (const example of sample)
      for (const cut of cutsFor(rule, example, ground)) {
        const stat = counts.get(JSON.stringify(cut)) ?? { cut, count: 0 };
        stat.count += 1;
        counts.set(JSON.stringify(cut), stat);
      }
    for (const { cut, count } of counts.values()) found.push({ rule: { ...rule, cut }, right: count });
  }
  return found
    .sort((a, b) => b.right - a.right || Object.keys(a.rule.cut).length - Object.keys(b.rule.cut).length)
    .map(({ rule }) => rule)
    .slice(0, 6);
}

/** The same for titles; if a line has more than the name, reading it as a phrase comes before cutting at a separator. */
export function titleRules(...[examples, scope, itemSelector, ground]: Parameters<typeof textRules>): TextRule[] {
  const rules = textRules(examples, scope, itemSelector, ground);
  const plain = rules.filter(({ cut }) => Object.keys(cut).every((step) => step === 'bare'));
  const lines = elementRules(examples, scope, itemSelector, ground)
    .slice(0, 2)
    .flatMap((rule): TextRule[] => [
      { ...rule, cut: {}, phrase: true },
      { ...rule, cut: { bare: true }, phrase: true },
    ]);
  return [...plain, ...lines, ...rules.filter((rule) => !plain.includes(rule))];
}

/** At most this many, spread over the full list. */
function spread<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  return Array.from({ length: most }, (_, index) => all[Math.floor((index * all.length) / most)] as T);
}
