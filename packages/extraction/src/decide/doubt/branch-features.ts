import type { Unkeyed } from '../../base/types.ts';
import { formOf } from '../../candidates/names/title-slots.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import { dateOf } from '../../candidates/times/local.ts';
import type { ElementNode } from '../../document/html/dom.ts';
import { signature } from '../../document/html/pieces.ts';
import { within } from '../../document/html/within.ts';
import { DOUBT } from '../weights/doubt.ts';
import type { Features } from './feature-parts.ts';
import type { Offsets } from './page-offsets.ts';

/**
 * Whether title and day are of one record. Below the innermost element around both, each is in a branch of its own: the title's must not
 * have another day, nor the day's another title.
 */
export function branchFeatures(layout: Layout, draft: Unkeyed, at: Offsets): Features {
  const { visible } = layout;
  const title = at.title < 0 ? null : visible.elementAt(at.title);
  const day = at.day < 0 ? null : visible.elementAt(at.day);
  if (!title || !day) return {};
  if (title === day) return { same_element: 1 };
  const { ofTitle, ofDay, around, depth } = branches(title, day);
  const titleRange = ofTitle && visible.rangeOf(ofTitle);
  const dayRange = ofDay && visible.rangeOf(ofDay);
  const whole = around && visible.rangeOf(around);
  const date = dateOf(draft.start.value);
  const piece = layout.pieceAt(at.title);
  const slot = piece && formOf(piece);
  const hasOtherDay =
    titleRange != null && within(layout.marks, titleRange[0], titleRange[1]).some((mark) => mark.date !== date);
  const hasOtherTitle =
    dayRange != null &&
    layout
      .piecesIn({ start: dayRange[0], end: Math.min(dayRange[1], dayRange[0] + DOUBT.branchFeatures.longest) })
      .some((one) => layout.titleOf(one) !== null && formOf(one) === slot);
  return {
    branch_alike: Number(ofTitle !== null && ofDay !== null && signature(ofTitle) === signature(ofDay)),
    branch_foreign_day: Number(hasOtherDay),
    branch_rival_title: Number(hasOtherTitle),
    branch_depth: Math.log1p(depth),
    around: whole ? Math.log1p(whole[1] - whole[0]) : 0,
  };
}

interface Branches {
  /** The innermost element around both. */
  around: ElementNode | null;
  ofTitle: ElementNode | null;
  ofDay: ElementNode | null;
  /** Steps from it down to the day. */
  depth: number;
}

function branches(title: ElementNode, day: ElementNode): Branches {
  const childOf = new Map<ElementNode, ElementNode | null>();
  let below: ElementNode | null = null;
  for (let node: ElementNode | null = title; node; node = node.parent) {
    childOf.set(node, below);
    below = node;
  }
  let ofDay: ElementNode | null = null;
  let around: ElementNode | null = day;
  let depth = 0;
  while (around && !childOf.has(around)) [ofDay, around, depth] = [around, around.parent, depth + 1];
  return { around, ofTitle: around ? (childOf.get(around) ?? null) : null, ofDay, depth };
}
