import type { Citer } from '../../base/evidence.ts';
import { allMatches } from '../../base/matches.ts';
import type { Field } from '../../base/types.ts';
import { partsOfTitle, spelledByHost, withoutFeedWords } from '../../candidates/places/site-names.ts';
import { isVenueName, mayHaveVenue } from '../../candidates/places/venue-names.ts';
import { signsOfVenue } from '../../decide/choice/venue-signs.ts';
import { CHOICE } from '../../decide/weights/choice.ts';
import { FORMATS } from '../../decide/weights/formats.ts';
import { elements } from '../../document/html/dom.ts';
import type { Page } from '../../document/page.ts';
import { comparable, plainLine, plainText } from '../../document/text.ts';
import { pick } from '../records/event-record.ts';
import type { Entry } from './entry.ts';
import { type FeedItem, innerText, part, textOf } from './items.ts';

/** A name behind a preposition, `at the Blue Room`. */
const AT_NAME = /\b(?:at|in|to)\s(?:the\s|The\s)?((?:\p{Lu}[\p{L}\p{N}'’&-]*\s?){1,5})/gu;
const MOST_ITEMS = 40;

/** The venue whose feed it is: by the feed's title, or by a name that its host spells and its entries mention as the place. */
export function venueOfFeed(page: Page, items: readonly FeedItem[], cite: Citer): Field<string> | null {
  const texts = items.slice(0, MOST_ITEMS).flatMap((item) => {
    const found = part(item, 'encoded', 'description', 'content', 'summary');
    const written = found && (textOf(found.element) || innerText(found.element));
    return found && written
      ? [{ at: found.at, text: plainText(written).slice(0, FORMATS.feedsOwnVenue.readChars) }]
      : [];
  });
  const title = elements(page.xml()).find(
    ({ name, parent }) => name === 'title' && parent !== null && /^(?:channel|feed)$/.test(parent.name),
  );
  const named = title?.parent ? { at: `${title.parent.name}/title`, text: textOf(title) } : null;
  return venueIn(named, texts, page, cite);
}

/** The same of a JSON Feed. */
export function venueOfJsonFeed(page: Page, entries: ReadonlyArray<Entry | null>, cite: Citer): Field<string> | null {
  const texts = entries.slice(0, MOST_ITEMS).flatMap((entry) => {
    const { value, at } = entry?.description ?? {};
    return typeof value === 'string' && at
      ? [{ at, text: plainText(value).slice(0, FORMATS.feedsOwnVenue.readChars) }]
      : [];
  });
  const title = pick({ value: page.json(), at: '' }, 'title');
  const named = typeof title?.value === 'string' ? { at: title.at, text: title.value } : null;
  return venueIn(named, texts, page, cite);
}

type Text = { at: string; text: string };

function venueIn(title: Text | null, texts: readonly Text[], page: Page, cite: Citer): Field<string> | null {
  return (title && titleOfVenue(title, page, texts, cite)) ?? mentionedVenue(page, texts, cite);
}

function titleOfVenue(
  { at, text: written }: Text,
  page: Page,
  texts: readonly Text[],
  cite: Citer,
): Field<string> | null {
  const names = partsOfTitle(plainLine(written)).kept.map(withoutFeedWords);
  const venue =
    names.find((name) => isVenueName(name)) ??
    names.find((name) => mayHaveVenue(name) && spelledByHost(name, page.url) && hasSigns(texts));
  return venue ? cite.field(venue, at, written) : null;
}

function hasSigns(texts: readonly Text[]): boolean {
  return signsOfVenue(texts.map(({ text }) => text).join('\n'), texts.length) >= CHOICE.venueSigns.enoughSigns;
}

function mentionedVenue(page: Page, texts: readonly Text[], cite: Citer): Field<string> | null {
  const mentions = new Map<string, { name: string; at: string; count: number }>();
  for (const { at, text } of texts) {
    const told = new Set<string>();
    for (const match of allMatches(AT_NAME, text)) {
      const name = (match[1] ?? '').trim();
      const key = comparable(name);
      if (told.has(key) || !isVenueName(name) || !spelledByHost(name, page.url)) continue;
      told.add(key);
      const mention = mentions.get(key) ?? {
        name,
        at: `${at} text@${match.index + match[0].indexOf(match[1] ?? '')}`,
        count: 0,
      };
      mention.count += 1;
      mentions.set(key, mention);
    }
  }
  const [most] = [...mentions.values()].sort((a, b) => b.count - a.count);
  return most && most.count >= FORMATS.feedsOwnVenue.fewestMentions ? cite.field(most.name, most.at, most.name) : null;
}
