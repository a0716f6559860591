import { compile } from 'css-select';
import { parse, SelectorType, type Selector as Token } from 'css-what';
import type { ElementNode, TextNode } from '../document/html/dom.ts';
import { type ElementTest, inChild, inDescendant } from './behind.ts';
import { isPlace, PLACES } from './place-tests.ts';
import { treeAdapter } from './tree-adapter.ts';

export interface Selector {
  matches: ElementTest;
}

/** Neither a person nor `learn` writes longer or more nested selectors; the limit bounds the cost of one. */
export const SELECTOR_LIMITS = { chars: 400, alternatives: 8, compounds: 12, tests: 8 } as const;

const options = { adapter: treeAdapter, pseudos: PLACES };

/**
 * Parses a selector of the subset whose cost is the page's size times its length: names, classes, ids, attributes, positions among siblings
 * (numbers only), `:not()` and `:is()` of these, `>`, blanks and commas. Null for anything else, and for selectors beyond `SELECTOR_LIMITS`.
 */
export function parseSelector(source: string): Selector | null {
  if (source.length > SELECTOR_LIMITS.chars) return null;
  try {
    const chains = parse(source);
    if (chains.length === 0 || chains.length > SELECTOR_LIMITS.alternatives) return null;
    const tests = chains.map(chainTest);
    return tests.includes(null) ? null : { matches: (element) => tests.some((test) => test?.(element)) };
  } catch {
    // The library throws on what is no selector, or none that it knows.
    return null;
  }
}

function chainTest(chain: readonly Token[]): ElementTest | null {
  let test: ElementTest | null = null;
  let compounds = 0;
  for (let from = 0; from < chain.length; compounds += 1) {
    const next = chain.findIndex((token, index) => index >= from && isBetween(token));
    const to = next < 0 ? chain.length : next;
    const own = chain.slice(from, to);
    const tests = own.filter(({ type }) => type !== SelectorType.Tag).length;
    if (own.length === 0 || tests > SELECTOR_LIMITS.tests || compounds >= SELECTOR_LIMITS.compounds) return null;
    if (!own.every((token) => isOwnTest(token))) return null;
    const compiled = compile<ElementNode | TextNode, ElementNode>([own], options);
    const before = chain[from - 1]?.type;
    if (test) test = before === SelectorType.Child ? inChild(compiled, test) : inDescendant(compiled, test);
    else test = compiled;
    from = to + 1;
  }
  return chain.length > 0 && isBetween(chain.at(-1)) ? null : test;
}

function isBetween(token: Token | undefined): boolean {
  return token?.type === SelectorType.Child || token?.type === SelectorType.Descendant;
}

/** Whether a part of a selector looks at an element and its position only. */
function isOwnTest(token: Token, isInside = false): boolean {
  switch (token.type) {
    case SelectorType.Tag:
      // The library takes `@import` for a name.
      return token.namespace === null && /^[a-z][a-z0-9-]{0,60}$/i.test(token.name);
    case SelectorType.Universal:
    case SelectorType.Attribute:
      return token.namespace === null;
    case SelectorType.Pseudo:
      if (!Array.isArray(token.data)) return isPlace(token.name, token.data);
      return !isInside && /^(?:not|is)$/.test(token.name) && token.data.flat().every((inner) => isOwnTest(inner, true));
    default:
      return false;
  }
}
