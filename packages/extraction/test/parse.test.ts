import { byDepth } from '@marquee/testkit/depth';
import { array, assert, constantFrom, pre, property } from '@marquee/testkit/properties';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { attributesOf, isElement } from '../src/document/html/dom.ts';
import { parseHtml, parseXml } from '../src/document/html/parse.ts';
import { MARKUP } from './markup.ts';
import { ownDocuments, ownText } from './own-documents.ts';
import { hasItemsLeftOpen, hasStrayTags, joined, ours, type Told, theirs } from './parsers.ts';

const ITEMS = '<ul> </ul> <li> </li> <p> <dl> <dt> <dd> <b> <table> <tr> <td> <th> <tbody> </table>'.split(' ');

const documents = await ownDocuments();

/** The recorded pages are compared in the same way by `corpus/parsers.corpus.ts`. */
describe('the parsed page', () => {
  const pages = documents.filter(({ document }) => document.contentType.includes('html'));

  it.each(pages.map((own) => [own.id, ownText(own)] as const))(
    'has the elements, attributes and texts of %s that htmlparser2 finds',
    (_, text) => {
      const tree = joined(theirs(parseDocument(text).children));
      expect(hasItemsLeftOpen(tree)).toBe(false);
      expect(joined(ours(parseHtml(text).root))).toEqual(tree);
    },
  );

  it.each([false, true])('has those of broken markup (XML: %s)', (xmlMode) => {
    const markup = array(constantFrom(...MARKUP, ...ITEMS), { maxLength: 40 }).map((pieces) => pieces.join(''));
    assert(
      property(markup, (text) => {
        const root = xmlMode ? parseXml(text).root : parseHtml(text).root;
        const tree = parseDocument(text, { xmlMode, lowerCaseTags: true, lowerCaseAttributeNames: true });
        const expected = joined(theirs(tree.children));
        pre(xmlMode || !(hasItemsLeftOpen(expected) || hasStrayTags(text)));
        expect(joined(ours(root))).toEqual(expected);
      }),
      { numRuns: byDepth(800, 3_000) },
    );
  });

  it.each([
    ['<ul><li><p>a<p>b<li>c</ul>', 'ul(li(p(a) p(b)) li(c))'],
    ['<ul><li><div><p>a<li>b</ul>', 'ul(li(div(p(a))) li(b))'],
    ['<ul><li><p>a<ul><li>b<li>c</ul><li>d</ul>', 'ul(li(p(a) ul(li(b) li(c))) li(d))'],
    ['<ul><li><h3>a<li>b</ul>', 'ul(li(h3(a li(b))))'],
    ['<dl><dt>a<dd><p>b<p>c<dt>d<dd>e</dl>', 'dl(dt(a) dd(p(b) p(c)) dt(d) dd(e))'],
    ['<p>a<li>b', 'p(a) li(b)'],
    ['<p><b>a<ul><li>b</ul>', 'p(b(a ul(li(b))))'],
    [
      '<table><tr><td><p>a<td>b<tr><td><ul><li>c<tbody><tr><td>d</table>',
      'table(tr(td(p(a)) td(b)) tr(td(ul(li(c)))) tbody(tr(td(d))))',
    ],
    ['<table><tr><td><table><tr><td>a</table><td>b</table>', 'table(tr(td(table(tr(td(a)))) td(b)))'],
  ])('ends items whose end is left out as browsers do: %s', (html, tree) => {
    const written = (nodes: readonly Told[]): string =>
      nodes.map((node) => (typeof node === 'string' ? node : `${node[0]}(${written(node[2])})`)).join(' ');
    expect(written(ours(parseHtml(html).root))).toBe(tree);
  });

  it.each([
    ['<table><td>a</td><td>b</td></tr><tr><td>c</table>', 'table(tr(td(a) td(b)) tr(td(c)))'],
    ['<table><tr></tr><td>a</td></td><tr><td>b</table>', 'table(tr() tr(td(a)) tr(td(b)))'],
    ['<table><tbody><th>a<td>b</tbody></table>', 'table(tbody(tr(th(a) td(b))))'],
    ['<div><table><tr><td>a</div></td><td>b</table></div>c', 'div(table(tr(td(a) td(b)))) c'],
    [
      '<table><tr><td><table><tr><td>a</td></td></tr></tr><tr><td>b</table>c</table>',
      'table(tr(td(table(tr(td(a)) tr(td(b))) c)))',
    ],
    ['<p>a<table><tr><td>b</p>c</table>', 'p(a) table(tr(td(b p() c)))'],
  ])('gives cells a row and ignores end tags of what is around them as browsers do: %s', (html, tree) => {
    const written = (nodes: readonly Told[]): string =>
      nodes.map((node) => (typeof node === 'string' ? node : `${node[0]}(${written(node[2])})`)).join(' ');
    expect(written(ours(parseHtml(html).root))).toBe(tree);
  });

  it('keeps to XML where names are those of HTML by chance', () => {
    expect(ours(parseXml('<li><p>a<li>b</li></p></li>').root)).toEqual([
      ['li', [], [['p', [], ['a', ['li', [], ['b']]]]]],
    ]);
  });

  it('knows its elements by their names, and which attributes it has', () => {
    const page = parseHtml(
      '<P ItemProp="name">a<p>b<image alt=x data-x=\'[{"title":"Jazz","start":"2026-04-04T19:30"}]\'>',
    );
    expect([...page.byName].map(([name, found]) => [name, found.length])).toEqual([
      ['p', 2],
      ['img', 1],
    ]);
    expect([...page.seenAttributes]).toEqual(['itemprop']);
    expect(page.withData.map(({ name }) => name)).toEqual(['img']);
  });

  it('keeps the first of two attributes of a name, and no more of them than a person would write', () => {
    const many = Array.from({ length: 300 }, (_, index) => `a${index}="x"`).join(' ');
    const [link, other] = parseHtml(`<a href="/x" HREF="/y"></a><p ${many}>`).root.children.filter(isElement);
    expect(link && [...attributesOf(link)]).toEqual([['href', '/x']]);
    expect(other && attributesOf(other).size).toBe(200);
  });
});
