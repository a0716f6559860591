import type { Endpoints, Event, EventDetail, ResponseOf } from '@marquee/contract';

export const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
export const COLUMBIA = {
  city: 'Columbia',
  state: 'SC',
  status: 'live',
  center: { latitude: 34.0007, longitude: -81.0348 },
} as const;

/** A complete event; a test changes what it is about. */
export function anEvent(change: Partial<Event> = {}): Event {
  return {
    id: 'e1',
    slug: 'brass-at-dusk',
    title: 'Brass at Dusk',
    description: 'Loud and kind.',
    venue: 'The Old Depot',
    venueSlug: null,
    address: '1 Main Street',
    latitude: null,
    longitude: null,
    city: 'Columbia',
    state: 'SC',
    startDate: '2031-12-05T19:30',
    endDate: '2031-12-05T22:00',
    timezone: 'America/New_York',
    isAllDay: false,
    price: '$15-$25',
    priceMin: 15,
    priceMax: 25,
    categories: ['Music'],
    imageUrl: PIXEL,
    imageColor: null,
    generatedImageUrl: null,
    generatedImageBy: null,
    source: 'Depot Calendar',
    sourceUrl: 'https://depot.example/calendar/brass',
    url: 'https://depot.example/calendar/brass',
    ticketUrl: null,
    detailPageUrl: null,
    isFeatured: false,
    status: 'active',
    soldOut: false,
    isOnline: false,
    ages: null,
    familyFriendly: false,
    wheelchair: null,
    signLanguage: null,
    captions: null,
    sensoryFriendly: null,
    repeats: null,
    company: null,
    occurs: 'once',
    fees: null,
    entry: null,
    memberPrice: null,
    onSale: null,
    movedFrom: null,
    validationError: null,
    attendeeCount: 0,
    upcomingCount: 1,
    ...change,
  };
}

export function anEventDetail(change: Partial<EventDetail> = {}): EventDetail {
  return {
    ...anEvent(),
    organizer: null,
    accessNote: null,
    parkingNote: null,
    enhancementLevel: null,
    enhancedDetails: null,
    enhancementTimestamp: null,
    occurrences: [{ startDate: '2031-12-05T19:30', endDate: '2031-12-05T22:00', status: 'active', soldOut: false }],
    sources: [aClaim()],
    disagreements: [],
    ...change,
  };
}

type Claim = EventDetail['sources'][number];

export function aClaim(change: Partial<Claim> = {}): Claim {
  return {
    source: 'Depot Calendar',
    url: 'https://depot.example/calendar',
    venueSlug: null,
    ownPage: null,
    lastSeenAt: '2031-11-30T12:00:00.000Z',
    shiftWeeks: 0,
    fields: [
      { field: 'title', snippet: 'Brass at Dusk, live', locator: 'script[1]#/0/name', method: 'jsonld' },
      { field: 'price', snippet: '$15 to $25', locator: 'script[1]#/0/offers', method: 'jsonld' },
    ],
    ...change,
  };
}

const TITLES = [
  'Brass at Dusk',
  'Clay for Beginners',
  'Market Day',
  'The Long Quiet',
  'Sunrise Run',
  'Poets of the South',
];

/** So many different events. */
export function events(many: number): Event[] {
  return Array.from({ length: many }, (_, index) =>
    anEvent({ id: `e${index + 1}`, slug: `show-${index + 1}`, title: `${TITLES[index % TITLES.length]} ${index + 1}` }),
  );
}

export function eventPage(list: Event[]): ResponseOf<Endpoints['listEvents']> {
  return {
    events: list,
    nextCursor: null,
    nearby: [],
    boosted: [],
    city: COLUMBIA,
    found: { n: list.length, more: false },
  };
}

/** The same as a search answers. */
export function foundPage(list: Event[]): ResponseOf<Endpoints['searchEvents']> {
  return { ...eventPage(list), searchedFor: null };
}
