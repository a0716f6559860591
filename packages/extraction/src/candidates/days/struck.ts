import { DAYS } from '../../decide/weights/days.ts';
import { attribute, type ElementNode } from '../../document/html/dom.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import type { VisibleText } from '../../document/html/visible-text.ts';
import { firstFrom, within } from '../../document/html/within.ts';
import type { Page } from '../../document/page.ts';
import type { TimeMention } from '../times/written-times.ts';
import type { Mark } from './mark.ts';

/** What is no longer accurate (HTML Living Standard §4.5.5 and §4.7.2), also as styles and classes say it. */
const STRUCK = /^(?:s|del|strike)$/;
const STRUCK_STYLE = /\btext-decoration(?:-line)?\s*:[^;]{0,40}\bline-through\b/i;
const STRUCK_CLASS = /(?:^|\s)(?:line-through|text-decoration-line-through|strike-?through|struck(?:-out)?)(?:$|\s)/i;
const INLINE =
  /^(?:a|abbr|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|ins|mark|q|s|small|span|strike|strong|sub|sup|time|u|var)$/;

/** The element that strikes a text out; null if none does. `known` has what was looked at before. */
function strikerOf(element: ElementNode | null, known: Map<ElementNode, boolean>): ElementNode | null {
  for (let node = element, up = 0; node && up < DAYS.struck.lookUp; node = node.parent, up += 1) {
    let strikes = known.get(node);
    if (strikes === undefined) known.set(node, (strikes = isStriking(node)));
    if (strikes) return node;
  }
  return null;
}

function isStriking(element: ElementNode): boolean {
  return (
    STRUCK.test(element.name) ||
    STRUCK_STYLE.test(attribute(element, 'style') ?? '') ||
    STRUCK_CLASS.test(attribute(element, 'class') ?? '')
  );
}

/** The days that hold: a struck one with another beside it is left out, one alone is doubtful. */
export function struckDays(marks: readonly Mark[], page: Page): readonly Mark[] {
  if (marks.length === 0) return marks;
  const struck = struckAmong(marks, page.visible());
  if (struck.size === 0) return marks;
  return marks.flatMap((mark) => {
    const own = struck.get(mark);
    if (own?.isReplaced) return [];
    return [own ? { ...mark, doubt: 'struck' as const } : mark];
  });
}

/** The hours that hold: a struck one is left out if another stands beside it, or if its day is. */
export function struckTimes(times: readonly TimeMention[], marks: readonly Mark[], page: Page): readonly TimeMention[] {
  if (times.length === 0) return times;
  const visible = page.visible();
  const struck = struckAmong(times, visible);
  if (struck.size === 0) return times;
  return times.filter((time) => {
    const own = struck.get(time);
    if (!own) return true;
    const range = visible.rangeOf(own.striker);
    // With its day it is struck out as a whole, and the day that replaces it has its own hour or none.
    const holdsDay = range !== undefined && within(marks, range[0], range[1]).length > 0;
    const isAlone = range !== undefined && isBesideDay(marks, range, own.striker, visible);
    return holdsDay || !(own.isReplaced || isAlone);
  });
}

/** The day struck out with this hour was left out, and another one stands beside it. */
function isBesideDay(
  marks: readonly Mark[],
  range: readonly [number, number],
  striker: ElementNode,
  visible: VisibleText,
): boolean {
  const isDated = /\d{1,4}\D+\d/.test(visible.text.slice(range[0], range[1]));
  const next = firstFrom(marks, range[1]);
  return isDated && [marks[next], marks[next - 1]].some((mark) => mark && isBeside(mark, range, striker, visible));
}

/**
 * Which of these stretches are struck out, and which of those have another one beside them that replaces them: in the same block, or in `<ins>`.
 * @param all in text order
 */
function struckAmong(
  all: readonly Stretch[],
  visible: VisibleText,
): Map<Stretch, { striker: ElementNode; isReplaced: boolean }> {
  const found = new Map<Stretch, { striker: ElementNode; isReplaced: boolean }>();
  const known = new Map<ElementNode, boolean>();
  for (const one of all) {
    const striker = strikerOf(visible.elementAt(one.start), known);
    if (striker) found.set(one, { striker, isReplaced: false });
  }
  if (found.size === 0) return found;
  const valid = all.filter((one) => !found.has(one));
  for (const [, struck] of found) {
    const range = visible.rangeOf(struck.striker);
    if (!range) continue;
    const next = firstFrom(valid, range[1]);
    struck.isReplaced = [valid[next], valid[next - 1]].some(
      (other) => other !== undefined && isBeside(other, range, struck.striker, visible),
    );
  }
  return found;
}

function isBeside(
  other: Stretch,
  [from, to]: readonly [number, number],
  striker: ElementNode,
  visible: VisibleText,
): boolean {
  const gap = other.start >= to ? other.start - to : from - other.end;
  if (gap < 0 || gap > DAYS.struck.besideChars) return false;
  const block = visible.rangeOf(blockAround(striker.parent));
  if (block && other.start >= block[0] && other.end <= block[1]) return true;
  for (let node = visible.elementAt(other.start), up = 0; node && up < DAYS.struck.lookUp; node = node.parent, up += 1)
    if (node.name === 'ins') return true;
  return false;
}

function blockAround(element: ElementNode | null): ElementNode {
  let node = element;
  while (node?.parent && INLINE.test(node.name)) node = node.parent;
  return node as ElementNode;
}
