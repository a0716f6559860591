import { isRecord } from '../../base/json.ts';
import { LIMITS } from '../../base/limits.ts';

/**
 * Undoes the flat form in which Nuxt 3 and SvelteKit write their data (the `devalue` package): one list with every value once,
 * in which objects and lists have the indexes of their values. Anything else is returned unchanged.
 */
export function hydrate(value: unknown): unknown {
  if (!Array.isArray(value) || value.length < 4 || !isFlat(value)) return value;
  const flat = value as unknown[];
  const made = new Map<number, unknown>();
  let left: number = LIMITS.jsonNodes;
  function build(index: number, depth: number): unknown {
    if (made.has(index)) return made.get(index);
    left -= 1;
    const item = flat[index];
    if (depth > LIMITS.jsonDepth || left <= 0) return null;
    if (Array.isArray(item)) {
      const [mark, inner] = item as unknown[];
      if (typeof mark === 'string')
        return mark === 'Date' ? inner : typeof inner === 'number' ? build(inner, depth + 1) : null;
      const list: unknown[] = [];
      made.set(index, list);
      for (const one of item as unknown[]) list.push(typeof one === 'number' ? build(one, depth + 1) : null);
      return list;
    }
    if (!isRecord(item)) return item;
    const entries = Object.entries(item).map(
      ([name, one]) => [name, typeof one === 'number' && one >= 0 ? build(one, depth + 1) : null] as const,
    );
    const record = Object.fromEntries(entries);
    made.set(index, record);
    return record;
  }
  return build(0, 0);
}

/** All its records and lists contain only indexes. */
function isFlat(list: readonly unknown[]): boolean {
  const holders = list
    .slice(0, 200)
    .filter((item) => isRecord(item) || (Array.isArray(item) && typeof item[0] !== 'string'));
  return (
    holders.length > 1 &&
    holders.every((item) =>
      Object.values(item as object).every((one) => Number.isInteger(one) && Number(one) < list.length),
    )
  );
}
