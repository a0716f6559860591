import type { Tool } from './tool.ts';
import { buildItinerary } from './tools/build-itinerary.ts';
import { getEvent } from './tools/get-event.ts';
import { getVenue } from './tools/get-venue.ts';
import { listCities } from './tools/list-cities.ts';
import { listVenues } from './tools/list-venues.ts';
import { searchEvents } from './tools/search-events.ts';
import { subscribeToFeed } from './tools/subscribe-to-feed.ts';
import { tonight } from './tools/tonight.ts';

/** The tools of the MCP server, in the order in which clients show them. */
export const TOOLS: readonly Tool[] = [
  searchEvents,
  tonight,
  getEvent,
  listVenues,
  getVenue,
  listCities,
  buildItinerary,
  subscribeToFeed,
];
