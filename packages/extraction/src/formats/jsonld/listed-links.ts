import { isRecord } from '../../base/json.ts';
import type { Page } from '../../document/page.ts';
import { webUrl } from '../../document/url.ts';
import { get, items, type LinkedData, textOf, typesOf, walk } from './nodes.ts';

/**
 * Links of an ItemList that has only links (Google's "summary page" form of a carousel): each item is on its
 * own page. Only links below the list's own URL are taken, so that a list of recipes is not read as a program.
 */
export function listedLinks(data: LinkedData, page: Page): string[] {
  const found = new Set<string>();
  for (const node of walk(data)) {
    if (!typesOf(node.value).includes('ItemList')) continue;
    for (const { value, at } of items(get(node, 'itemListElement'), data)) {
      if (!isRecord(value) || 'item' in value) continue;
      const url = webUrl(textOf(get({ value, at }, 'url'), data)?.value ?? '', page.url);
      if (url && isBelow(url, page.url)) found.add(url);
    }
  }
  return [...found];
}

function isBelow(url: string, listUrl: string): boolean {
  const [item, list] = [new URL(url), new URL(listUrl)];
  const folder = `${list.pathname.replace(/\/+$/, '')}/`;
  return item.host === list.host && item.pathname.startsWith(folder) && item.pathname.length > folder.length;
}
