import { priceRange, zoned } from '../calendar/when.ts';
import type { Happening, Site } from '../model.ts';
import { html } from './escape.ts';
import { numberOf } from './number-of.ts';
import { toldTitle } from './told-title.ts';
import { clockText, dayText } from './us-dates.ts';

/** The feeds of platforms, each in the shape that its own software writes. */
export type FeedKind = 'rss' | 'google-calendar' | 'localist' | 'squarespace' | 'trumba';

export interface WrittenFeed {
  contentType: string;
  body: string;
}

export function writeFeed(kind: FeedKind, site: Site, happenings: readonly Happening[]): WrittenFeed {
  if (kind === 'rss') return { contentType: 'application/rss+xml; charset=utf-8', body: rss(site, happenings) };
  const value = { 'google-calendar': google, localist, squarespace, trumba }[kind](site, happenings);
  return { contentType: 'application/json; charset=utf-8', body: JSON.stringify(value) };
}

/** The date and the place are in the title: `Jazz Night — Sat, Dec 5 at 8:00 PM — Grange Hall`. */
function rss(site: Site, happenings: readonly Happening[]): string {
  const items = happenings.map(
    (
      h,
    ) => `<item><title>${html(`${toldTitle(h)} — ${dayText(h.start, 'long')} at ${clockText(h.start, 'long')} — ${h.venue.name}`)}</title>
<link>${h.url}</link><guid isPermaLink="false">${h.id}@${site.host}</guid>
<description>${html(h.text)}</description><enclosure url="${h.imageUrl}" type="image/png" length="0"/></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>${html(site.name)}</title><link>https://${site.host}/</link><description>${html(site.tagline)}</description>
${items.join('\n')}
</channel></rss>
`;
}

function google(site: Site, happenings: readonly Happening[]): unknown {
  return {
    kind: 'calendar#events',
    summary: site.name,
    timeZone: site.place.timezone,
    items: happenings.map((h) => ({
      kind: 'calendar#event',
      id: h.id.replaceAll('-', ''),
      status: h.status === 'cancelled' ? 'cancelled' : 'confirmed',
      htmlLink: h.url,
      summary: h.title,
      description: h.text,
      location: `${h.venue.name}, ${h.venue.street}, ${h.place.city}, ${h.place.state} ${h.venue.zip}, USA`,
      start: { dateTime: instant(h, h.start) },
      end: { dateTime: instant(h, h.end ?? h.start) },
    })),
  };
}

function localist(_site: Site, happenings: readonly Happening[]): unknown {
  return {
    events: happenings.map((h) => ({
      event: {
        id: h.showId,
        title: h.title,
        localist_url: h.url,
        photo_url: h.imageUrl,
        description_text: h.text,
        location_name: h.venue.name,
        geo: { street: h.venue.street, city: h.place.city, state: h.place.state, country: 'US', zip: h.venue.zip },
        ticket_cost: h.price ?? '',
        free: h.price === 'Free',
        status: h.status === 'cancelled' ? 'canceled' : 'live',
        event_instances: [
          {
            event_instance: {
              id: h.id,
              start: `${h.start}:00${zoned(h.start, h.place.timezone).offset}`,
              end: h.end ? `${h.end}:00${zoned(h.end, h.place.timezone).offset}` : null,
              all_day: false,
            },
          },
        ],
      },
    })),
    page: { current: 1, size: 100, total: 1 },
  };
}

function squarespace(site: Site, happenings: readonly Happening[]): unknown {
  return {
    website: { siteTitle: site.name, timeZone: site.place.timezone },
    collection: { typeName: 'events-stacked', title: 'Events' },
    past: [],
    upcoming: happenings.map((h) => ({
      id: h.id,
      title: html(toldTitle(h)),
      startDate: zoned(h.start, h.place.timezone).epochMilliseconds,
      endDate: zoned(h.end ?? h.start, h.place.timezone).epochMilliseconds,
      fullUrl: new URL(h.url).pathname,
      assetUrl: h.imageUrl,
      excerpt: `<p>${html(h.text)}</p>`,
      location: {
        addressTitle: h.venue.name,
        addressLine1: h.venue.street,
        addressLine2: `${h.place.city}, ${h.place.state}, ${h.venue.zip}`,
        addressCountry: 'United States',
      },
    })),
  };
}

function trumba(_site: Site, happenings: readonly Happening[]): unknown {
  return happenings.map((h) => ({
    eventID: 190_000_000 + numberOf(h.id),
    title: html(h.title),
    description: `<p>${html(h.text)}</p>`,
    location: html(`${h.venue.name}, ${h.venue.street}, ${h.place.city}, ${h.place.state} ${h.venue.zip}`),
    startDateTime: `${h.start}:00`,
    endDateTime: `${h.end ?? h.start}:00`,
    allDay: false,
    startTimeZoneOffset: zoned(h.start, h.place.timezone).offset.replace(':', ''),
    canceled: h.status === 'cancelled',
    eventImage: { url: h.imageUrl },
    customFields: h.price ? [{ fieldID: 1, label: 'Cost', value: priceRange(h.price) ? h.price : '' }] : [],
    permaLinkUrl: h.url,
  }));
}

function instant(h: Happening, local: string): string {
  return zoned(local, h.place.timezone).toInstant().toString({ smallestUnit: 'second' });
}
