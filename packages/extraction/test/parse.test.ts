import { array, assert, constantFrom, property } from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { attributesOf, type ElementNode, isElement, type TextNode } from '../src/html/dom.ts';
import { parseHtml, parseXml } from '../src/html/parse.ts';
import { recorded, recordedDocuments } from './corpus.ts';
import { MARKUP } from './markup.ts';

type Told = string | [name: string, attributes: Array<[string, string]>, children: Told[]];

/** The elements and texts of a tree. */
function ours({ children }: ElementNode): Told[] {
  return children.map((child: ElementNode | TextNode) =>
    isElement(child) ? [child.name, [...attributesOf(child)], ours(child)] : child.text,
  );
}

type Theirs = ReturnType<typeof parseDocument>['children'];

/** The same of htmlparser2's own tree, without comments and declarations, where each stretch of text is one. */
function theirs(children: Theirs): Told[] {
  return children.flatMap((child): Told[] => {
    const kind: string = child.type;
    if ('data' in child) return kind === 'text' ? [child.data] : [];
    const inner = theirs(child.children);
    return 'attribs' in child ? [[child.name, Object.entries(child.attribs), inner]] : inner;
  });
}

/** Texts side by side as one: how they are cut says nothing. */
function joined(nodes: readonly Told[]): Told[] {
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

describe('the parsed page', () => {
  const pages = recordedDocuments().filter(({ contentType }) => contentType.includes('html'));

  it.each(pages.map(({ id }) => id))('has the elements, attributes and texts of %s that htmlparser2 finds', (id) => {
    const text = new TextDecoder().decode(recorded(id).document.bytes);
    expect(joined(ours(parseHtml(text).root))).toEqual(joined(theirs(parseDocument(text).children)));
  });

  it.each([false, true])('has those of broken markup (XML: %s)', (xmlMode) => {
    const markup = array(constantFrom(...MARKUP), { maxLength: 40 }).map((pieces) => pieces.join(''));
    assert(
      property(markup, (text) => {
        const root = xmlMode ? parseXml(text) : parseHtml(text).root;
        const tree = parseDocument(text, { xmlMode, lowerCaseTags: true, lowerCaseAttributeNames: true });
        expect(joined(ours(root))).toEqual(joined(theirs(tree.children)));
      }),
      { numRuns: 3_000 },
    );
  });

  it('knows its elements by their names, and which attributes it has', () => {
    const page = parseHtml(
      '<P ItemProp="name">a<p>b<image alt=x data-x=\'[{"title":"Jazz","start":"2026-04-04T19:30"}]\'>',
    );
    expect([...page.byName].map(([name, found]) => [name, found.length])).toEqual([
      ['p', 2],
      ['img', 1],
    ]);
    expect([...page.told]).toEqual(['itemprop']);
    expect(page.withData.map(({ name }) => name)).toEqual(['img']);
  });

  it('keeps the first of two attributes of a name, and no more of them than a person would write', () => {
    const many = Array.from({ length: 300 }, (_, index) => `a${index}="x"`).join(' ');
    const [link, other] = parseHtml(`<a href="/x" HREF="/y"></a><p ${many}>`).root.children.filter(isElement);
    expect(link && [...attributesOf(link)]).toEqual([['href', '/x']]);
    expect(other && attributesOf(other).size).toBe(200);
  });
});
