import { attribute, type ElementNode } from '../html/dom.ts';
import { placeOf } from './places.ts';

/** One element's own properties: `li.card[data-type="show"]:nth-of-type(2)`. */
export interface Compound {
  name: string | null;
  tests: ReadonlyArray<(element: ElementNode) => boolean>;
  /** Its relation to the previous compound; the first has none. */
  behind: 'ancestor' | 'parent' | null;
}

export interface Selector {
  /** Alternatives, any of which may match. */
  readonly chains: ReadonlyArray<readonly Compound[]>;
}

/** Neither a person nor `learn` writes longer or more nested selectors; the limit bounds the cost of one. */
export const SELECTOR_LIMITS = { chars: 400, alternatives: 8, compounds: 12, tests: 8 } as const;

const NAME = /^(?:\*|[a-z][a-z0-9-]{0,60})/i;
const WORD = String.raw`-?[_a-zA-Z\u00a0-\uffff](?:[\w\u00a0-\uffff-]|\\.){0,120}`;
const CLASS = new RegExp(String.raw`^\.(${WORD})`);
const ID = new RegExp(String.raw`^#((?:[\w\u00a0-\uffff-]|\\.){1,120})`);
const ATTRIBUTE =
  /^\[\s*([a-zA-Z_][\w:.-]{0,80})\s*(?:([~^$*|]?=)\s*(?:"([^"]{0,200})"|'([^']{0,200})'|([^\]\s"']{1,200}))\s*)?\]/;
const PLACE = /^:(?:nth-of-type|nth-child)\(\s*(\d{1,5})\s*\)|^:(?:first|last)-(?:child|of-type)/;
const BETWEEN = /^\s*(>)\s*|^\s+/;

/**
 * Parses a selector of the subset that extraction needs: names, classes, ids, attributes, positions among siblings (numbers only), `>`,
 * blanks and commas. Null for anything else, and for selectors beyond `SELECTOR_LIMITS`.
 */
export function parseSelector(source: string): Selector | null {
  if (source.length > SELECTOR_LIMITS.chars) return null;
  const chains: Compound[][] = [];
  let rest = source.trim();
  while (rest) {
    const chain: Compound[] = [];
    let behind: Compound['behind'] = null;
    for (;;) {
      const read = readCompound(rest, behind);
      if (!read) return null;
      chain.push(read.compound);
      rest = read.rest;
      if (!rest || rest.startsWith(',')) break;
      const between = BETWEEN.exec(rest);
      if (!between || chain.length >= SELECTOR_LIMITS.compounds) return null;
      rest = rest.slice(between[0].length);
      if (rest.startsWith(',')) break;
      behind = between[1] ? 'parent' : 'ancestor';
    }
    chains.push(chain);
    if (!rest) break;
    rest = rest.slice(1).trimStart();
    if (!rest || chains.length >= SELECTOR_LIMITS.alternatives) return null;
  }
  return chains.length > 0 ? { chains } : null;
}

function readCompound(source: string, behind: Compound['behind']): { compound: Compound; rest: string } | null {
  const name = NAME.exec(source)?.[0] ?? null;
  let rest = source.slice(name?.length ?? 0);
  const tests: Array<(element: ElementNode) => boolean> = [];
  for (;;) {
    const read = readTest(rest);
    if (!read) break;
    tests.push(read.test);
    rest = rest.slice(read.length);
    if (tests.length > SELECTOR_LIMITS.tests) return null;
  }
  if (name === null && tests.length === 0) return null;
  return { compound: { name: name === '*' ? null : (name?.toLowerCase() ?? null), tests, behind }, rest };
}

function readTest(source: string): { test: (element: ElementNode) => boolean; length: number } | null {
  const named = CLASS.exec(source);
  if (named) {
    const word = unescaped(named[1] ?? '');
    return { test: (element) => classesOf(element).includes(word), length: named[0].length };
  }
  const id = ID.exec(source);
  if (id) {
    const word = unescaped(id[1] ?? '');
    return { test: (element) => attribute(element, 'id') === word, length: id[0].length };
  }
  const held = ATTRIBUTE.exec(source);
  if (held) return { test: attributeTest(held), length: held[0].length };
  const place = PLACE.exec(source);
  return place ? { test: placeTest(place[0], Number(place[1] ?? 1)), length: place[0].length } : null;
}

function attributeTest([, name = '', operator, ...quoted]: RegExpExecArray): (element: ElementNode) => boolean {
  const wanted = quoted.find((text) => text !== undefined) ?? '';
  const key = name.toLowerCase();
  return (element) => {
    const value = attribute(element, key);
    if (value === undefined || operator === undefined) return value !== undefined;
    if (operator === '=') return value === wanted;
    if (!wanted) return false;
    if (operator === '~=') return value.split(/\s+/).includes(wanted);
    if (operator === '^=') return value.startsWith(wanted);
    if (operator === '$=') return value.endsWith(wanted);
    if (operator === '*=') return value.includes(wanted);
    return value === wanted || value.startsWith(`${wanted}-`);
  };
}

function placeTest(kind: string, place: number): (element: ElementNode) => boolean {
  const ofType = kind.includes('of-type');
  const fromEnd = kind.startsWith(':last');
  return (element) => {
    if (!element.parent) return false;
    const { before, after } = placeOf(element, element.parent, ofType);
    return fromEnd ? after === 0 : before === place - 1;
  };
}

const classes = new WeakMap<ElementNode, readonly string[]>();

export function classesOf(element: ElementNode): readonly string[] {
  const known = classes.get(element);
  if (known) return known;
  const made = (attribute(element, 'class') ?? '').split(/\s+/).filter(Boolean);
  classes.set(element, made);
  return made;
}

/** A class or id, escaped for a selector. */
export function escaped(word: string): string {
  return word.replace(/[^\w\u00a0-\uffff-]/g, '\\$&').replace(/^(-?)(\d)/, '$1\\$2');
}

function unescaped(word: string): string {
  return word.replace(/\\(.)/g, '$1');
}
