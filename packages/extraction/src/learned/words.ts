import type { Evidence } from '../base/types.ts';
import type { ElementNode } from '../document/html/dom.ts';
import type { Stretch } from '../document/html/title-places.ts';
import { cutOut } from './cut.ts';
import type { Ground, Shown } from './ground.ts';
import { elementOf, type Item } from './items.ts';
import type { TextRule } from './schema.ts';

interface Words {
  evidence: Evidence;
  /** The offset in the visible text. */
  range: Stretch | null;
}

export interface Found extends Words {
  words: string;
  element: ElementNode;
  /** A part of the text; all of it if the page words it differently. */
  part(words: string): Words;
}

/** The text that a rule selects; null if the page does not have it. */
export function textBy(rule: TextRule, item: Item, ground: Ground): Found | null {
  const element = elementOf(rule, item, ground);
  const shown = element && shownBy(rule, element, item, ground);
  const at = shown && cutOut(shown.text, rule.cut, element);
  if (!at) return null;
  const base = shown.range?.start;
  const stand = ({ start, end }: Stretch): Words => ({
    evidence: shown.evidence(start, end),
    range: base === undefined ? null : { start: base + start, end: base + end },
  });
  const words = shown.text.slice(at.start, at.end);
  return {
    words,
    element,
    ...stand(at),
    part(some) {
      const from = words.indexOf(some);
      return stand(from < 0 ? at : { start: at.start + from, end: at.start + from + some.length });
    },
  };
}

/** For a run, its own text is more than its first element's. */
export function shownBy(rule: { selector: string }, element: ElementNode, item: Item, ground: Ground): Shown | null {
  return rule.selector === '' ? ground.shownAt(item) : ground.shownIn(element);
}
