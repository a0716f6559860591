import { oncePer } from '../../base/kept.ts';
import { attribute, type ElementNode, rawText } from '../../document/html/dom.ts';
import type { Page } from '../../document/page.ts';
import { CHOICE } from '../weights/choice.ts';

const CURRENT =
  /(?:^|\s)(?:active|current|selected|is-active|here|(?:current[-_](?:menu|page)|menu)[-_]item(?:[-_]active)?|current_page_item)(?:\s|$)/i;
/** A menu's entry for several kinds of pages says little. */
const MIXED = /\b(?:news|press|blog|media|about|home)\b/i;

/** The entries of menus that are marked as this page, `<li class="active"><a href="…">Calendar</a>`: the heading of pages without one. */
export const currentItems = oncePer((page: Page): readonly string[] => {
  const found = new Set<string>();
  for (const link of page.elements('a')) {
    if (!isCurrent(link)) continue;
    const text = rawText(link).replace(/\s+/g, ' ').trim();
    if (text !== '' && text.length <= CHOICE.currentItem.longest && !MIXED.test(text)) found.add(text);
    if (found.size >= CHOICE.currentItem.most) break;
  }
  return [...found];
});

function isCurrent(link: ElementNode): boolean {
  if (attribute(link, 'aria-current') === 'page' || CURRENT.test(attribute(link, 'class') ?? '')) return true;
  const { parent } = link;
  return parent?.name === 'li' && CURRENT.test(attribute(parent, 'class') ?? '');
}
