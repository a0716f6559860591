import type { ElementNode } from './dom.ts';
import { visibleText } from './visible-text.ts';

/** The text of one element as a visitor would read it if it were shown: what markup hides on purpose is still its value. */
export function textIn(element: ElementNode): string {
  return visibleText({ name: 'div', attributes: {}, parent: null, children: element.children }).text;
}
