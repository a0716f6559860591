import { PIECES } from '../../decide/weights/pieces.ts';
import { attribute, type ElementNode } from '../../document/html/dom.ts';

const MAP =
  /^https?:\/\/(?:(?:www\.)?google\.[a-z.]{2,6}\/maps|maps\.google\.|goo\.gl\/maps|maps\.app\.goo\.gl|maps\.apple\.com|(?:www\.)?(?:openstreetmap\.org|mapquest\.com|bing\.com\/maps))/i;

/** Whether a text is a link to a map: the name of a place. */
export function isMapLink(carrier: ElementNode): boolean {
  for (let node: ElementNode | null = carrier, up = 0; node && up < PIECES.mapLink.lookUp; node = node.parent, up += 1)
    if (node.name === 'a') return MAP.test(attribute(node, 'href') ?? '');
  return false;
}
