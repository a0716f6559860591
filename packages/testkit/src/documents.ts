/** An event as a venue's page or calendar has it. */
export interface PublishedEvent {
  title: string;
  /** `2026-10-10T19:30`, or the date alone. */
  start: string;
  end?: string;
  id?: string;
  url?: string;
  venue?: string;
  /** As one text; by default at 12 Main St in Columbia. */
  address?: string;
  description?: string;
  image?: string;
  cancelled?: boolean;
  price?: string;
}

/** An HTML page with its events as JSON-LD; `links` go into the head. */
export function jsonLdPage(events: readonly PublishedEvent[], links = ''): string {
  const nodes = events.map((event) => ({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    startDate: event.start,
    ...(event.end ? { endDate: event.end } : {}),
    ...(event.url ? { url: event.url } : {}),
    ...(event.description ? { description: event.description } : {}),
    ...(event.image ? { image: event.image } : {}),
    ...(event.cancelled ? { eventStatus: 'https://schema.org/EventCancelled' } : {}),
    ...(event.price ? { offers: { '@type': 'Offer', price: event.price, priceCurrency: 'USD' } } : {}),
    location: {
      '@type': 'Place',
      name: event.venue ?? 'Granby Hall',
      address: event.address ?? {
        '@type': 'PostalAddress',
        streetAddress: '12 Main St',
        addressLocality: 'Columbia',
        addressRegion: 'SC',
      },
    },
  }));
  const data = JSON.stringify(nodes).replaceAll('<', '\\u003c');
  return `<!doctype html><html><head><title>Calendar</title>${links}
    <script type="application/ld+json">${data}</script></head><body><h1>Calendar</h1></body></html>`;
}

const icsTime = (local: string) => `${local.replaceAll(/[-:]/g, '')}${local.length === 16 ? '00' : ''}`;
const icsText = (text: string) => text.replaceAll(/([\\;,])/g, '\\$1').replaceAll('\n', '\\n');

/** The same as an iCalendar feed, which lists in full what lies between its first and last date. */
export function icsFeed(events: readonly PublishedEvent[]): string {
  const lines = events.flatMap((event) => [
    'BEGIN:VEVENT',
    `UID:${event.id ?? `${event.title}-${event.start}@venue.example.org`}`,
    'DTSTAMP:20260901T000000Z',
    event.start.length === 10
      ? `DTSTART;VALUE=DATE:${icsTime(event.start)}`
      : `DTSTART;TZID=America/New_York:${icsTime(event.start)}`,
    `SUMMARY:${icsText(event.title)}`,
    `LOCATION:${icsText(event.venue ?? 'Granby Hall')}`,
    ...(event.description ? [`DESCRIPTION:${icsText(event.description)}`] : []),
    ...(event.url ? [`URL:${event.url}`] : []),
    ...(event.cancelled ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//venue//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}
