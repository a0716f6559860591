import { describe, expect, it } from 'vitest';
import { type Draft, extract } from '../src/index.ts';
import { COLUMBIA, codes, only, read } from './reading.ts';

const feed = (value: unknown, url = 'https://feeds.example/list') =>
  extract({ url, contentType: 'application/json', bytes: new TextEncoder().encode(JSON.stringify(value)) }, COLUMBIA);
const told = ({ title, start, end, venue, address, city, state, url, status, allDay, price }: Draft) =>
  Object.fromEntries(
    Object.entries({
      title,
      start,
      end,
      venue,
      address,
      city,
      state,
      url,
      status,
      allDay,
      price: price && { value: price.value.minCents },
    })
      .filter(([, field]) => field !== undefined)
      .map(([name, field]) => [name, field?.value]),
  );

describe('Google Calendar', () => {
  const calendar = (items: unknown[], more = {}) => ({
    kind: 'calendar#events',
    timeZone: 'America/New_York',
    items,
    ...more,
  });

  it('reads instants on the clocks of the calendar, and the last day of an all-day event [BEY-02]', () => {
    const found = feed(
      calendar([
        {
          kind: 'calendar#event',
          id: 'a',
          summary: 'Jazz',
          status: 'confirmed',
          htmlLink: 'https://www.google.com/calendar/event?eid=a',
          location: 'Grange Hall, 12 Main St, Columbia, SC 29201',
          start: { dateTime: '2026-04-05T00:00:00Z' },
          end: { dateTime: '2026-04-04T22:00:00-04:00' },
        },
        {
          kind: 'calendar#event',
          id: 'b',
          summary: 'Fair',
          start: { date: '2026-05-01' },
          end: { date: '2026-05-03' },
        },
      ]),
    );
    expect(found.drafts.map(told)).toEqual([
      {
        title: 'Jazz',
        start: '2026-04-04T20:00',
        end: '2026-04-04T22:00',
        venue: 'Grange Hall',
        address: '12 Main St, Columbia, SC 29201',
        city: 'Columbia',
        state: 'SC',
        url: 'https://www.google.com/calendar/event?eid=a',
        status: 'scheduled',
      },
      { title: 'Fair', start: '2026-05-01', end: '2026-05-02', allDay: true },
    ]);
    expect(found.method).toBe('platform-feed');
  });

  it('leaves out what is private, busy or an empty shell, keeps rules, and asks for the next page', () => {
    const found = feed(
      calendar(
        [
          { id: 'a', summary: 'Lunch', visibility: 'private', start: { date: '2026-05-01' } },
          { id: 'b', start: { date: '2026-05-01' } },
          { id: 'c', status: 'cancelled' },
          { id: 'd', summary: 'Home', eventType: 'workingLocation', start: { date: '2026-05-01' } },
          {
            id: 'e',
            summary: 'Chess',
            start: { dateTime: '2026-04-02T18:00:00-04:00' },
            recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=TH'],
          },
        ],
        { nextPageToken: 'next one' },
      ),
      'https://www.googleapis.com/calendar/v3/calendars/x/events?key=k',
    );
    expect(found.drafts.map(({ title, recurrence }) => [title.value, recurrence?.value])).toEqual([
      ['Chess', 'RRULE:FREQ=WEEKLY;BYDAY=TH'],
    ]);
    expect(found.followUps).toEqual([
      {
        url: 'https://www.googleapis.com/calendar/v3/calendars/x/events?key=k&pageToken=next+one',
        reason: 'next-page',
      },
    ]);
  });

  it('says that an empty calendar is empty', () => {
    expect(codes(feed(calendar([])))).toEqual(['no-events']);
  });
});

describe('Localist', () => {
  const event = (fields: object, instances: object[]) => ({
    event: {
      title: 'Open Studio',
      id: 7,
      localist_url: 'https://calendar.example/event/open',
      event_instances: instances.map((one) => ({ event_instance: one })),
      ...fields,
    },
  });

  it('reads one showing for each instance, with place, price and labels', () => {
    const found = feed(
      {
        events: [
          event(
            {
              location_name: 'Art House',
              geo: { street: '9 Elm St', city: 'Columbia', state: 'SC' },
              ticket_cost: '$5',
              filters: { event_types: [{ name: 'Workshop' }], departments: [{ name: 'Arts' }] },
              status: 'live',
            },
            [
              { id: 1, start: '2026-04-04T20:00:00-04:00', end: '2026-04-04T21:00:00-04:00', all_day: false },
              { id: 2, start: '2026-04-11T00:00:00-04:00', end: null, all_day: true },
            ],
          ),
          event({ title: 'Talk', status: 'canceled', free: true }, [{ id: 3, start: '2026-04-05T10:00:00-04:00' }]),
        ],
        page: { current: 1, size: 10, total: 3 },
      },
      'https://calendar.example/api/2/events?pp=10',
    );
    expect(found.drafts.map(told)).toMatchObject([
      {
        title: 'Open Studio',
        start: '2026-04-04T20:00',
        end: '2026-04-04T21:00',
        venue: 'Art House',
        address: '9 Elm St',
        price: 500,
      },
      { title: 'Open Studio', start: '2026-04-11', allDay: true },
      { title: 'Talk', start: '2026-04-05T10:00', status: 'cancelled', price: 0 },
    ]);
    expect(found.drafts[0]?.labels?.value).toEqual(['Workshop']);
    expect(found.followUps).toEqual([
      { url: 'https://calendar.example/api/2/events?pp=10&page=2', reason: 'next-page' },
    ]);
  });
});

describe('LibCal', () => {
  it('reads its API', () => {
    const found = feed({
      events: [
        {
          id: 5,
          title: 'Story Time',
          allday: false,
          start: '2026-04-04T10:30:00-04:00',
          end: '2026-04-04T11:00:00-04:00',
          url: { public: 'https://lib.example/event/5', admin: 'https://lib.example/admin/5' },
          location: { id: 2, type: 1, name: 'Room A' },
          campus: { id: 1, name: 'Millwood Library' },
          category: [{ id: 3, name: 'Children' }],
          calendar: { id: 1, name: 'Main' },
        },
      ],
    });
    expect(told(only(found))).toEqual({
      title: 'Story Time',
      start: '2026-04-04T10:30',
      end: '2026-04-04T11:00',
      venue: 'Millwood Library',
      url: 'https://lib.example/event/5',
    });
  });

  it('reads what its own pages load', () => {
    const found = feed({
      total_results: 1,
      results: [
        {
          id: 5,
          title: 'Story Time',
          startdt: '2026-04-04 10:30:00',
          enddt: '2026-04-04 11:00:00',
          location: 'Millwood Library',
          url: 'https://lib.example/event/5',
          categories_arr: [{ name: 'Children' }],
        },
      ],
    });
    expect(told(only(found))).toMatchObject({
      start: '2026-04-04T10:30',
      end: '2026-04-04T11:00',
      venue: 'Millwood Library',
    });
  });
});

describe('Squarespace', () => {
  it('reads milliseconds on the clocks of the site, and only what is to come', () => {
    const found = feed(
      {
        website: { timeZone: 'America/New_York', siteTitle: 'Hall' },
        collection: { typeName: 'events-stacked' },
        past: [{ id: 'p', title: 'Old', startDate: 1_700_000_000_000, fullUrl: '/events/old' }],
        upcoming: [
          {
            id: 'u',
            title: 'Jazz &amp; Wine',
            startDate: Date.UTC(2026, 3, 5, 0),
            endDate: Date.UTC(2026, 3, 5, 2),
            fullUrl: '/events/jazz',
            assetUrl: 'https://img.example/a.jpg',
            location: {
              addressTitle: 'Grange Hall',
              addressLine1: '12 Main St',
              addressLine2: 'Columbia, SC, 29201',
              addressCountry: 'United States',
            },
          },
        ],
      },
      'https://hall.example/events?format=json',
    );
    expect(told(only(found))).toEqual({
      title: 'Jazz & Wine',
      start: '2026-04-04T20:00',
      end: '2026-04-04T22:00',
      venue: 'Grange Hall',
      address: '12 Main St',
      city: 'Columbia',
      state: 'SC',
      url: 'https://hall.example/events/jazz',
    });
  });
});

describe('Tockify', () => {
  it('reads instants, whole days and the address of each showing', () => {
    const found = feed(
      {
        events: [
          {
            eid: { uid: '18', tid: 1775347200000, seq: 0, rid: 0 },
            when: {
              start: { millis: Date.UTC(2026, 3, 5, 0), tzid: 'America/New_York' },
              end: { millis: Date.UTC(2026, 3, 5, 1), tzid: 'America/New_York' },
              allDay: false,
            },
            content: {
              summary: { text: 'Jazz' },
              place: 'Grange Hall',
              address: '12 Main St, Columbia, SC',
              tagset: { tags: { default: ['music'] } },
            },
            status: { name: 'scheduled' },
          },
          {
            eid: { uid: '19', tid: 1775275200000 },
            when: {
              start: { millis: Date.UTC(2026, 3, 4, 4), tzid: 'America/New_York' },
              end: { millis: Date.UTC(2026, 3, 6, 4), tzid: 'America/New_York' },
              allDay: true,
            },
            content: { summary: { text: 'Fair' } },
          },
        ],
      },
      'https://tockify.com/api/ngevent?calname=hall',
    );
    expect(found.drafts.map(told)).toMatchObject([
      {
        title: 'Jazz',
        start: '2026-04-04T20:00',
        end: '2026-04-04T21:00',
        venue: 'Grange Hall',
        url: 'https://tockify.com/hall/detail/18/1775347200000',
      },
      { title: 'Fair', start: '2026-04-04', end: '2026-04-05', allDay: true },
    ]);
  });
});

describe('Legistar', () => {
  it.each([
    ['a list', (meetings: unknown[]) => meetings],
    ['an OData answer', (meetings: unknown[]) => ({ value: meetings })],
  ])('reads %s of meetings, the time beside the day', (_, wrap) => {
    const found = feed(
      wrap([
        {
          EventId: 1,
          EventBodyName: 'City Council',
          EventDate: '2026-04-07T00:00:00',
          EventTime: '6:00 PM',
          EventLocation: 'City Hall, 1737 Main St, Columbia, SC',
          EventInSiteURL: 'https://city.example/m/1',
        },
      ]),
    );
    expect(told(only(found))).toMatchObject({ title: 'City Council', start: '2026-04-07T18:00', venue: 'City Hall' });
  });
});

describe('DICE, Trumba, Elfsight', () => {
  it('DICE: instants in the zone of the venue, the least price with its fees in cents', () => {
    const found = feed({
      data: [
        {
          id: 'x',
          name: 'Band',
          date: '2026-04-05T00:30:00Z',
          timezone: 'America/New_York',
          perm_name: 'band',
          venue: 'Club',
          ticket_types: [{ price: { total: 2009 } }, { price: { total: 1500 } }],
          currency: 'USD',
          url: 'https://link.example/x',
        },
      ],
      links: { next: 'https://feeds.example/list?page=2' },
    });
    expect(told(only(found))).toMatchObject({ start: '2026-04-04T20:30', venue: 'Club', price: 1500 });
    expect(found.followUps).toEqual([{ url: 'https://feeds.example/list?page=2', reason: 'next-page' }]);
  });

  it('Trumba: local times, cancelled events, a labelled price', () => {
    const found = feed([
      {
        eventID: 1,
        title: 'Story Time',
        startDateTime: '2026-04-04T10:30:00',
        endDateTime: '2026-04-04T11:00:00',
        startTimeZoneOffset: '-0400',
        location: '<a href="/x">Millwood Library</a>',
        canceled: true,
        permaLinkUrl: 'https://lib.example/?trumbaEmbed=1',
        customFields: [{ label: 'Cost', value: '$3' }],
      },
    ]);
    expect(told(only(found))).toMatchObject({
      start: '2026-04-04T10:30',
      venue: 'Millwood Library',
      status: 'cancelled',
      price: 300,
    });
  });

  it('Elfsight: places by their ids, repetition as a rule', () => {
    const settings = {
      events: [
        {
          id: 'e',
          name: 'Trivia',
          start: { date: '2026-04-07', time: '19:00' },
          end: { date: '2026-04-07', time: '21:00' },
          timeZone: 'America/New_York',
          repeatPeriod: 'weeklyOn',
          repeatInterval: 1,
          repeatWeeklyOnDays: ['tu'],
          repeatEnds: 'never',
          location: ['l1'],
        },
      ],
      locations: [{ id: 'l1', name: 'Tavern', address: '1 Oak St, Columbia, SC 29205' }],
    };
    const draft = only(feed({ status: 1, data: { widgets: { w: { data: { app: 'event-calendar', settings } } } } }));
    expect(told(draft)).toMatchObject({
      start: '2026-04-07T19:00',
      end: '2026-04-07T21:00',
      venue: 'Tavern',
      address: '1 Oak St, Columbia, SC 29205',
    });
    expect(draft.recurrence?.value).toBe('RRULE:FREQ=WEEKLY;BYDAY=TU');
  });
});

it('a known feed whose events are all left out is not read again as unknown JSON', () => {
  expect(
    read(
      JSON.stringify({
        kind: 'calendar#events',
        items: [
          {
            summary: 'Doctor',
            visibility: 'private',
            start: { dateTime: '2026-04-04T10:00:00Z' },
            end: { dateTime: '2026-04-04T11:00:00Z' },
          },
        ],
      }),
      COLUMBIA,
      'application/json',
    ).drafts,
  ).toEqual([]);
});
