import type { Field } from '../../base/types.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import type { PageCiter } from '../../candidates/pieces/page-citer.ts';
import { attribute, type ElementNode, elements } from '../../document/html/dom.ts';
import type { Piece } from '../../document/html/pieces.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { webUrl } from '../../document/url.ts';

export const OUTWARD =
  /facebook\.com|twitter\.com|instagram\.com|\/\/x\.com|youtube\.com|maps\.google|google\.com\/(?:maps|calendar)|goo\.gl|\.ics(?:$|\?)|outlook|^mailto:|^tel:|^javascript:|^#/i;

/** The link of the title, the one around the record, otherwise the first inside it that leads to a page of the event. */
export function linkOf(record: Stretch, title: Piece, layout: Layout): { url: string; element: ElementNode } | null {
  for (let node: ElementNode | null = title.carrier; node; node = node.parent) {
    const range = layout.visible.rangeOf(node);
    if (!range || range[0] < record.start - 1 || range[1] > record.end + 1) break;
    const found = node.name === 'a' ? usable(node, layout) : null;
    if (found) return found;
  }
  for (const element of layout.linksIn(title)) {
    const found = usable(element, layout);
    if (found) return found;
  }
  for (const element of [
    ...layout.linksIn(record),
    ...wholeOf(record, title, layout).filter(({ name }) => name === 'a'),
  ]) {
    const found = usable(element, layout);
    if (found) return found;
  }
  return null;
}

/** The first image of the record. */
export function imageOf(record: Stretch, title: Piece, layout: Layout, cite: PageCiter): Field<string> | null {
  for (const element of wholeOf(record, title, layout)) {
    if (element.name !== 'img') continue;
    for (const name of ['src', 'data-src', 'data-lazy-src']) {
      const url = webUrl(attribute(element, name) ?? '', layout.page.url);
      if (url) return cite.attribute(url, element, name);
    }
  }
  return null;
}

/** All content of the largest element around the title that belongs to this record only. */
function wholeOf(record: Stretch, title: Piece, layout: Layout): ElementNode[] {
  let root: ElementNode | null = null;
  for (let node: ElementNode | null = title.carrier; node; node = node.parent) {
    const range = layout.visible.rangeOf(node);
    if (!range || range[0] < record.start || range[1] > record.end) break;
    root = node;
  }
  return root ? elements(root) : [];
}

function usable(element: ElementNode, layout: Layout): { url: string; element: ElementNode } | null {
  const href = attribute(element, 'href') ?? '';
  if (!href || OUTWARD.test(href)) return null;
  const url = webUrl(href, layout.page.url);
  return url ? { url, element } : null;
}
