import { showingsOf } from '@marquee/domain/sources';
import { extract } from '@marquee/extraction';

const HINTS = { today: '2026-12-01', timezone: 'America/New_York', city: 'Columbia', state: 'SC' };

/** A structure that schema.org prints as an example of Event, of a kind of it or of a property of it, with data of our own. */
interface Example {
  /** What schema.org shows with it. */
  shows: string;
  /** JSON-LD, or markup. */
  data: object | string;
  /** `title | start–end | venue | other`, of the next showings. */
  right: readonly string[];
  /** For an example of which nothing is an event to list. */
  why?: string;
}

const PLACE = {
  '@type': 'Place',
  name: 'Otter Hall',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '12 Weir Street',
    addressLocality: 'Columbia',
    addressRegion: 'SC',
    postalCode: '29201',
    addressCountry: 'US',
  },
};
const of = (type: string, fields: object) => ({
  '@context': 'https://schema.org',
  '@type': type,
  name: 'Otter Evening',
  ...fields,
});
const EVENING = { startDate: '2026-12-11T19:30-05:00', endDate: '2026-12-11T23:00-05:00', location: PLACE };
const RIGHT = ['Otter Evening | 2026-12-11T19:30–2026-12-11T23:00 | Otter Hall'];
const OPEN = ['Otter Evening | 2026-12-11T19:30 | Otter Hall'];
const TIMED = { startDate: '2026-12-11T19:30', location: PLACE };
const every = (fields: object) =>
  of('Event', {
    location: PLACE,
    eventSchedule: {
      '@type': 'Schedule',
      startTime: '19:00',
      endTime: '20:00',
      scheduleTimezone: 'America/New_York',
      ...fields,
    },
  });
const evenings = (...days: string[]) => days.map((day) => `Otter Evening | ${day}T19:00–${day}T20:00 | Otter Hall`);
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `https://schema.org/${day}`);

const KINDS =
  'BusinessEvent ChildrensEvent ComedyEvent CourseInstance DanceEvent EducationEvent EventSeries ExhibitionEvent Festival FoodEvent Hackathon LiteraryEvent MusicEvent PerformingArtsEvent SaleEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent VisualArtsEvent ConferenceEvent';
const NO_KINDS = 'BroadcastEvent OnDemandEvent PublicationEvent DeliveryEvent';

const EXAMPLES: readonly Example[] = [
  ...KINDS.split(' ').map((type) => ({ shows: type, data: of(type, EVENING), right: RIGHT })),
  ...NO_KINDS.split(' ').map((type) => ({
    shows: type,
    data: of(type, EVENING),
    right: [],
    why: 'Broadcasts, releases and deliveries have nothing to attend.',
  })),
  {
    shows: 'Event in microdata, with its address and an offer',
    data: '<div itemscope itemtype="https://schema.org/Event"><a itemprop="url" href="/o"><span itemprop="name">Otter Evening</span></a><meta itemprop="startDate" content="2026-12-11T19:30">Fri, Dec 11, 7:30 PM<div itemprop="location" itemscope itemtype="https://schema.org/Place"><span itemprop="name">Otter Hall</span><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">Columbia</span>, <span itemprop="addressRegion">SC</span></div></div><div itemprop="offers" itemscope itemtype="https://schema.org/AggregateOffer">from <span itemprop="lowPrice">$35</span></div></div>',
    right: OPEN,
  },
  {
    shows: 'Event in RDFa',
    data: '<div vocab="https://schema.org/" typeof="Event"><a property="url" href="/o"><span property="name">Otter Evening</span></a><span property="startDate" content="2026-12-11T19:30">Fri, Dec 11, 7:30 PM</span><div property="location" typeof="Place"><span property="name">Otter Hall</span></div></div>',
    right: OPEN,
  },
  {
    shows: 'offers: AggregateOffer with counts',
    data: of('SportsEvent', {
      ...TIMED,
      offers: { '@type': 'AggregateOffer', lowPrice: '35', priceCurrency: 'USD', offerCount: '1938' },
    }),
    right: OPEN,
  },
  {
    shows: 'performer, and workPerformed with its sameAs',
    data: of('MusicEvent', {
      ...TIMED,
      performer: [{ '@type': 'MusicGroup', name: 'Reed Trio' }],
      workPerformed: [{ '@type': 'CreativeWork', name: 'Suite in D' }],
    }),
    right: OPEN,
  },
  {
    shows: 'location as a text',
    data: of('Event', { ...TIMED, location: 'Otter Hall, 12 Weir Street, Columbia, SC 29201' }),
    right: OPEN,
  },
  {
    shows: 'location: a MusicVenue with a text as address',
    data: of('MusicEvent', {
      ...TIMED,
      location: { '@type': 'MusicVenue', name: 'Otter Hall', address: '12 Weir Street, Columbia, SC 29201' },
    }),
    right: OPEN,
  },
  {
    shows: 'ScreeningEvent: workPresented, videoFormat',
    data: of('ScreeningEvent', {
      ...TIMED,
      location: { '@type': 'MovieTheater', name: 'Otter Hall' },
      workPresented: { '@type': 'Movie', name: 'The Weir' },
      videoFormat: 'HD',
    }),
    right: OPEN,
  },
  { shows: 'doorTime', data: of('TheaterEvent', { ...TIMED, doorTime: '2026-12-11T18:30' }), right: OPEN },
  {
    shows: 'duration',
    data: of('Event', { ...TIMED, duration: 'PT3H30M' }),
    right: RIGHT,
  },
  {
    shows: 'startDate and endDate as days',
    data: of('Festival', { startDate: '2026-12-11', endDate: '2026-12-13', location: PLACE }),
    right: ['Otter Evening | 2026-12-11–2026-12-13 | Otter Hall'],
  },
  {
    shows: 'subEvent, each with its own name and start',
    data: of('Festival', {
      startDate: '2026-12-11',
      endDate: '2026-12-13',
      location: PLACE,
      subEvent: [
        { '@type': 'MusicEvent', name: 'Otter Matinee', startDate: '2026-12-12T14:00' },
        { '@type': 'MusicEvent', name: 'Otter Finale', startDate: '2026-12-13T20:00' },
      ],
    }),
    right: [
      'Otter Evening | 2026-12-11–2026-12-13 | Otter Hall',
      'Otter Finale | 2026-12-13T20:00 | Otter Hall',
      'Otter Matinee | 2026-12-12T14:00 | Otter Hall',
    ],
  },
  {
    shows: 'superEvent',
    data: of('Event', {
      ...TIMED,
      superEvent: { '@type': 'EventSeries', name: 'Otter Winter', startDate: '2026-12-01' },
    }),
    right: OPEN,
  },
  {
    shows: 'eventStatus: EventCancelled',
    data: of('Event', { ...TIMED, eventStatus: 'https://schema.org/EventCancelled' }),
    right: ['Otter Evening | 2026-12-11T19:30 | Otter Hall | cancelled'],
  },
  {
    shows: 'eventStatus: EventPostponed',
    data: of('Event', { ...TIMED, eventStatus: 'https://schema.org/EventPostponed' }),
    right: ['Otter Evening | 2026-12-11T19:30 | Otter Hall | postponed'],
  },
  {
    shows: 'eventStatus: EventRescheduled, previousStartDate',
    data: of('Event', {
      ...TIMED,
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2026-11-11T19:30',
    }),
    right: OPEN,
  },
  {
    shows: 'eventStatus: EventMovedOnline, VirtualLocation',
    data: of('Event', {
      ...TIMED,
      eventStatus: ['https://schema.org/EventRescheduled', 'https://schema.org/EventMovedOnline'],
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://otter.example/watch' },
    }),
    right: ['Otter Evening | 2026-12-11T19:30 | Online | online'],
  },
  {
    shows: 'eventAttendanceMode: MixedEventAttendanceMode with both locations',
    data: of('Event', {
      ...TIMED,
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [{ '@type': 'VirtualLocation', url: 'https://otter.example/watch' }, PLACE],
    }),
    right: OPEN,
  },
  {
    shows: 'isAccessibleForFree, maximumAttendeeCapacity, inLanguage, typicalAgeRange',
    data: of('Event', {
      ...TIMED,
      isAccessibleForFree: true,
      maximumAttendeeCapacity: 80,
      inLanguage: 'en',
      typicalAgeRange: '7-',
    }),
    right: OPEN,
  },
  {
    shows: 'an ItemList of events',
    data: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', position: 1, item: of('Event', TIMED) }],
    },
    right: OPEN,
  },
  {
    shows: 'event of an Organization or a Place',
    data: { '@context': 'https://schema.org', ...PLACE, event: [of('Event', { startDate: '2026-12-11T19:30' })] },
    right: OPEN,
  },
  {
    shows: 'a graph, with the place by its id',
    data: {
      '@context': 'https://schema.org',
      '@graph': [{ ...PLACE, '@id': '#hall' }, of('Event', { ...TIMED, location: { '@id': '#hall' } })],
    },
    right: OPEN,
  },
  {
    shows: 'eventSchedule: weekly on a day of the week',
    data: every({
      repeatFrequency: 'P1W',
      byDay: 'https://schema.org/Wednesday',
      startDate: '2026-12-01',
      endDate: '2026-12-20',
    }),
    right: evenings('2026-12-02', '2026-12-09', '2026-12-16'),
  },
  {
    shows: 'eventSchedule: two days of each month, without a first day',
    data: every({ repeatFrequency: 'P1M', byMonthDay: [1, 15], endDate: '2027-01-10' }),
    right: evenings('2026-12-01', '2026-12-15', '2027-01-01'),
  },
  {
    shows: 'eventSchedule: daily, so many times',
    data: every({ repeatFrequency: 'P1D', repeatCount: 3, startDate: '2026-12-24' }),
    right: evenings('2026-12-24', '2026-12-25', '2026-12-26'),
  },
  {
    shows: 'eventSchedule: two schedules, daily on weekdays, without a first day',
    data: of('Event', {
      location: PLACE,
      eventSchedule: ['09', '14'].map((hour) => ({
        '@type': 'Schedule',
        repeatFrequency: 'P1D',
        byDay: WEEKDAYS,
        startTime: `${hour}:00`,
        endTime: `${Number(hour) + 1}:00`,
        endDate: '2026-12-02',
        scheduleTimezone: 'America/New_York',
      })),
    }),
    right: ['2026-12-01', '2026-12-02'].flatMap((day) => [
      `Otter Evening | ${day}T09:00–${day}T10:00 | Otter Hall`,
      `Otter Evening | ${day}T14:00–${day}T15:00 | Otter Hall`,
    ]),
  },
  {
    shows: 'eventSchedule: the second Monday of each month, without a first day',
    data: every({ repeatFrequency: 'P1M', byDay: '2MO', endDate: '2027-01-31' }),
    right: evenings('2026-12-14', '2027-01-11'),
  },
  {
    shows: 'eventSchedule: exceptDate',
    data: every({
      repeatFrequency: 'P1W',
      byDay: 'https://schema.org/Wednesday',
      startDate: '2026-12-01',
      endDate: '2026-12-20',
      exceptDate: '2026-12-09',
    }),
    right: evenings('2026-12-02', '2026-12-16'),
  },
];

export interface SchemaFigures {
  examples: number;
  right: number;
  reasons: Record<string, number>;
  unexplained: Array<{ shows: string; wanted: readonly string[]; found: readonly string[] }>;
}

/** Whether each of the structures that schema.org prints for events is read as what it says. */
export function readSchemaExamples(): SchemaFigures {
  const figures: SchemaFigures = { examples: EXAMPLES.length, right: 0, reasons: {}, unexplained: [] };
  for (const { shows, data, right, why } of EXAMPLES) {
    const found = readingOf(data);
    if (JSON.stringify(found) !== JSON.stringify(right)) figures.unexplained.push({ shows, wanted: right, found });
    else if (why === undefined) figures.right += 1;
    else figures.reasons[why] = (figures.reasons[why] ?? 0) + 1;
  }
  return figures;
}

function readingOf(data: object | string): string[] {
  const body = typeof data === 'string' ? data : `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  const bytes = new TextEncoder().encode(`<!doctype html><title>Otter</title>${body}`);
  const document = { url: 'https://otter.example/whats-on', contentType: 'text/html; charset=utf-8', bytes };
  const { drafts } = showingsOf(extract(document, HINTS), HINTS);
  return drafts
    .map(({ title, start, end, venue, status, isOnline }) =>
      [
        title.value,
        end ? `${start.value}–${end.value}` : start.value,
        venue?.value,
        status && status.value !== 'scheduled' ? status.value : undefined,
        isOnline?.value ? 'online' : undefined,
      ]
        .filter((part) => part !== undefined)
        .join(' | '),
    )
    .sort();
}
