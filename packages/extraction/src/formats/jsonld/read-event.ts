import { say } from '@marquee/kernel';
import { compact } from '../../base/compact.ts';
import type { Citer } from '../../base/evidence.ts';
import { finding } from '../../base/findings.ts';
import { isRecord, type JsonRecord } from '../../base/json.ts';
import { LIMITS } from '../../base/limits.ts';
import type { EventStatus, Field, Finding } from '../../base/types.ts';
import { readTitle, statusOf } from '../../candidates/names/read-title.ts';
import type { Sighting } from '../../candidates/sighting.ts';
import type { Page } from '../../document/page.ts';
import { plainLine, plainText } from '../../document/text.ts';
import { webUrl } from '../../document/url.ts';
import { readDates } from './dates.ts';
import { labelOf } from './event-types.ts';
import { get, items, type LinkedData, type Located, memberOf, textOf, typesOf } from './nodes.ts';
import { readOffers } from './offers.ts';
import { readPlaceNode } from './place-node.ts';
import { readConditions } from './read-conditions.ts';

/**
 * The showings of one event node: one for each of its start dates.
 * @param lineage the node, then the nodes that contain it, from which it inherits a missing name, place, price and image
 * @param listedBy the place that lists the event as its own, used if the event states no other
 * @returns `dated` false if it names no day
 */
export function readEvent(
  lineage: ReadonlyArray<Located<JsonRecord>>,
  listedBy: Located<JsonRecord> | undefined,
  data: LinkedData,
  page: Page,
  cite: Citer,
): { sightings: Sighting[]; findings: Finding[]; dated: boolean } {
  const [event] = lineage;
  if (!event) return { sightings: [], findings: [], dated: true };
  const inherited = (name: string) =>
    lineage.map((node) => get(node, name)).find((located) => items(located, data).length > 0) ?? get(event, name);
  const link = (source: string) => webUrl(source, page.url);
  const read = <T>(located: Located<unknown>, clean: (text: string) => T | null | '') => {
    const text = textOf(located, data);
    return cite.read(text?.value ?? null, text?.at ?? located.at, clean);
  };

  const name = textOf(inherited('name'), data) ?? textOf(get(event, 'headline'), data);
  const { title, status } = readTitle(name?.value ?? '');
  const dates = readDates(event, data, { cite, home: page.hints.timezone, today: page.hints.today });
  const { pairs } = dates;
  if (!dates.dated) return { sightings: [], findings: dates.findings, dated: false };
  if (!name || !title)
    return {
      sightings: [],
      findings: [...dates.findings, finding('untitled-event', say('document.untitled'), event.at)],
      dated: true,
    };

  const location = inherited('location');
  const offers = readOffers(inherited('offers'), get(event, 'isAccessibleForFree'), data, cite, page);
  const shared = {
    title: cite.field(title, name.at, name.value),
    ...compact({
      description: read(inherited('description'), plainText),
      url: read(get(event, 'url'), link),
      imageUrl: readImage(inherited('image'), data, cite, link),
      organizer: readName(inherited('organizer'), data, cite),
      status: readStatus(event, data, cite),
      labels: readLabels(event, data, cite),
      price: offers.price,
      ticketUrl: offers.ticketUrl,
      soldOut: offers.soldOut,
      onSale: offers.onSale,
    }),
    ...readConditions(event, location, data, cite),
    ...readPlaceNode(listedBy && items(location, data).length === 0 ? listedBy : location, data, page, cite),
  };
  // A note that the organizer added to the title is newer than the software's status.
  const titled = status ? { ...shared, status: cite.field(status, name.at, name.value) } : shared;
  const [, series] = lineage;
  const seriesKey = series
    ? (textOf(get(series, '@id'), data)?.value ?? textOf(get(series, 'url'), data)?.value)
    : undefined;
  return {
    sightings: pairs.map((pair) => ({ ...titled, ...pair, ...(seriesKey ? { seriesKey } : {}) })),
    findings: dates.findings,
    dated: true,
  };
}

function readStatus(event: Located<JsonRecord>, data: LinkedData, cite: Citer): Field<EventStatus> | null {
  const status = memberOf(get(event, 'eventStatus'), data);
  return status && cite.read(status.value, status.at, statusOf);
}

function readImage(
  located: Located<unknown>,
  data: LinkedData,
  cite: Citer,
  link: (text: string) => string | null,
): Field<string> | null {
  for (const { value, at } of items(located, data)) {
    const source = isRecord(value)
      ? (textOf(get({ value, at }, 'url'), data) ?? textOf(get({ value, at }, 'contentUrl'), data))
      : typeof value === 'string'
        ? { value, at }
        : null;
    const field = source && cite.read(source.value, source.at, link);
    if (field) return field;
  }
  return null;
}

function readName(located: Located<unknown>, data: LinkedData, cite: Citer): Field<string> | null {
  for (const { value, at } of items(located, data)) {
    const source = isRecord(value)
      ? textOf(get({ value, at }, 'name'), data)
      : typeof value === 'string'
        ? { value, at }
        : null;
    const field = source && cite.read(source.value, source.at, plainLine);
    if (field) return field;
  }
  return null;
}

function readLabels(event: Located<JsonRecord>, data: LinkedData, cite: Citer): Field<string[]> | null {
  const types = typesOf(event.value).map((type) => ({ text: type, locator: `${event.at}/@type` }));
  const keywords: typeof types = [];
  for (const { value, at } of items(get(event, 'keywords'), data)) {
    if (typeof value !== 'string') continue;
    const texts = value.slice(0, LIMITS.descriptionChars / 10).split(',');
    keywords.push(...texts.map((text) => ({ text: text.trim(), locator: at })));
    if (keywords.length >= LIMITS.valuesPerProperty) break;
  }
  return cite.all(
    [...types, ...keywords],
    (text) => (types.some((type) => type.text === text) ? (labelOf(text) ?? '') : plainLine(text, 60)),
    LIMITS.labels,
  );
}
