import { priceRange, zoned } from '../calendar/when.ts';
import type { Happening, Site } from '../model.ts';
import { numberOf } from './number-of.ts';
import { toldTitle } from './told-title.ts';

/** What a ticket seller's page hands to its scripts. */
export function ticketData(site: Site, happenings: readonly Happening[]): unknown {
  return {
    organizer: { display_name: site.name, vanity: site.host },
    view: { locale: 'en_US', currency: 'USD' },
    upcoming: { pagination: { page: 1, page_count: 1 }, events: happenings.map(ticketed) },
  };
}

function ticketed(h: Happening) {
  const range = priceRange(h.price);
  const [day = '', clock = ''] = h.start.split('T');
  const [lastDay = day, lastClock = clock] = (h.end ?? h.start).split('T');
  const money = (cents: number) => ({ value: cents, major_value: (cents / 100).toFixed(2), currency: 'USD' });
  return {
    id: `${72_000_000 + numberOf(h.id)}`,
    name: toldTitle(h),
    summary: h.text,
    start_date: day,
    start_time: clock,
    end_date: lastDay,
    end_time: lastClock,
    timezone: h.place.timezone,
    url: h.url,
    image: { url: h.imageUrl },
    primary_venue: {
      name: h.venue.name,
      address: {
        address_1: h.venue.street,
        city: h.place.city,
        region: h.place.state,
        postal_code: h.venue.zip,
        country: 'US',
      },
    },
    ...(range
      ? {
          ticket_availability: {
            is_free: range.maxCents === 0,
            minimum_ticket_price: money(range.minCents),
            maximum_ticket_price: money(range.maxCents),
          },
        }
      : {}),
  };
}

/** A response with the site's own field names, for its own page only. */
export function agendaJson(site: Site, happenings: readonly Happening[]): unknown {
  return {
    playhouse: site.name,
    season: happenings.map((h) => ({
      eventTitle: toldTitle(h),
      beginsAt: zoned(h.start, h.place.timezone).toInstant().toString(),
      finishesAt: zoned(h.end ?? h.start, h.place.timezone)
        .toInstant()
        .toString(),
      venueName: h.venue.name,
      streetAddress: `${h.venue.street}, ${h.place.city}, ${h.place.state} ${h.venue.zip}`,
      ticketPrice: h.price ?? null,
      photo: h.imageUrl,
      link: h.url,
      description: h.text,
    })),
  };
}
