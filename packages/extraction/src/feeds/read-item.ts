import { attribute, elements, isElement } from '../html/dom.ts';
import { plainLine, plainText } from '../normalize/text.ts';
import type { Page } from '../page.ts';
import type { EventRecord, FeedValue } from '../records/event-record.ts';
import { flatten } from '../records/flatten.ts';
import { inferRecord } from '../records/infer.ts';
import { readDatedTitle } from './dated-title.ts';
import { type FeedItem, innerText, part, recordOf, textOf } from './items.ts';
import { momentOf, type Piece, readHead, readLabelled } from './labelled-text.ts';
import { readTimeHead } from './time-head.ts';

/** How certain it is that an entry is an event: it has a date field, or only words. */
type Ground = 'field' | 'title' | 'label' | 'head';

export interface ItemReading {
  ground: Ground | null;
  record: EventRecord | null;
  /** Only its words state when it is, with a time of day. */
  timed: boolean;
}

const NO_REFERENCES = { place: () => undefined };

/** The event of an entry: dated by its own date fields, otherwise by its title, otherwise by its description. */
export function readItem(item: FeedItem, page: Page): ItemReading {
  const { today } = page.hints;
  const title = part(item, 'title', 'summary', 'name');
  if (!title) return { ground: null, record: null, timed: false };
  const written = textOf(title.element) || innerText(title.element);
  const dated = readDatedTitle(plainLine(written), today);
  const description = descriptionOf(item);
  const words = description ? plainText(String(description.value)) : '';
  const labelled = readLabelled(words);
  const inText = (piece: Piece, value: string): FeedValue => ({
    value,
    at: `${description?.at} text@${piece.offset}`,
    verbatim: piece.text,
  });
  const shared: Omit<EventRecord, 'start'> = {
    at: item.at,
    title: { value: dated?.title ?? written, at: title.at, verbatim: written },
    id: feedValue(item, 'guid', 'id', 'uid'),
    url: linkOf(item),
    description,
    image: imageOf(item),
    labels: labelsOf(item),
    ...(labelled.where ? { place: inText(labelled.where, labelled.where.text) } : {}),
    ...(labelled.cost ? { prices: [inText(labelled.cost, labelled.cost.text)] } : {}),
  };

  const inferred = inferRecord(flatten({ value: recordOf(item.element), at: item.at }, NO_REFERENCES), item.at);
  if (inferred) {
    const { record } = inferred;
    const keepsTitle = dated === null || !sameDay(record, dated.date);
    const own = keepsTitle ? { ...shared, title: { value: written, at: title.at } } : shared;
    const { start, end, zone, allDay, venue, place, address, city, state, organizer, cancelled, status, prices, free } =
      record;
    const where = venue || place ? { venue, place } : {};
    return {
      ground: 'field',
      timed: true,
      record: {
        ...own,
        start,
        end,
        zone,
        allDay,
        address,
        city,
        state,
        organizer,
        cancelled,
        status,
        free,
        ...where,
        prices: prices?.length ? prices : own.prices,
      },
    };
  }
  if (dated) {
    const moment = (value: string): FeedValue => ({ value, at: title.at, verbatim: written });
    const head = labelled.time ?? { text: words, offset: 0 };
    const time = dated.from || dated.until ? null : readTimeHead(head.text, head.offset);
    const start = moment(dated.from ? `${dated.date}T${dated.from}` : dated.date);
    const end =
      dated.from && dated.to && dated.to > dated.from
        ? { moment: moment(`${dated.date}T${dated.to}`) }
        : dated.until
          ? { moment: moment(dated.until) }
          : time?.to && time.to > time.from
            ? { day: moment(dated.date), time: inText(time.piece, time.to) }
            : undefined;
    const place = dated.place
      ? { value: dated.place, at: title.at, verbatim: written }
      : (shared.place ?? (time?.place ? inText(time.place, time.place.text) : undefined));
    return {
      ground: 'title',
      timed: dated.from !== undefined || time !== null,
      record: {
        ...shared,
        start: time
          ? { day: start, time: inText(time.piece, time.from), midnightIsMeant: true }
          : { moment: start, midnightIsMeant: true },
        end,
        place,
      },
    };
  }
  const head = labelled.when ? null : readHead(words);
  const when = labelled.when ?? head;
  const moment = when && momentOf(when, labelled.time, today);
  if (!when || !moment) return { ground: null, record: { ...shared, start: {} }, timed: false };
  return {
    ground: labelled.when ? 'label' : 'head',
    timed: moment.start.length > 10,
    record: {
      ...shared,
      place: shared.place ?? (head?.place ? inText(head.place, head.place.text) : undefined),
      start: { moment: inText(when, moment.start) },
      end: moment.end ? { moment: inText(labelled.time ?? when, moment.end) } : undefined,
    },
  };
}

function sameDay({ start }: EventRecord, date: string): boolean {
  const value = start.moment?.value ?? start.day?.value;
  return (
    typeof value === 'string' &&
    (value.startsWith(date) || value.replaceAll('-', '').startsWith(date.replaceAll('-', '')) || !/^\d{4}/.test(value))
  );
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

/** For entries whose publication date is the event's date. */
export function publishedAt(item: FeedItem): FeedValue | undefined {
  return feedValue(item, 'pubdate', 'published', 'dc:date', 'updated');
}
