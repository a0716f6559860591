import type { Draft } from '../base/types.ts';
import { LEARNED } from '../decide/weights/learned.ts';
import type { Example } from './example.ts';
import type { Ground } from './ground.ts';
import type { FieldName } from './groups.ts';
import { elementRules, textRules } from './rules.ts';
import type { AttributeRule, LearnedList, TextRule } from './schema.ts';

const MOST_RULES = 5;

/** Candidate rules for a field, the most likely first. */
export function fieldRules(
  name: FieldName,
  examples: readonly Example[],
  drafts: readonly Draft[],
  { items }: LearnedList,
  ground: Ground,
): Array<TextRule | AttributeRule> {
  const spots = examples.flatMap(({ spot }) => spot ?? []);
  const inside = examples.filter(({ item, spot }) => {
    const number = spot ? ground.numberOf(spot.element) : -1;
    return number >= item.from && number < item.to;
  });
  const isInside = inside.length >= spots.length * LEARNED.fieldRules.leastInside;
  const scope = isInside ? 'item' : 'page';
  const elements = () => elementRules(isInside ? inside : examples, scope, items.selector, ground).slice(0, MOST_RULES);
  if (name === 'url' || name === 'imageUrl') {
    const attribute = spots.find((spot) => spot.attribute !== undefined)?.attribute;
    return attribute === undefined ? [] : elements().map((rule) => ({ ...rule, attribute }));
  }
  // A price may be anywhere in its element's text.
  if (name === 'price') return elements().map((rule) => ({ ...rule, cut: {} }));
  if (isInside) return textRules(inside, scope, items.selector, ground);
  const literal = onlyValue(drafts, name);
  return literal === null ? [] : elements().map((rule) => ({ ...rule, cut: { literal } }));
}

/** A value that the page states once for all its events. */
function onlyValue(drafts: readonly Draft[], name: 'venue' | 'address'): string | null {
  const [value, ...others] = new Set(drafts.map((draft) => draft[name]?.value));
  return value !== undefined && others.length === 0 ? value : null;
}
