import type { ElementNode } from './dom.ts';
import { ShownText } from './shown-text.ts';

/** The text of one element as a visitor would read it if it were visible: text that markup hides still counts. */
export function textIn(element: ElementNode): string {
  const shown = new ShownText();
  shown.addInside(element, true);
  return shown.text;
}
