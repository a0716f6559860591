import { describe, expect, it } from 'vitest';
import { attribute } from '../../src/document/html/dom.ts';
import { parseHtml } from '../../src/document/html/parse.ts';
import { selectAll } from '../../src/learned/select-all.ts';
import { parseSelector, SELECTOR_LIMITS } from '../../src/learned/selector.ts';

const PAGE = `<main id="list"><ul class="shows new">
  <li id="a" class="show" data-kind="jazz-trio"><h3 id="a3">A</h3><p id="ap">1</p><p id="aq">2</p></li>
  <li id="b" class="show sold"><div id="bd"><h3 id="b3">B</h3></div></li></ul><p id="last">end</p></main>`;

function found(source: string): string[] | null {
  const selector = parseSelector(source);
  return (
    selector && selectAll(parseHtml(PAGE).root, selector).map((element) => attribute(element, 'id') ?? element.name)
  );
}

describe('selectors', () => {
  it.each([
    ['li', ['a', 'b']],
    ['LI.show', ['a', 'b']],
    ['.show.sold', ['b']],
    ['#list > p', ['last']],
    ['main p', ['ap', 'aq', 'last']],
    ['ul.shows > li h3', ['a3', 'b3']],
    ['ul.shows > li > h3', ['a3']],
    ['li p:nth-of-type(2)', ['aq']],
    ['li > :nth-child(2)', ['ap']],
    ['li:first-child, li:last-child', ['a', 'b']],
    ['[data-kind]', ['a']],
    ['li[data-kind="jazz-trio"]', ['a']],
    ["[data-kind^='jazz'][data-kind$=trio]", ['a']],
    ['[data-kind|=jazz]', ['a']],
    ['[class~=sold], [data-kind*=zz]', ['a', 'b']],
    ['* > h3', ['a3', 'b3']],
    ['ul ul', []],
    ['li:not(.sold)', ['a']],
    ['ul :is(h3, p):not(:first-child)', ['ap', 'aq']],
  ])('%s', (source, ids) => expect(found(source)).toEqual(ids));

  it.each([
    '',
    '   ',
    '>',
    'li >',
    'li,',
    'li:has(p)',
    'li:not(:has(p))',
    'li:not(ul p)',
    'li:not(:not(.show))',
    '> li',
    'svg|a',
    ':hover',
    'li + li',
    'li ~ p',
    '[',
    '[a="b',
    'a{color:red}',
    '<li>',
    'li::before',
    '@import',
    ':nth-child(2n+1)',
    'x'.repeat(SELECTOR_LIMITS.chars + 1),
    Array(SELECTOR_LIMITS.alternatives + 1)
      .fill('a')
      .join(','),
    Array(SELECTOR_LIMITS.compounds + 1)
      .fill('a')
      .join(' '),
    `a${'.b'.repeat(SELECTOR_LIMITS.tests + 1)}`,
  ])('refuses %s', (source) => expect(parseSelector(source)).toBeNull());

  it('counts siblings once, on a page of thirty thousand', () => {
    const { root } = parseHtml(`<ul>${'<li>x'.repeat(30_000)}`);
    const selector = parseSelector('li:nth-of-type(25000), li:last-child');
    const before = process.threadCpuUsage().user;
    expect(selector && selectAll(root, selector)).toHaveLength(2);
    expect(process.threadCpuUsage().user - before).toBeLessThan(1_000_000);
  });

  it('finds each element once, in the order of the page, however deep and however many ways lead to it', () => {
    const depth = 150;
    const { root } = parseHtml(`${'<div class="a">'.repeat(depth)}x`);
    const selector = parseSelector(Array(SELECTOR_LIMITS.compounds).fill('div.a').join(' '));
    expect(selector && selectAll(root, selector)).toHaveLength(depth - SELECTOR_LIMITS.compounds + 1);
    // Tried way by way, this would take as many steps as there are choices of six from a hundred and fifty.
    const absent = parseSelector(`x ${Array(5).fill('div.a > div.a').join(' ')} div.a`);
    expect(absent && selectAll(root, absent)).toEqual([]);
  });
});
