import { snippet } from '../evidence.ts';
import { attribute, type ElementNode, isElement } from '../html/dom.ts';
import type { Page } from '../page.ts';
import type { Stretch } from '../time/title-places.ts';
import type { Evidence, Field, Method } from '../types.ts';

/** Creates the evidence of values in a page's visible text and its attributes. */
export interface PageCiter {
  /** For a stretch of the visible text. */
  shown(range: Stretch): Evidence;
  field<T>(value: T, range: Stretch): Field<T>;
  /** For an attribute, `main>a@href`. */
  attribute<T>(value: T, element: ElementNode, name: string): Field<T>;
  shownBy(element: ElementNode, name: string): Evidence;
  /** For words in an element that the page does not show. */
  words(element: ElementNode, words: string): Evidence;
}

export function pageCiter(page: Page, method: Method): PageCiter {
  const visible = page.visible();
  const pathOf = paths();
  const shown = ({ start, end }: Stretch): Evidence => {
    const element = visible.elementAt(start);
    return {
      document: page.url,
      locator: `text@${start}${element ? ` ${pathOf(element)}` : ''}`,
      snippet: snippet(visible.text.slice(start, end)),
      method,
    };
  };
  const shownBy = (element: ElementNode, name: string): Evidence => ({
    document: page.url,
    locator: `${pathOf(element)}@${name}`,
    snippet: snippet(attribute(element, name) ?? ''),
    method,
  });
  return {
    shown,
    shownBy,
    field: (value, range) => ({ value, evidence: [shown(range)] }),
    attribute: (value, element, name) => ({ value, evidence: [shownBy(element, name)] }),
    words: (element, words) => ({ document: page.url, locator: pathOf(element), snippet: snippet(words), method }),
  };
}

/** The steps of an only child. */
const ALONE: ReadonlyMap<ElementNode, string> = new Map();

/** `pathOf` of the tree, with the steps of each parent computed once: lists of thousands have thousands of paths. */
function paths(): (element: ElementNode) => string {
  const known = new Map<ElementNode, string>();
  const counted = new Map<ElementNode, ReadonlyMap<ElementNode, string>>();
  function stepsOf(parent: ElementNode): ReadonlyMap<ElementNode, string> {
    if (parent.children.length === 1) return ALONE;
    const counts = new Map<string, number>();
    for (const child of parent.children)
      if (isElement(child)) counts.set(child.name, (counts.get(child.name) ?? 0) + 1);
    const places = new Map<string, number>();
    const steps = new Map<ElementNode, string>();
    for (const child of parent.children) {
      if (!isElement(child) || counts.get(child.name) === 1) continue;
      const place = (places.get(child.name) ?? 0) + 1;
      places.set(child.name, place);
      steps.set(child, `${child.name}:nth-of-type(${place})`);
    }
    return steps;
  }
  return function pathOf(element: ElementNode): string {
    const path = known.get(element);
    if (path !== undefined) return path;
    const { parent } = element;
    const id = attribute(element, 'id');
    let made = '';
    if (id && /^[\w-]{1,60}$/.test(id)) made = `${element.name}#${id}`;
    else if (parent) {
      const steps = counted.get(parent) ?? stepsOf(parent);
      counted.set(parent, steps);
      const above = pathOf(parent);
      made = `${above}${above ? '>' : ''}${steps.get(element) ?? element.name}`;
    }
    known.set(element, made);
    return made;
  };
}
