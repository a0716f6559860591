import { PLACES } from '../../decide/weights/places.ts';
import { attribute, type ElementNode, isElement, type TextNode } from '../../document/html/dom.ts';
import type { Piece } from '../../document/html/pieces.ts';
import type { Layout } from '../pieces/layout.ts';

const ICON =
  /(?:^|[\s_-])(?:map|marker|geo|pin|location|place|venue)(?:$|[\s_-])|map-?marker|location-?(?:dot|pin|arrow)|place-?holder|mappin/i;

/** Whether a small map, pin or marker icon precedes a piece. The icon shows no text; its class, description or file name identifies it. */
export function hasPlaceIcon(piece: Piece, layout: Layout): boolean {
  for (
    let node: ElementNode | null = piece.carrier, up = 0;
    node && up < PLACES.placeIcon.lookUp;
    node = node.parent, up += 1
  ) {
    const range = layout.visible.rangeOf(node);
    // If the element shows other text before the piece, the icon is not the piece's.
    if (!range || range[0] < piece.start - PLACES.placeIcon.break) return leading(node, piece, layout).some(isIcon);
    if (leading(node, piece, layout).some(isIcon)) return true;
  }
  return false;
}

/** The children without text directly before the child that shows the piece. */
function leading(parent: ElementNode, piece: Piece, layout: Layout): ElementNode[] {
  let silent: ElementNode[] = [];
  for (const child of parent.children) {
    if (!isElement(child)) {
      if (!isBlank(child))
        return (layout.visible.rangeOf(parent)?.[0] ?? 0) >= piece.start - PLACES.placeIcon.break ? silent : [];
      continue;
    }
    const range = layout.visible.rangeOf(child);
    if (!range) silent.push(child);
    else if (range[0] <= piece.start && range[1] >= piece.end) return silent;
    else silent = [];
  }
  return [];
}

function isBlank({ text }: TextNode): boolean {
  return text.trim() === '';
}

/** The attributes that say what an icon shows. */
const NAMING = ['class', 'alt', 'aria-label', 'title', 'data-icon', 'src', 'href', 'xlink:href'] as const;

function isIconName(name: string | undefined): boolean {
  return name !== undefined && name !== '' && name.length < 200 && ICON.test(name.replace(/^.*[/#]/, ''));
}

function isIcon(element: ElementNode): boolean {
  if (!/^(?:i|svg|span|img|em|use|b|div)$/.test(element.name)) return false;
  return (
    NAMING.some((name) => isIconName(attribute(element, name))) ||
    element.children.some((child) => isElement(child) && element.name !== 'div' && isIcon(child))
  );
}
