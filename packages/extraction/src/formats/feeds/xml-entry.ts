import { attribute, elements, isElement } from '../../document/html/dom.ts';
import type { FeedValue } from '../records/event-record.ts';
import type { Entry } from './entry.ts';
import { type FeedItem, innerText, part, recordOf, textOf } from './items.ts';

/** An entry of RSS, Atom or a plain XML list; null without a title. */
export function xmlEntry(item: FeedItem): Entry | null {
  const title = part(item, 'title', 'summary', 'name');
  if (!title) return null;
  const written = textOf(title.element) || innerText(title.element);
  return {
    at: item.at,
    title: { value: written, at: title.at },
    description: descriptionOf(item),
    id: feedValue(item, 'guid', 'id', 'uid'),
    url: linkOf(item),
    image: imageOf(item),
    labels: labelsOf(item),
    published: feedValue(item, 'pubdate', 'published', 'dc:date', 'updated'),
    fields: recordOf(item.element),
  };
}

function feedValue(item: FeedItem, ...names: string[]): FeedValue | undefined {
  const found = part(item, ...names);
  const value = found && textOf(found.element);
  return found && value ? { value, at: found.at } : undefined;
}

/** The longest text of an entry about itself. */
function descriptionOf(item: FeedItem): FeedValue | undefined {
  const texts = ['content:encoded', 'description', 'content', 'summary'].flatMap((name) => {
    const found = part(item, name);
    const value = found && (textOf(found.element) || innerText(found.element));
    return found && value ? [{ value, at: found.at }] : [];
  });
  return texts.sort((a, b) => b.value.length - a.value.length)[0];
}

/** RSS writes the URL as text, Atom as `href` of the link to the page itself; a guid may be a URL. */
function linkOf(item: FeedItem): FeedValue | undefined {
  const links = item.element.children.filter(isElement).filter(({ name }) => name === 'link' || name === 'atom:link');
  const link = links.find((one) => /^(?:alternate)?$/.test(attribute(one, 'rel') ?? '')) ?? links[0];
  const href = link && (attribute(link, 'href') ?? textOf(link));
  if (link && href) return { value: href, at: `${item.at}/${link.name}` };
  const guid = feedValue(item, 'guid');
  return typeof guid?.value === 'string' && /^https?:/.test(guid.value) ? guid : undefined;
}

function imageOf(item: FeedItem): FeedValue | undefined {
  for (const element of elements(item.element)) {
    const url = attribute(element, 'url') ?? attribute(element, 'href');
    const isMedia = /^(?:enclosure|media:content|media:thumbnail|itunes:image)$/.test(element.name);
    const type = `${attribute(element, 'type') ?? ''} ${attribute(element, 'medium') ?? ''}`;
    if (
      isMedia &&
      url &&
      (/image/.test(type) || /thumbnail|itunes/.test(element.name) || /\.(?:jpe?g|png|webp|gif)\b/i.test(url))
    )
      return { value: url, at: `${item.at}/${element.name}` };
  }
  return undefined;
}

function labelsOf(item: FeedItem): FeedValue[] {
  return item.element.children
    .filter(isElement)
    .filter(({ name }) => name === 'category' || name === 'dc:subject')
    .map((element) => ({ value: textOf(element) || attribute(element, 'term'), at: `${item.at}/${element.name}` }));
}
