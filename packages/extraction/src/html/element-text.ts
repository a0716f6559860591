import type { ElementNode } from './dom.ts';
import { ShownText } from './shown-text.ts';

/** The text of one element as a visitor would read it if it were shown: what markup hides on purpose is still its value. */
export function textIn(element: ElementNode): string {
  const shown = new ShownText();
  shown.addInside(element, true);
  return shown.text;
}
