import { tidyPlace } from '../candidates/places/tidy-place.ts';
import { join } from '../candidates/times/local.ts';
import { LEARNED } from '../decide/weights/learned.ts';
import { isSame, mayBeSame, shareKept, shareOfEnds, shareRight, type Wanted } from './compare.ts';
import type { Example } from './example.ts';
import { fieldRules } from './field-rules.ts';
import type { Ground } from './ground.ts';
import { FIELDS, type Group } from './groups.ts';
import { type Item, itemsOf } from './items.ts';
import { type Plan, plansFor } from './plans.ts';
import { readDetails } from './read-details.ts';
import { startsOf, titleBy } from './replay.ts';
import { elementRules, titleRules } from './rules.ts';
import { draftsOf, showingsOf } from './rung.ts';
import type { DayRule, LearnedList } from './schema.ts';

/** The number of correct rules for a title and for a day that are tried in combination. */
const MOST_TRIES = 4;

export interface Compiled {
  list: LearnedList;
  /** The share of the drafts' values other than title and start that the rules find. */
  kept: number;
}

/** The rules that give exactly a list's showings on this page and keep most of their values; null if there are none. */
export function compileList(groups: readonly Group[], wanted: Wanted, ground: Ground): Compiled | null {
  let best: Compiled | null = null;
  for (const plan of plansFor(groups, ground)) {
    const list = compilePlan(plan, groups, wanted, ground);
    if (!list) continue;
    const kept = shareKept(wanted, draftsOf([list], ground));
    if (!best || kept > best.kept) best = { list, kept };
    if (kept >= LEARNED.compileList.enough) break;
  }
  return best;
}

interface Pair {
  group: Group;
  item: Item;
}

function compilePlan(plan: Plan, groups: readonly Group[], wanted: Wanted, ground: Ground): LearnedList | null {
  const items = itemsOf(plan.items, ground);
  const pairs = pairsOf(groups, items, ground);
  if (!pairs) return null;
  const base = basesOf(plan, items, pairs, wanted, ground);
  if (!base) return null;
  let list = base;
  const drafts = [...wanted.own.values()];
  for (const name of FIELDS) {
    if (!drafts.some((draft) => draft[name])) continue;
    const examples = pairs.map(({ group, item }) => ({ item, spot: group.fields[name] }));
    for (const rule of fieldRules(name, examples, drafts, list, ground)) {
      const fields = { ...list.fields, [name]: rule };
      const found = pairs.map(({ group, item }) => ({
        wanted: group.drafts[0],
        found: tidied(readDetails(item, fields, ground)),
      }));
      if (shareRight(name, found) < LEARNED.compileList.leastRight) continue;
      list = { ...list, fields };
      break;
    }
  }
  return list;
}

/** Title and day rules that give the same showings; of several, those that keep most ends. */
function basesOf(
  plan: Plan,
  items: readonly Item[],
  pairs: readonly Pair[],
  wanted: Wanted,
  ground: Ground,
): LearnedList | null {
  const { selector } = plan.items;
  const examples = pairs.map(({ group, item }) => ({ item, spot: group.title }));
  const titles = titleRules(examples, plan.titleScope, selector, ground).filter((rule) =>
    pairs.every(({ group, item }) => titleBy(rule, item, ground)?.title === group.drafts[0]?.title.value),
  );
  const days = dayRules(pairs, plan, ground).filter((rule) => pairs.every((pair) => isRight(rule, pair, ground)));
  let best: { list: LearnedList; ends: number } | null = null;
  for (const title of titles.slice(0, MOST_TRIES)) {
    for (const day of days.slice(0, MOST_TRIES * 3)) {
      const list: LearnedList = { items: plan.items, title, days: day, fields: {} };
      if (!mayBeSame(wanted, showingsOf(list, items, ground))) continue;
      const found = draftsOf([list], ground);
      if (!isSame(wanted, found)) continue;
      const ends = shareOfEnds(wanted, found);
      if (!best || ends > best.ends) best = { list, ends };
      if (ends === 1) return list;
    }
  }
  return best?.list ?? null;
}

/** Whether the rule gives the starts of these showings. Times that the last step may change are accepted. */
function isRight(rule: DayRule, { group, item }: Pair, ground: Ground): boolean {
  const starts = startsOf(item, rule, ground, group.title.range ?? null).map(({ start }) => start);
  if (starts.some(({ isVisible }) => !isVisible)) return true;
  const found = new Set(starts.map(({ date, time }) => join(date, time)));
  // A continued event has further days that are not starts.
  return group.drafts.every(({ start }) => found.has(start.value));
}

/** Each group with the item that contains it; null if a group has no item, or two groups share one. */
function pairsOf(groups: readonly Group[], items: readonly Item[], ground: Ground): Pair[] | null {
  const pairs: Pair[] = [];
  let at = 0;
  for (const group of groups) {
    const number = ground.numberOf(group.anchor.element);
    while (at < items.length && (items[at]?.to ?? 0) <= number) at += 1;
    const item = items[at];
    if (!item || number < item.from || pairs.at(-1)?.item === item) return null;
    pairs.push({ group, item });
  }
  return pairs;
}

function dayRules(pairs: readonly Pair[], plan: Plan, ground: Ground): DayRule[] {
  const { selector } = plan.items;
  const examples: Example[] = pairs.map(({ group, item }) => ({ item, spot: group.days[0] }));
  const attribute = pairs[0]?.group.days[0]?.attribute;
  const isMany = pairs.some(({ group }) => group.days.length > 1);
  const clocks: Example[] = pairs.map(({ group, item }) => ({ item, spot: group.clocks[0] }));
  const times = clocks.some(({ spot }) => spot)
    ? elementRules(clocks, 'item', selector, ground).filter((rule) => rule.selector !== '')
    : [];
  const rules = elementRules(examples, plan.dayScope, selector, ground).slice(0, 4);
  const found: DayRule[] = [];
  for (const asides of [false, true])
    for (const many of isMany ? [true, false] : [false, true])
      for (const clock of [null, ...times.slice(0, 1)])
        for (const rule of rules)
          found.push({
            ...rule,
            many,
            times: clock,
            ...(asides ? { asides } : {}),
            ...(attribute === undefined ? {} : { attribute }),
          });
  return found;
}

/** With its place as the drafts have theirs: a name without the address in brackets behind it. */
function tidied(details: ReturnType<typeof readDetails>): ReturnType<typeof readDetails> {
  const { venue, address, ...others } = details;
  return { ...others, ...tidyPlace({ ...(venue ? { venue } : {}), ...(address ? { address } : {}) }) };
}
