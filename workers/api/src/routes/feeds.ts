import { endpoints, type FeedFormat, type FeedQuery, type Slices } from '@marquee/contract';
import { CALENDAR_LIMIT, countUse } from '@marquee/domain/accounts';
import { readEventCalendar, readFeed, readKept } from '@marquee/domain/feeds';
import { listHearts } from '@marquee/domain/hearts';
import { listItineraries } from '@marquee/domain/itineraries';
import { getVenue } from '@marquee/domain/venues';
import { Reject } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import { inLanguage } from '../documents/language-of-request.ts';
import { embeddedList } from '../embed/embedded-list.ts';
import { CALENDAR_TYPE, calendarOf } from '../feeds/calendar.ts';
import { daysOfNow } from '../feeds/days-of-now.ts';
import { shownTitle } from '../feeds/event-words.ts';
import { feedName, feedSearch, pageSearch } from '../feeds/feed-name.ts';
import { feedDocument, writtenDocument } from '../feeds/formats.ts';
import { saleOf } from '../feeds/sale-of.ts';
import { personOf } from '../person-of.ts';
import { board } from '../screens/board.ts';
import { printedWeek } from '../screens/printed-week.ts';
import type { Call, Document, Verbs } from '../verbs.ts';

export const feedRoutes: Verbs<Slices['feeds']> = {
  getCalendarFeed: (deps, { query }) => listFeed(deps, query, 'ics'),
  getRssFeed: (deps, { query }) => listFeed(deps, query, 'rss'),
  getJsonFeed: (deps, { query }) => listFeed(deps, query, 'json'),
  getCsvFeed: (deps, { query }) => listFeed(deps, query, 'csv'),
  getVenueFeed: (deps, { params }) => venueFeed(deps, params),
  getSavedEvents: (deps, { params, query }, call) => savedEvents(deps, params.format, query.ids, call),
  readOwnCalendar: async (deps, { body }, call) => {
    await countUse(deps, { what: 'calendar', by: personOf(call), limit: CALENDAR_LIMIT });
    const text = await deps.engine.readCalendar(body.address);
    if (text === null)
      throw new Reject(
        422,
        'calendar-not-read',
        'We could not read a calendar at this address. Save the calendar as a file and choose that.',
        'address',
      );
    return { text };
  },
  getEmbeddedList: (deps, { query }) => inLanguage(query.lang, () => embeddedList(deps, query)),
  getBoard: (deps, { query }) => inLanguage(query.lang, () => board(deps, query)),
  getPrintedWeek: (deps, { query }) => inLanguage(query.lang, () => printedWeek(deps, query)),
  getEventCalendar: async (deps, { params }) => {
    const read = await readEventCalendar(deps, params.slug);
    const { event } = read;
    const calendar = calendarOf({
      origin: deps.publicOrigin,
      name: shownTitle(event, event),
      events: [read, ...saleOf(read, deps.clock.now())],
    });
    return { ...(await writtenDocument(CALENDAR_TYPE, calendar)), filename: `${event.slug}.ics` };
  },
};

async function listFeed(deps: ApiDeps, query: FeedQuery, format: FeedFormat): Promise<Document> {
  const { city, events } = await readFeed(deps, await daysOfNow(deps, query));
  const origin = deps.publicOrigin;
  // In our spelling, however it was asked for: the same feed has the same address.
  const named = query.city === undefined ? query : { ...query, city: city.city };
  return feedDocument(format, {
    origin,
    name: feedName(city, query),
    self: `${origin}/api/feeds/events.${format}${feedSearch(named)}`,
    page: `${origin}/events${pageSearch(city, query)}`,
    events,
  });
}

/** All that is coming at a venue, under an address that stays when its name or its town changes. */
async function venueFeed(deps: ApiDeps, { slug, format }: { slug: string; format: FeedFormat }): Promise<Document> {
  const { list, name } = await getVenue(deps, slug);
  const { events } = await readFeed(deps, endpoints.getCalendarFeed.query.parse(list));
  const origin = deps.publicOrigin;
  const path = encodeURIComponent(slug);
  return feedDocument(format, {
    origin,
    name: `${name}: events`,
    self: `${origin}/api/venues/${path}/calendar/${format}`,
    page: `${origin}/venue/${path}`,
    events,
  });
}

/** What somebody saved, to take along: with an account its hearts and the events of its itineraries, else the events that the browser names. */
async function savedEvents(
  deps: ApiDeps,
  format: FeedFormat,
  named: readonly string[],
  { actor }: Call,
): Promise<Document> {
  const ids = actor.kind === 'user' ? await idsOf(deps, actor.userId) : named;
  const origin = deps.publicOrigin;
  const feed = {
    origin,
    name: 'Marquee: saved events',
    self: `${origin}/api/saved/${format}`,
    page: `${origin}/saved`,
    events: await readKept(deps, ids),
  };
  return { ...(await feedDocument(format, feed)), filename: `marquee-saved.${format}` };
}

async function idsOf(deps: ApiDeps, userId: string): Promise<string[]> {
  const [hearts, plans] = [await listHearts(deps, userId), await listItineraries(deps, userId)];
  return [...new Set([...hearts.ids, ...plans.flatMap(({ eventIds }) => eventIds)])];
}
