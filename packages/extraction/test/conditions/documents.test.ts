import { describe, expect, it } from 'vitest';
import { extract } from '../../src/index.ts';

const HINTS = { today: '2026-11-22', timezone: 'America/New_York', city: 'Columbia', state: 'SC' };
const VENUE = {
  '@type': 'Place',
  name: 'The Hall',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '1 Main Street',
    addressLocality: 'Columbia',
    addressRegion: 'SC',
  },
};
const VIRTUAL = { '@type': 'VirtualLocation', url: 'https://zoom.us/j/1' };
const mode = (name: string) => `https://schema.org/${name}EventAttendanceMode`;

function read(properties: object) {
  const node = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'Jazz',
    startDate: '2026-12-05T19:30',
    ...properties,
  };
  const html = `<html><body><h1>Jazz</h1><script type="application/ld+json">${JSON.stringify(node)}</script></body></html>`;
  const document = {
    url: 'https://hall.example/jazz',
    contentType: 'text/html',
    bytes: new TextEncoder().encode(html),
  };
  const [draft] = extract(document, HINTS).drafts;
  return draft;
}

describe('conditions in structured data [BEY-41]', () => {
  it('is sold out where every offer says so, with its place in the document', () => {
    const offer = (availability: string) => ({
      '@type': 'Offer',
      price: '10',
      availability: `https://schema.org/${availability}`,
    });
    expect(read({ offers: [offer('SoldOut'), offer('SoldOut')] })?.soldOut).toEqual({
      value: true,
      evidence: [
        {
          document: 'https://hall.example/jazz',
          locator: 'script[1]#/offers/0/availability',
          snippet: 'https://schema.org/SoldOut',
          method: 'jsonld',
        },
      ],
    });
    expect(read({ offers: [offer('SoldOut'), offer('InStock')] })?.soldOut).toBeUndefined();
  });

  it('is online without a place to go to, and not where it can be attended in both ways', () => {
    const of = (properties: object) => read(properties)?.isOnline?.value;
    expect(of({ location: VIRTUAL })).toBe(true);
    expect(of({ location: { '@type': 'Place', name: 'Library' }, eventAttendanceMode: mode('Online') })).toBe(true);
    expect(of({ location: [VENUE, VIRTUAL], eventAttendanceMode: mode('Mixed') })).toBe(false);
    expect(of({ location: VENUE, eventAttendanceMode: mode('Online') })).toBeUndefined();
    expect(of({ location: { '@type': 'Place', name: 'Zoom' } })).toBe(true);
    expect(of({ location: 'https://maps.google.com/?q=hall' })).toBeUndefined();
    expect(of({ location: 'https://thehall.example/' })).toBeUndefined();
  });

  it('has the ages, and the start before it was moved', () => {
    expect(read({ typicalAgeRange: '18+' })?.ages?.value).toBe('18+');
    expect(read({ typicalAgeRange: '5-12' })?.ages).toBeUndefined();
    const moved = { previousStartDate: '2026-12-04T19:00', eventStatus: 'https://schema.org/EventRescheduled' };
    expect(read(moved)?.previousStart?.value).toBe('2026-12-04T19:00');
    expect(read({ previousStartDate: '2026-12-05T19:30' })?.previousStart).toBeUndefined();
  });
});
