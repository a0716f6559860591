import { badParam } from './fault.ts';
import { listOf, type Params } from './params.ts';
import type { World } from './state.ts';

const MOST = 20;
/** docs.stripe.com/expand: four levels. */
const MOST_DEPTH = 4;

/** A copy of an answer, with whole objects in place of the ids that `expand[]` names. */
export function expanded(world: World, answer: object, params: Params): object {
  const copy = structuredClone(answer);
  const paths = listOf(params, 'expand');
  if (paths.length > MOST) throw badParam('Too many expansions.', 'expand');
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > MOST_DEPTH) throw badParam('You cannot expand more than 4 levels of a property.', 'expand');
    expandPath(world, copy, parts, path);
  }
  return copy;
}

function expandPath(world: World, within: unknown, [first, ...rest]: string[], path: string): void {
  if (first === undefined) return;
  if (Array.isArray(within)) {
    for (const one of within) expandPath(world, one, [first, ...rest], path);
    return;
  }
  if (typeof within !== 'object' || within === null || !Object.hasOwn(within, first))
    throw badParam(`This property cannot be expanded (${path}).`, 'expand');
  const holder = within as Record<string, unknown>;
  const value = holder[first];
  if (typeof value === 'string') holder[first] = structuredClone(wholeOf(world, value)) ?? value;
  if (holder[first] !== null) expandPath(world, holder[first], rest, path);
}

function wholeOf({ state }: World, id: string): object | undefined {
  const { intents, charges, refunds, disputes, transactions } = state;
  return [intents, charges, refunds, disputes, transactions].map((map) => map.get(id)).find((one) => one !== undefined);
}
