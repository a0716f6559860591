import { isRecord, property, words } from '../../base/json.ts';
import { allMatches } from '../../base/matches.ts';
import type { Field } from '../../base/types.ts';
import type { Page } from '../../document/page.ts';
import { webUrl } from '../../document/url.ts';

const ADDRESS = /https?:\\?\/\\?\/[^\s"'<>]{4,400}/g;

/** Finds the URL of a record with only a slug: a URL on the page that ends with it. */
export function slugLinks(page: Page): (record: unknown) => Field<string> | null {
  let bySlug: Map<string, { url: string; text: string }> | null = null;
  return (record) => {
    const slug = isRecord(record) ? words(property(record, 'slug')) : null;
    if (!slug || slug.length < 4) return null;
    bySlug ??= addressesOf(page);
    const found = bySlug.get(slug.replace(/^.*\//, '').toLowerCase());
    if (!found) return null;
    return {
      value: found.url,
      evidence: [{ document: page.url, locator: 'document', snippet: found.text.slice(0, 200), method: 'shell' }],
    };
  };
}

function addressesOf(page: Page): Map<string, { url: string; text: string }> {
  const found = new Map<string, { url: string; text: string }>();
  for (const [text] of allMatches(ADDRESS, page.text)) {
    const url = webUrl(text.replaceAll('\\/', '/'), page.url);
    const slug = url && new URL(url).pathname.replace(/\/$/, '').split('/').at(-1)?.toLowerCase();
    if (url && slug && !found.has(slug)) found.set(slug, { url, text });
  }
  return found;
}
