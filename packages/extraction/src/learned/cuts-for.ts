import type { ElementNode } from '../document/html/dom.ts';
import { cutOut } from './cut.ts';
import type { Example } from './example.ts';
import type { Ground } from './ground.ts';
import { elementOf } from './items.ts';
import type { Cut, ElementRule } from './schema.ts';
import { shownBy } from './words.ts';

const SEPARATORS = [' @ ', ' | ', ' – ', ' — ', ' - ', ' • ', ' · ', ': ', ' at ', ', ', ' / ', ' ('] as const;
const LABEL = /^(?:[\p{L}][\p{L} &/]{0,24}:|@|at\s)/iu;

/** Ways to cut the value of an example out of its element's text, the simplest first. */
export function cutsFor(rule: ElementRule, { item, spot }: Example, ground: Ground): Cut[] {
  const element = elementOf(rule, item, ground);
  const shown = element && shownBy(rule, element, item, ground);
  if (!element || !shown || !spot) return [];
  const wanted = spot.range ? ground.visible.text.slice(spot.range.start, spot.range.end) : shown.text;
  const at = spot.range && shown.range ? spot.range.start - shown.range.start : shown.text.indexOf(wanted);
  if (at < 0) return [];
  const line = shown.text.slice(0, at).split('\n').length - 1;
  const isLines = shown.text.includes('\n');
  const lines: Cut[] = [{}, ...(isLines ? [{ line }] : [])];
  const cuts = lines.flatMap((base) => {
    const within = cutOut(shown.text, base, element);
    if (!within) return [];
    const text = shown.text.slice(within.start, within.end);
    const label = LABEL.exec(text)?.[0];
    const splits = SEPARATORS.flatMap((by) => {
      const parts = text.split(by);
      const take = parts.findIndex((part) => part.includes(wanted) || wanted.includes(part.trim()));
      if (parts.length < 2 || take < 0) return [];
      return [{ by, take }, ...(take === parts.length - 1 ? [{ by, take: -1 }] : [])];
    });
    return [
      base,
      { ...base, bare: true as const },
      ...(label ? [{ ...base, behind: label }] : []),
      ...SEPARATORS.filter((by) => text.includes(by)).map((by) => ({ ...base, behind: by })),
      ...splits.flatMap((split) => [
        { ...base, split },
        { ...base, split, bare: true as const },
      ]),
    ];
  });
  if (rule.scope !== 'item') cuts.push({ literal: wanted });
  return cuts.filter((cut) => isCut(cut, shown.text, element, at, wanted));
}

function isCut(cut: Cut, text: string, element: ElementNode, at: number, wanted: string): boolean {
  const range = cutOut(text, cut, element);
  return (
    range !== null && text.slice(range.start, range.end).trim() === wanted.trim() && Math.abs(range.start - at) <= 1
  );
}
