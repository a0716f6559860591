import { describe, expect, it } from 'vitest';
import { extract } from '../../src/index.ts';
import { dresses } from '../listing/shown.ts';
import { COLUMBIA } from '../reading.ts';

/** A page whose address says nothing. */
function read(body: string, title: string, head = ''): string[] {
  const html = `<!doctype html><html><head><title>${title}</title>${head}</head><body><nav><a href="/">Home</a> <a href="/a">About</a></nav><main>${body}</main></body></html>`;
  const document = {
    url: 'https://town.example/p/3f9a',
    contentType: 'text/html',
    bytes: new TextEncoder().encode(html),
  };
  return extract(document, COLUMBIA).drafts.map(({ title: name, start }) => `${name.value} ${start.value}`);
}

const EVENT = 'Kite Day at the Marsh 2026-04-18T10:00';
const NAME = 'Kite Day at the Marsh';

describe('a page about one event, of which the address says nothing', () => {
  const pages: Array<[string, string]> = [
    [
      'paragraphs with labels',
      `<h1>${NAME}</h1><p><b>When:</b> Saturday, April 18, 2026, 10 a.m.</p><p><b>Where:</b> Marsh Pavilion</p><p>Bring a kite.</p>`,
    ],
    [
      'a definition list',
      `<h1>${NAME}</h1><dl class="meta"><dt>Date</dt><dd>Saturday, April 18, 2026</dd><dt>Time</dt><dd>10:00 AM</dd><dt>Cost</dt><dd>Free</dd></dl>`,
    ],
    [
      'a table',
      `<h1>${NAME}</h1><table class="facts"><tr><th>Date</th><td>April 18, 2026</td></tr><tr><th>Time</th><td>10 am</td></tr><tr><th>Location</th><td>Marsh Pavilion</td></tr></table>`,
    ],
    [
      'a card with a way back and tickets',
      `<div class="crumbs"><a href="/c">Back to Calendar</a></div><div class="hero"><h1>${NAME}</h1><div>Sat, Apr 18 | 10:00 am</div><a class="b" href="/t">Buy Tickets</a></div><p>Bring a kite.</p>`,
    ],
    [
      'an invitation in prose',
      `<h1>${NAME}</h1><p>Join us on Saturday, April 18, 2026 at 10 a.m. for a morning of kites of every size, with music by the pavilion and food from the trucks along the water.</p>`,
    ],
    [
      'items',
      `<h1>${NAME}</h1><ul><li>Saturday, April 18, 2026</li><li>10:00 AM</li><li>Marsh Pavilion</li></ul><p><a href="/r">Register</a></p><p>Bring a kite.</p>`,
    ],
  ];
  it.each(pages.flatMap(([form, body]) => dresses(body).map(([dress, html]) => [`${form}, ${dress}`, html] as const)))(
    '%s',
    (_form, body) => expect(read(body, `${NAME} | Town`)).toEqual([EVENT]),
  );

  const ld = (type: string) =>
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}","headline":"x"}</script>`;
  it.each<[string, string, string?]>([
    [
      'an article with its author',
      '<h1>Council weighs a new marsh trail</h1><p>By Ada Moss</p><p>April 18, 2026 10:00 am</p><p>The council is to vote on a trail.</p>',
    ],
    [
      'an article that linked data calls one',
      '<h1>Council weighs a new marsh trail</h1><p>March 14, 2026, 10:00 am</p><p>The council is to vote on a trail.</p>',
      ld('NewsArticle'),
    ],
    [
      'a report whose day is in a sentence',
      '<h1>Council weighs a new marsh trail</h1><p>The town council will vote on April 14, 2026 at 6 p.m. on whether to build a trail through the marsh, a step that residents have asked for since the bridge was closed.</p>',
    ],
    [
      'a release with its place and day',
      '<h1>Town receives a grant for the marsh</h1><p>COLUMBIA, S.C. – March 20, 2026, 9 a.m. – The town has received a grant of $40,000 for a trail through the marsh, officials said, and work will begin this summer.</p>',
    ],
    ['a product', '<h1>Marsh Kite, large</h1><p>$40</p><p>Ships April 18, 2026, 10 am</p>', ld('Product')],
    [
      'a post with comments',
      '<h1>What I saw in the marsh</h1><p>Posted on April 18, 2026 at 10:00 am</p><p>Herons.</p><p>3 comments</p>',
    ],
    ['hours of an office', '<h1>Holiday Hours</h1><p>Closed April 18, 2026. Open again at 10 am.</p>'],
    ['works on a street', '<h1>Water Main Work on Pine Street</h1><p>April 18, 2026, 9 am to 4 pm</p>'],
  ])('not %s', (_kind, body, head) => {
    const [, name = ''] = /<h1>(.*?)<\/h1>/.exec(body) ?? [];
    expect(read(body, `${name} | Town`, head)).toEqual([]);
  });
});
