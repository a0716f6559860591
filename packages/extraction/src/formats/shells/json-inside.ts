import type { Carried } from './carried-data.ts';

const MOST_NODES = 5_000;
const DEEPEST = 8;
const SHORTEST = 40;
/** Text that may be JSON with a date in it. */
const JSON_TEXT = /^\s*[[{][^]*\d{4}-\d{2}-\d{2}/;

/** JSON inside text values, `{"options": "{\"events\": […]}"}`: each with the pointer to that text as its prefix. */
export function jsonInside(carried: Carried): Carried[] {
  const found: Carried[] = [];
  const open: Array<{ value: unknown; base: string; depth: number }> = [{ ...carried, depth: 0 }];
  for (let seen = 0; seen < MOST_NODES; seen += 1) {
    const node = open.pop();
    if (!node) break;
    const { value, base, depth } = node;
    if (typeof value === 'string' && value.length >= SHORTEST && JSON_TEXT.test(value)) {
      const inner = parse(value);
      if (typeof inner === 'object' && inner !== null) found.push({ value: inner, base: `${base}#` });
    } else if (typeof value === 'object' && value !== null && depth < DEEPEST)
      for (const [name, child] of Object.entries(value))
        open.push({
          value: child,
          base: `${base}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
          depth: depth + 1,
        });
  }
  return found.toReversed();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
