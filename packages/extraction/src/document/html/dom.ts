/** A small tree of a page with what the rungs need; it does not change. */
export interface ElementNode {
  readonly name: string;
  /** Its index among the elements of its tree, in document order. */
  readonly index: number;
  /** Names and values alternate, as they were written; of a repeated name the first counts. */
  readonly attributes: readonly string[];
  readonly parent: ElementNode | null;
  readonly children: ReadonlyArray<ElementNode | TextNode>;
  /** What `signature` of `document/html/pieces.ts` reads from it, on first use. */
  signature: string | undefined;
}

export interface TextNode {
  readonly parent: ElementNode;
  readonly text: string;
}

export function isElement(node: ElementNode | TextNode): node is ElementNode {
  return 'name' in node;
}

export function attribute({ attributes }: ElementNode, name: string): string | undefined {
  for (let at = 0; at < attributes.length; at += 2) if (attributes[at] === name) return attributes[at + 1];
  return undefined;
}

/** The values of an attribute that lists several, such as classes. */
export function listed(value: string | undefined): string[] {
  if (value === undefined || value === '') return [];
  return /\s/.test(value) ? value.split(/\s+/).filter(Boolean) : [value];
}

/** Each name once, in document order. */
export function attributesOf({ attributes }: ElementNode): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (let at = 0; at < attributes.length; at += 2) {
    const name = attributes[at] ?? '';
    if (!found.has(name)) found.set(name, attributes[at + 1] ?? '');
  }
  return found;
}

/** The index of the last element of a subtree. */
export function lastIndexIn(root: ElementNode): number {
  const last = root.children.findLast(isElement);
  return last ? lastIndexIn(last) : root.index;
}

/** Every element of a subtree in document order. */
export function elements(root: ElementNode): ElementNode[] {
  const found: ElementNode[] = [];
  collect(root, found);
  return found;
}

function collect(parent: ElementNode, found: ElementNode[]): void {
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    found.push(child);
    collect(child, found);
  }
}

/** 1 to 6 for `h1` to `h6`; 0 for all others. */
export function headingLevel(name: string): number {
  const level = name.length === 2 && name.charCodeAt(0) === 0x68 ? name.charCodeAt(1) - 0x30 : 0;
  return level >= 1 && level <= 6 ? level : 0;
}

/** All text of a subtree, as written, scripts included. */
export function rawText(element: ElementNode): string {
  let text = '';
  for (const child of element.children) text += isElement(child) ? rawText(child) : child.text;
  return text;
}

/** A readable CSS-like path: `main>div#events>article:nth-of-type(3)`. It starts at the nearest id. */
export function pathOf(element: ElementNode): string {
  const steps: string[] = [];
  for (let node: ElementNode | null = element; node?.parent; node = node.parent) {
    const { name, parent } = node;
    const id = attribute(node, 'id');
    if (id && /^[\w-]{1,60}$/.test(id)) {
      steps.push(`${name}#${id}`);
      break;
    }
    steps.push(stepTo(node, parent, counted));
  }
  return steps.reverse().join('>');
}

/** The positions of children among siblings of the same name, for names that more than one child has. */
type Places = ReadonlyMap<ElementNode, number>;
export interface KnownPlaces {
  get(parent: ElementNode): Places | undefined;
  set(parent: ElementNode, places: Places): unknown;
}
/** Computed once per parent with many children: a list of thousands is asked for each of its items. */
const counted: KnownPlaces = new WeakMap<ElementNode, Places>();
/** Among fewer children it takes less time to count them again. */
const MANY_CHILDREN = 24;

/** One step of `pathOf`. @param known the places of children that were counted before */
export function stepTo(element: ElementNode, parent: ElementNode, known: KnownPlaces): string {
  const { name } = element;
  let place: number | undefined;
  if (parent.children.length < MANY_CHILDREN) place = placeAmong(element, parent);
  else {
    const places = known.get(parent) ?? placesIn(parent);
    known.set(parent, places);
    place = places.get(element);
  }
  return place === undefined ? name : `${name}:nth-of-type(${place})`;
}

function placeAmong(element: ElementNode, { children }: ElementNode): number | undefined {
  let count = 0;
  let place = 0;
  for (const child of children) {
    if (!isElement(child) || child.name !== element.name) continue;
    count += 1;
    if (child === element) place = count;
  }
  return count > 1 ? place : undefined;
}

function placesIn(parent: ElementNode): Places {
  const counts = new Map<string, number>();
  for (const child of parent.children) if (isElement(child)) counts.set(child.name, (counts.get(child.name) ?? 0) + 1);
  const last = new Map<string, number>();
  const places = new Map<ElementNode, number>();
  for (const child of parent.children) {
    if (!isElement(child) || counts.get(child.name) === 1) continue;
    const place = (last.get(child.name) ?? 0) + 1;
    last.set(child.name, place);
    places.set(child, place);
  }
  return places;
}
