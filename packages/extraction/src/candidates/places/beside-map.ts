import { PLACES } from '../../decide/weights/places.ts';
import { attribute, type ElementNode } from '../../document/html/dom.ts';
import type { Piece } from '../../document/html/pieces.ts';
import type { Layout } from '../pieces/layout.ts';
import { ADDRESS } from './street-address.ts';

/** Services that show a place on a map. */
const MAP_SERVICE =
  /^https?:\/\/(?:maps\.|(?:www\.)?(?:google\.[a-z.]+\/maps|goo\.gl\/maps|openstreetmap\.org|osm\.org|bing\.com\/maps|mapquest\.com|waze\.com))/i;
/** `(map)`, `View map`, `Get directions`: the words of a link to a map. */
const MAP_WORDS =
  /^\W*(?:(?:view|see|show|open|get|find)\s)?(?:(?:it|us|this|on|in|the|a|google|apple)\s){0,3}(?:maps?|directions)(?:\s?(?:&|and|\+)\s?(?:map|directions))?\W*$/i;
/** Between a name and its map: `Pixley Hall [map]`. */
const BETWEEN = /^[\s,;:()[\]|·•–—-]*$/;
const SENTENCE = /\p{Ll}{3}[.!?](?:\s|$)/u;

/** Whether a piece is a link to a map, or stands right before one: then it names a place, whatever its words. */
export function isBesideMap(piece: Piece, next: Piece | undefined, layout: Layout): boolean {
  if (piece.text.length > PLACES.besideMap.longest || SENTENCE.test(piece.text) || MAP_WORDS.test(piece.text))
    return false;
  const own = linkOf(piece);
  if (own) return isMap(own);
  if (!next || !BETWEEN.test(layout.visible.text.slice(piece.end, next.start))) return false;
  const link = linkOf(next);
  return link !== null && (MAP_WORDS.test(next.text) || (isMap(link) && ADDRESS.test(next.text)));
}

function linkOf(piece: Piece): ElementNode | null {
  for (
    let node: ElementNode | null = piece.carrier, up = 0;
    node && up < PLACES.besideMap.lookUp;
    node = node.parent, up += 1
  )
    if (node.name === 'a') return node;
  return null;
}

function isMap(link: ElementNode): boolean {
  return MAP_SERVICE.test(attribute(link, 'href') ?? '');
}
