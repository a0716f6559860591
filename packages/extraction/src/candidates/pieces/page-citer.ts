import { snippet } from '../../base/evidence.ts';
import type { Evidence, Field, Method } from '../../base/types.ts';
import { attribute, type ElementNode, type KnownPlaces, stepTo } from '../../document/html/dom.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import type { Page } from '../../document/page.ts';

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

/** `pathOf` of the tree, with each path computed once: lists of thousands have thousands of paths. */
function paths(): (element: ElementNode) => string {
  const known = new Map<ElementNode, string>();
  const counted: KnownPlaces = new Map();
  return function pathOf(element: ElementNode): string {
    const path = known.get(element);
    if (path !== undefined) return path;
    const { parent } = element;
    const id = attribute(element, 'id');
    let made = '';
    if (id && /^[\w-]{1,60}$/.test(id)) made = `${element.name}#${id}`;
    else if (parent) {
      const above = pathOf(parent);
      made = `${above}${above ? '>' : ''}${stepTo(element, parent, counted)}`;
    }
    known.set(element, made);
    return made;
  };
}
