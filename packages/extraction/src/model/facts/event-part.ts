import { shownLine } from '@marquee/kernel';
import { headTitle } from '../../decide/choice/page-venue.ts';
import { MODEL } from '../../decide/weights/model.ts';
import { attribute, type ElementNode, pathOf } from '../../document/html/dom.ts';
import type { Page } from '../../document/page.ts';
import { comparable } from '../../document/text.ts';
import { topicOfHeading } from './topics.ts';
import type { FactTopic } from './types.ts';

/** A line of the part of a page that is about the event. */
export interface PageLine {
  text: string;
  locator: string;
  /** What the heading above says it is about. */
  topic: FactTopic | null;
  isHeading: boolean;
}

const MOST_LINE_CHARS = 2_000;

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt', 'legend', 'summary', 'caption', 'th']);
const AROUND = new Set(['nav', 'footer', 'form', 'button', 'address']);
const INSIDE = new Set(['main', 'article', 'section']);

/** Whether the page's title or its first-level headings name the event. */
export function isAbout(page: Page, title: string): boolean {
  const names = [
    headTitle(page),
    ...page
      .elements('h1')
      .slice(0, 5)
      .map((h1) => lineOf(page, h1)),
  ].map(comparable);
  const words = [...new Set(comparable(title).split(' ').filter(Boolean))];
  if (words.length === 0) return false;
  return names.some((name) => {
    const found = new Set(name.split(' '));
    return words.filter((word) => found.has(word)).length / words.length >= MODEL.eventPart.sameWords;
  });
}

function lineOf(page: Page, element: ElementNode): string {
  const range = page.visible().rangeOf(element);
  return range ? page.visible().text.slice(...range) : '';
}

/** The visible lines about the event, without navigation, footer, forms, and parts about other events, comments and the like. */
export function eventPart(page: Page): PageLine[] {
  const visible = page.visible();
  const lines: PageLine[] = [];
  let topic: FactTopic | 'elsewhere' | null = null;
  let start = 0;
  for (const raw of visible.text.split('\n')) {
    const at = start;
    start += raw.length + 1;
    const line = shownLine(raw.slice(0, MOST_LINE_CHARS));
    const element = visible.elementAt(at);
    if (!line || !element || isAround(element) || isLink(page, element, at + raw.length)) continue;
    const isHeading = isHeadingLine(line, element);
    if (isHeading) topic = topicOfHeading(line);
    if (topic === 'elsewhere') continue;
    lines.push({ text: line, locator: `text@${at} ${pathOf(element)}`, topic, isHeading });
    if (lines.length >= MODEL.eventPart.mostLines) break;
  }
  return lines;
}

/** Whether a link covers the whole line up to its end: it leads somewhere else and says nothing itself. */
function isLink(page: Page, element: ElementNode, end: number): boolean {
  for (let node: ElementNode | null = element, up = 0; node && up < 3; node = node.parent, up += 1)
    if (node.name === 'a') return (page.visible().rangeOf(node)?.[1] ?? 0) >= end;
  return false;
}

function isAround(element: ElementNode): boolean {
  for (let node: ElementNode | null = element; node; node = node.parent) {
    if (AROUND.has(node.name) || attribute(node, 'role') === 'navigation') return true;
    if (node.name === 'header' && !hasAncestor(node, INSIDE)) return true;
  }
  return false;
}

function hasAncestor(element: ElementNode, names: ReadonlySet<string>): boolean {
  for (let node = element.parent; node; node = node.parent) if (names.has(node.name)) return true;
  return false;
}

function isHeadingLine(line: string, element: ElementNode): boolean {
  if (line.length > MODEL.eventPart.headingChars) return false;
  for (let node: ElementNode | null = element, up = 0; node && up < 3; node = node.parent, up += 1) {
    if (HEADINGS.has(node.name)) return true;
  }
  return (/^(?:strong|b)$/.test(element.name) && !/[.!?]$/.test(line)) || /^[^.!?]{3,}:$/.test(line);
}
