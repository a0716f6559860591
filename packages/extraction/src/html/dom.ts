import { Parser } from 'htmlparser2';
import { LIMITS } from '../limits.ts';

/** A small tree of a page: what rungs need to look at, and nothing that can be changed. */
export interface ElementNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: ElementNode | null;
  readonly children: ReadonlyArray<ElementNode | TextNode>;
}

export interface TextNode {
  readonly parent: ElementNode;
  readonly text: string;
}

interface Growing extends ElementNode {
  readonly children: Array<ElementNode | TextNode>;
}

export function isElement(node: ElementNode | TextNode): node is ElementNode {
  return 'name' in node;
}

/** Parses a page once. Unclosed and stray tags are mended as browsers mend the common cases; entities are decoded. The tree is never deeper than `LIMITS.htmlDepth`. */
export function parseHtml(html: string): ElementNode {
  const root: Growing = { name: '#document', attributes: {}, parent: null, children: [] };
  const open: Growing[] = [root];
  /** Elements opened below the deepest level: they are hung on it, and closing them closes nothing else. */
  let below = 0;
  const innermost = () => open.at(-1) ?? root;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const parent = innermost();
        const element: Growing = { name, attributes, parent, children: [] };
        parent.children.push(element);
        if (open.length < LIMITS.htmlDepth) open.push(element);
        else below += 1;
      },
      onclosetag() {
        if (below > 0) below -= 1;
        else if (open.length > 1) open.pop();
      },
      ontext(text) {
        const parent = innermost();
        parent.children.push({ parent, text });
      },
    },
    { lowerCaseTags: true, lowerCaseAttributeNames: true, decodeEntities: true, recognizeSelfClosing: false },
  );
  parser.write(html);
  parser.end();
  return root;
}

export function attribute(element: ElementNode, name: string): string | undefined {
  return Object.hasOwn(element.attributes, name) ? element.attributes[name] : undefined;
}

/** Every element of a subtree in document order. */
export function* elements(root: ElementNode): Generator<ElementNode> {
  for (const child of root.children) {
    if (!isElement(child)) continue;
    yield child;
    yield* elements(child);
  }
}

/** All text of a subtree, as written, scripts included. */
export function rawText(element: ElementNode): string {
  let text = '';
  for (const child of element.children) text += isElement(child) ? rawText(child) : child.text;
  return text;
}

/** A CSS-like path for a person: `main>div#events>article:nth-of-type(3)`. The nearest id is its root. */
export function pathOf(element: ElementNode): string {
  const steps: string[] = [];
  for (let node: ElementNode | null = element; node?.parent; node = node.parent) {
    const { name, parent } = node;
    const id = attribute(node, 'id');
    if (id && /^[\w-]{1,60}$/.test(id)) {
      steps.push(`${name}#${id}`);
      break;
    }
    const alike = parent.children.filter((child) => isElement(child) && child.name === name);
    steps.push(alike.length > 1 ? `${name}:nth-of-type(${alike.indexOf(node) + 1})` : name);
  }
  return steps.reverse().join('>');
}
