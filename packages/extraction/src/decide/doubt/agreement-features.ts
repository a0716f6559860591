import type { Unkeyed } from '../../base/types.ts';
import { formOf } from '../../candidates/names/title-slots.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import { signature } from '../../document/html/pieces.ts';
import type { Features } from './feature-parts.ts';
import type { Offsets } from './page-offsets.ts';

/** What the drafts of a page say for each other: those of a list have their values in the same places, and all of them have an hour or none. */
export function agreementFeatures(layout: Layout, drafts: readonly Unkeyed[], each: readonly Offsets[]): Features[] {
  const isTimed = drafts.map(({ start }) => start.value.length > 10);
  const timed = isTimed.filter(Boolean).length / drafts.length;
  const onOneLine = each.map(
    ({ title, day }) => title >= 0 && day >= 0 && lineOf(layout, title) === lineOf(layout, day),
  );
  const shapes = each.map(({ title, day }, index) => {
    const piece = title < 0 ? undefined : layout.pieceAt(title);
    const element = day < 0 ? null : layout.visible.elementAt(day);
    const forms = [piece ? formOf(piece) : '', element ? signature(element) : ''];
    return [...forms, title < day, onOneLine[index], isTimed[index]].join('|');
  });
  const counts = new Map<string, number>();
  for (const shape of shapes) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  return shapes.map((shape, index) => {
    const alike = counts.get(shape) ?? 1;
    return {
      siblings: Math.log(alike),
      share_alike: alike / drafts.length,
      untimed_odd: isTimed[index] ? 0 : timed,
      one_line: Number(onOneLine[index]),
    };
  });
}

/** Where the line at an offset begins. */
const lineOf = ({ visible: { text } }: Layout, at: number) => text.lastIndexOf('\n', at - 1) + 1;
