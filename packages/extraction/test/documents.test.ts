import { describe, expect, it } from 'vitest';
import { decode } from '../src/document/decode.ts';
import { attribute, elements, pathOf, rawText } from '../src/document/html/dom.ts';
import { parseHtml } from '../src/document/html/parse.ts';
import { visibleText } from '../src/document/html/visible-text.ts';
import { extract, LIMITS } from '../src/index.ts';
import { ADDRESS, COLUMBIA, codes, event, only, pageOf, read } from './reading.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const shown = (html: string) => visibleText(parseHtml(html).root).text;

describe('bytes to text', () => {
  it.each([
    ['UTF-8', bytes('Café'), 'text/html', 'Café'],
    ['UTF-8 that the header calls Latin-1', bytes('Café'), 'text/html; charset=iso-8859-1', 'Café'],
    ['Latin-1 by header', latin1('Café'), 'text/html; charset=ISO-8859-1', 'Café'],
    ['Latin-1 by meta', latin1('<meta charset="windows-1252">Café'), '', '<meta charset="windows-1252">Café'],
    ['Latin-1 that the header calls UTF-8', latin1('Café olé'), 'text/html; charset=utf-8', 'Café olé'],
    ['an unknown charset', latin1('Café'), 'text/html; charset=klingon', 'Café'],
    ['a byte-order mark', Uint8Array.from([0xef, 0xbb, 0xbf, 0x41]), '', 'A'],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, 0x41, 0, 0xe9, 0]), '', 'Aé'],
    ['null bytes', Uint8Array.from([0x41, 0, 0x42]), '', 'A B'],
    ['nothing', new Uint8Array(), '', ''],
  ])('%s', (_, source, type, text) => {
    expect(decode(source, type).text).toBe(text);
  });

  it('keeps the good letters of a broken page, and says that it guessed', () => {
    const { text, findings } = decode(Uint8Array.from([...bytes('Café Café'), 0xff]), '');
    expect([text, findings.map(({ code }) => code)]).toEqual(['Café Café\ufffd', ['charset-guessed']]);
  });
});

describe('the tree of a page', () => {
  it('mends what is not closed and keeps scripts as they are', () => {
    const { root } = parseHtml('<ul><li>One<li>Two</ul><p>A<p>B<br>C<script>if (a < b) "</p>"</script>');
    expect(elements(root).map(({ name }) => name)).toEqual(['ul', 'li', 'li', 'p', 'p', 'br', 'script']);
    expect(rawText(elements(root)[6] ?? root)).toBe('if (a < b) "</p>"');
  });

  it('is never deeper than its limit, and gives up a page that only opens tags', () => {
    const deep = parseHtml(`${'<i>'.repeat(2_000)}deep${'</i>'.repeat(2_000)}<b>after</b>`);
    let depth = 0;
    for (let node = deep.root; node; depth += 1) {
      const next = node.children.find((child) => 'name' in child);
      if (!next || !('name' in next)) break;
      node = next;
    }
    expect([depth <= LIMITS.htmlDepth, deep.givenUp, visibleText(deep.root).text]).toEqual([true, null, 'deep after']);
    expect(parseHtml('<div>'.repeat(100_000)).givenUp).toBe('too-deep');
    expect(codes(read(pageOf(event({ startDate: '2026-04-04' }), '<div>'.repeat(100_000))))).toEqual(['too-deep']);
  });

  it.each(['<p>One<p>Two<a href="x', '<p>One<p>Two</p><di', '<ul><li>One<li>Two<b'])(
    'keeps what stands before %s',
    (html) => {
      expect(shown(html)).toBe('One\nTwo');
    },
  );

  it('knows no attribute that is not written', () => {
    const [element] = elements(parseHtml('<a href="/x" __proto__="y">').root);
    expect(element && [attribute(element, 'href'), attribute(element, 'constructor')]).toEqual(['/x', undefined]);
  });

  it('names an element by its path', () => {
    const all = elements(parseHtml('<main><div id="list"><p>a</p><p>b</p></div></main>').root);
    expect(all.map(pathOf)).toEqual(['main', 'div#list', 'div#list>p:nth-of-type(1)', 'div#list>p:nth-of-type(2)']);
  });
});

describe('the visible text', () => {
  it.each([
    ['<p>One</p><p>Two <b>bold</b>\n  three</p>', 'One\nTwo bold three'],
    ['a<br>b', 'a\nb'],
    ['<b>W</b>elcome', 'Welcome'],
    ['<span>Rabbit Box</span><span>94 Pike</span>', 'Rabbit Box 94 Pike'],
    ['18<em>sep</em>', '18 sep'],
    ['4<sup>th</sup> of July', '4th of July'],
    ['<script>x</script><style>y</style><template>z</template>a', 'a'],
    ['<noscript>n</noscript>a', 'n\na'],
    ['<p hidden>x</p><p style="display: none">y</p>a', 'a'],
    ['<head><title>t</title></head><body>a', 'a'],
    ['&lt;b&gt; &amp;', '<b> &'],
  ])('of %j', (html, text) => {
    expect(shown(html)).toBe(text);
  });
});

describe('what a document is', () => {
  it.each([
    ['', '', 'no-events'],
    ['   ', 'text/html', 'no-events'],
    ['<p>Hello</p>', 'text/html', 'no-events'],
    ['{"a":1}', 'application/json', 'unsupported-format'],
    ['{"a":', 'application/json', 'bad-json'],
    ['<?xml version="1.0"?><note></note>', 'application/xml', 'unsupported-format'],
    ['<?xml version="1.0"?><rss></rss>', 'application/rss+xml', 'no-events'],
    ['just words', 'text/plain', 'unsupported-format'],
    ['\u0001\u0002\u0003\u0004', 'application/octet-stream', 'unsupported-format'],
    ['BEGIN:VCALENDAR\nEND:VCALENDAR', 'text/calendar', 'no-events'],
  ])('%j (%s) gives %s', (text, type, code) => {
    const found = read(text, COLUMBIA, type);
    expect([found.drafts, codes(found), found.method, found.tokens]).toEqual([[], [code], null, 0]);
  });

  it('is decided by its text where the server is wrong', () => {
    expect(
      read('BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:A\nDTSTART:20260404T200000\nEND:VEVENT', COLUMBIA, 'text/html')
        .method,
    ).toBe('ics');
    expect(only(read(pageOf(event({ startDate: '2026-04-04' })), COLUMBIA, 'text/plain')).title.value).toBe(
      'Jazz Night',
    );
    expect(
      only(
        extract(
          {
            url: ADDRESS,
            contentType: 'application/ld+json',
            bytes: bytes(JSON.stringify(event({ startDate: '2026-04-04' }))),
          },
          COLUMBIA,
        ),
      ).title.evidence[0]?.locator,
    ).toBe('document#/name');
  });
});
