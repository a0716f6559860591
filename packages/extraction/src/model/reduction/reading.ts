import { findDates } from '../../candidates/days/written-dates.ts';
import { findTimes } from '../../candidates/times/written-times.ts';
import { attribute, type ElementNode, elements, isElement, rawText, type TextNode } from '../../document/html/dom.ts';
import { type VisibleText, visibleText } from '../../document/html/visible-text.ts';

/** The text of a page for reduction: without navigation and similar parts, and with dates from the markup next to the words. */
export interface ReductionText {
  visible: VisibleText;
  /** The element of the page from which an element was copied. */
  originalOf: (element: ElementNode) => ElementNode;
}

interface Copy extends ElementNode {
  readonly children: Array<ElementNode | TextNode>;
}

const FURNITURE = new Set(['nav', 'footer', 'button', 'label', 'script', 'style', 'svg', 'template', 'select']);
/** No words that a visitor sees. */
const UNSEEN = new Set(['script', 'style', 'svg', 'template']);
const FURNITURE_ROLES = /^(?:navigation|contentinfo|search|menu|menubar|dialog|alertdialog)$/;
const MACHINE_MOMENT = /^((?:19|20)\d\d-\d{1,2}-\d{1,2})(?:[T ](\d{1,2}:\d\d))?/;
const MACHINE_PROPERTY = /^(?:startDate|endDate|dtstart|dtend)$/i;

/** @param isWhole keep navigation, footer and similar parts too */
export function reductionText(root: ElementNode, isWhole = false): ReductionText {
  const originals = new Map<ElementNode, ElementNode>();

  function copy(element: ElementNode, parent: Copy | null): Copy {
    const shown = isHidden(element) && carriesMoment(element) ? [] : element.attributes;
    const name = element.name === 'meta' ? 'span' : element.name;
    const made: Copy = { name, index: element.index, attributes: shown, parent, children: [], signature: undefined };
    originals.set(made, element);
    for (const child of element.children) {
      if (!isElement(child)) made.children.push({ parent: made, text: child.text });
      else if (isWhole ? !UNSEEN.has(child.name) : !isFurniture(child)) made.children.push(copy(child, made));
    }
    const moment = unsaidMoment(element);
    if (moment) made.children.push({ parent: made, text: ` ${moment} ` });
    return made;
  }

  return {
    visible: visibleText(copy(root, null)),
    originalOf: (element) => originals.get(element) ?? element,
  };
}

function isFurniture(element: ElementNode): boolean {
  return FURNITURE.has(element.name) || FURNITURE_ROLES.test(attribute(element, 'role') ?? '');
}

/** Parts that open on a click often contain the event's date; other hidden parts are menus and templates. */
function carriesMoment(element: ElementNode): boolean {
  return elements(element).some((inner) => inner.name === 'time' || machineMoment(inner) !== null);
}

function isHidden(element: ElementNode): boolean {
  return attribute(element, 'hidden') !== undefined || /display\s*:\s*none/i.test(attribute(element, 'style') ?? '');
}

/** `datetime` of a `<time>`, `content` of a start or end: the day, and the time unless it is midnight, which usually means no time. */
function machineMoment(element: ElementNode): { day: string; time: string | null } | null {
  const isProperty = MACHINE_PROPERTY.test(attribute(element, 'itemprop') ?? attribute(element, 'property') ?? '');
  const value =
    element.name === 'time' ? attribute(element, 'datetime') : isProperty ? attribute(element, 'content') : undefined;
  const match = MACHINE_MOMENT.exec(value?.trim() ?? '');
  if (!match?.[1]) return null;
  return { day: match[1], time: match[2] && !/^0?0:00$/.test(match[2]) ? match[2] : null };
}

/** The part of the attribute's value that is missing in the words of the element. */
function unsaidMoment(element: ElementNode): string | null {
  const moment = machineMoment(element);
  if (!moment) return null;
  const words = rawText(element);
  const needsDay = findDates(words).length === 0;
  const needsTime = moment.time !== null && findTimes(words).length === 0;
  if (needsTime) return `${moment.day}T${moment.time}`;
  return needsDay && findTimes(words).length === 0 ? moment.day : null;
}
