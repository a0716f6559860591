import { FEED_EVENTS } from '@marquee/contract';
import { z } from 'zod';
import { COUNTED } from '../city-evidence.ts';
import { dayFields, filterFields, placeFields, queryOf } from '../place.ts';
import { defineTool } from '../tool.ts';

export const subscribeToFeed = defineTool({
  name: 'subscribe_to_feed',
  title: 'Subscribe to a feed',
  description:
    'The addresses of a list or search as a calendar, RSS and JSON Feed, and how a person subscribes. It stores nothing. Days named by "when" move with the calendar.',
  input: z.strictObject({ ...placeFields, ...filterFields, ...dayFields }),
  async answer({ read, now }, input) {
    const { term, when, from, to } = input;
    const feed = await read('getJsonFeed', { query: { ...queryOf(input), q: term, when, from, to } });
    const json = feed.feed_url;
    const calendar = json.replace('/events.json', '/events.ics');
    const webcal = calendar.replace(/^https?:/, 'webcal:');
    return {
      name: feed.title,
      calendar,
      webcal,
      rss: json.replace('/events.json', '/events.rss'),
      json,
      page: feed.home_page_url,
      events: feed.items.length,
      mostEvents: FEED_EVENTS,
      howToSubscribe: [
        `Apple Calendar and Outlook: open ${webcal}`,
        `Google Calendar: Other calendars, From URL, and paste ${calendar}`,
        'A reader of feeds: add the RSS or JSON address.',
      ],
      source: COUNTED,
      lastConfirmed: new Date(now).toISOString(),
      certainty: {
        level: 'high',
        because: ['The feed was read just now. What it lists is as certain as each event: get_event tells.'],
      },
    };
  },
});
