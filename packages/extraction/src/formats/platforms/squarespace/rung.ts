import { words } from '../../../base/json.ts';
import type { Located } from '../../jsonld/nodes.ts';
import { type EventRecord, pick, pickAll } from '../../records/event-record.ts';
import { epochMs } from '../../records/moment.ts';
import { type Feed, feedRung } from '../feed-rung.ts';

/** A Squarespace collection of events (`?format=json`), or the list of a month (`GetItemsByMonth`): instants in milliseconds; the site's zone gives the wall time. */
export const squarespaceRung = feedRung({ name: 'squarespace', feedIn });

function feedIn(root: Located<unknown>): Feed | null {
  const upcoming = pickAll(root, 'upcoming');
  const bare = Array.isArray(root.value) ? pickAll(root) : pickAll(root, 'items');
  const items = upcoming.length > 0 ? upcoming : bare;
  const single = pick(root, 'item');
  const events = (items.length > 0 ? items : single ? [single] : []).filter(isEvent);
  const isCalendar =
    words(pick(root, 'collection', 'typeName')?.value)?.startsWith('events') && pick(root, 'website') !== undefined;
  if (events.length === 0 && !isCalendar) return null;
  const zone = words(pick(root, 'website', 'timeZone')?.value) ?? undefined;
  const next = words(pick(root, 'pagination', 'nextPageUrl')?.value);
  return {
    records: events.map((event) => recordOf(event, zone)),
    followUps: next ? [{ url: `${next}${next.includes('?') ? '&' : '?'}format=json`, reason: 'next-page' }] : [],
    inFull: upcoming.length > 0 && !next,
  };
}

function isEvent(item: Located<unknown>): boolean {
  const start = momentOf(item, 'startDate');
  return (
    epochMs(start?.value) !== null &&
    pick(item, 'title') !== undefined &&
    (pick(item, 'fullUrl') ?? pick(item, 'urlId')) !== undefined
  );
}

function momentOf(item: Located<unknown>, name: string): Located<unknown> | undefined {
  return pick(item, 'structuredContent', name) ?? pick(item, name);
}

function recordOf(item: Located<unknown>, zone: string | undefined): EventRecord {
  const [start, end] = [momentOf(item, 'startDate'), momentOf(item, 'endDate')];
  return {
    at: item.at,
    id: pick(item, 'id'),
    title: pick(item, 'title') ?? item,
    start: start ? { moment: start } : {},
    end: end && { moment: end },
    zone,
    description: pick(item, 'body') ?? pick(item, 'excerpt'),
    url: pick(item, 'fullUrl'),
    ticketUrl: pick(item, 'sourceUrl'),
    image: pick(item, 'assetUrl'),
    venue: pick(item, 'location', 'addressTitle'),
    address: pick(item, 'location', 'addressLine1'),
    ...townOf(pick(item, 'location', 'addressLine2')),
    country: pick(item, 'location', 'addressCountry'),
    labels: [...pickAll(item, 'categories'), ...pickAll(item, 'tags')],
  };
}

/** The second line is `Columbia, SC, 29201`. */
function townOf(line: Located<unknown> | undefined): Partial<EventRecord> {
  const parts =
    words(line?.value)
      ?.split(',')
      .map((part) => part.trim()) ?? [];
  const [city, state] = parts;
  if (!line || !city || !state) return {};
  return { city: { value: city, at: line.at }, state: { value: state.replace(/\s*\d{5}.*$/, ''), at: line.at } };
}
