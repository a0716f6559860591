import { isRecord, type JsonRecord, record, words } from '../../base/json.ts';
import { LIMITS } from '../../base/limits.ts';
import type { Page } from '../../document/page.ts';
import { type FeedValue, pick, pickAll } from '../records/event-record.ts';
import type { Entry } from './entry.ts';

const VERSION = /^https?:\/\/(?:www\.)?jsonfeed\.org\/version\//i;

/** JSON Feed 1 and 1.1, which name their version. */
export function isJsonFeed(page: Page): boolean {
  if (page.format !== 'json') return false;
  const feed = record(page.json());
  return feed !== null && VERSION.test(words(feed.version) ?? '') && Array.isArray(feed.items);
}

/** What the standard itself defines is about the entry as a text; an extension may describe the event. */
const OF_THE_ENTRY =
  /^(?:id|url|external_url|title|content_(?:html|text)|summary|image|banner_image|date_(?:published|modified)|authors?|tags|language|attachments)$/;

/** The entries of a JSON Feed; null for one without a title. */
export function jsonEntries(page: Page): Array<Entry | null> {
  return pickAll({ value: page.json(), at: '' }, 'items')
    .slice(0, LIMITS.draftsPerDocument + 1)
    .map(({ value, at }) => (isRecord(value) ? entryOf(value, at) : null));
}

function entryOf(item: JsonRecord, at: string): Entry | null {
  const value = (...names: string[]): FeedValue | undefined => {
    for (const name of names) {
      const found = pick({ value: item, at }, name);
      const text = words(found?.value);
      if (found && text !== null) return { value: text, at: found.at };
    }
    return undefined;
  };
  const title = value('title');
  if (!title) return null;
  const extensions = Object.entries(item).filter(([name]) => !OF_THE_ENTRY.test(name));
  return {
    at,
    title: { ...title, value: String(title.value) },
    description: value('content_html', 'content_text', 'summary'),
    id: value('id'),
    url: value('url', 'external_url'),
    image: value('image', 'banner_image'),
    labels: pickAll({ value: item, at }, 'tags'),
    published: value('date_published'),
    fields: { title: title.value, ...Object.fromEntries(extensions) },
  };
}
