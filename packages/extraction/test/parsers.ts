import { Parser, type parseDocument } from 'htmlparser2';
import { attributesOf, type ElementNode, isElement, type TextNode } from '../src/document/html/dom.ts';
import { leftOpen } from '../src/document/html/left-open.ts';
import { isStrayEnd, needsRow } from '../src/document/html/scopes.ts';
import { SwiftTokenizer } from '../src/document/html/swift-tokenizer.ts';

/** Everything a parser tells of a document, in its order. */
export function parserCalls(chunks: readonly string[], swift: boolean, xmlMode = false): unknown[] {
  const events: unknown[] = [];
  const note =
    (kind: string) =>
    (...values: unknown[]) =>
      events.push([kind, ...values]);
  const handler = {
    onopentagname: note('name'),
    onattribute: note('attribute'),
    onopentag: note('open'),
    onclosetag: note('close'),
    ontext: note('text'),
    oncomment: note('comment'),
    oncdatastart: note('cdata'),
    onprocessinginstruction: note('instruction'),
    onend: note('end'),
  };
  const parser = new Parser(handler, { xmlMode, ...(swift ? { Tokenizer: SwiftTokenizer } : {}) });
  for (const chunk of chunks) parser.write(chunk);
  parser.end();
  return events;
}

export type Told = string | [name: string, attributes: Array<[string, string]>, children: Told[]];

/** The elements and texts of a tree. */
export function ours({ children }: ElementNode): Told[] {
  return children.map((child: ElementNode | TextNode) =>
    isElement(child) ? [child.name, [...attributesOf(child)], ours(child)] : child.text,
  );
}

type Theirs = ReturnType<typeof parseDocument>['children'];

/** The same of htmlparser2's own tree, without comments and declarations, where each stretch of text is one. */
export function theirs(children: Theirs): Told[] {
  return children.flatMap((child): Told[] => {
    const kind: string = child.type;
    if ('data' in child) return kind === 'text' ? [child.data] : [];
    const inner = theirs(child.children);
    return 'attribs' in child ? [[child.name, Object.entries(child.attribs), inner]] : inner;
  });
}

/** Texts side by side as one: how they are cut says nothing. */
export function joined(nodes: readonly Told[]): Told[] {
  const found: Told[] = [];
  for (const node of nodes) {
    const last = found.at(-1);
    if (typeof node !== 'string')
      found.push([node[0], node[1].toSorted(([a], [b]) => (a < b ? -1 : 1)), joined(node[2])]);
    else if (typeof last === 'string') found[found.length - 1] = last + node;
    else found.push(node);
  }
  return found;
}

/** In htmlparser2's tree an item stands in what was open when it began: where that had to end there, its tree is not a browser's. */
export function hasItemsLeftOpen(nodes: readonly Told[], open: readonly string[] = []): boolean {
  return nodes.some((node) => {
    if (typeof node === 'string') return false;
    const [name, , children] = node;
    return leftOpen(name, open) > 0 || hasItemsLeftOpen(children, [name, ...open]);
  });
}

/** htmlparser2 lets a stray end tag end what is around a cell, and puts cells into tables without a row: browsers do neither. */
export function hasStrayTags(html: string): boolean {
  const open: string[] = [];
  let found = false;
  let implied: string[] = [];
  const parser = new Parser({
    onopentagname: (name) => {
      implied = [];
      if (needsRow(name, open)) found = true;
    },
    onopentag: (name) => void open.unshift(name),
    ontext: () => void (implied = []),
    onclosetag: (name, isImplied) => {
      if (!isImplied && isStrayEnd(name, [...implied, ...open])) found = true;
      implied = isImplied ? [...implied, name] : [];
      if (open[0] === name) open.shift();
    },
  });
  parser.write(html);
  // What the end of the page closes is not stray.
  const isFound = found;
  parser.end();
  return isFound;
}
