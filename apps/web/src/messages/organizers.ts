import { catalog } from './catalog.ts';

/** The line of what owners of events do here, apart from what guests do. */
export const organizers = {
  'organizers.label': 'For organizers',
  'organizers.boostOne': 'Boost one of these events',
  'organizers.boostOff': 'Hide the boost buttons',
  'organizers.send': 'Send us an event',
  'organizers.advertise': 'Advertise',
  'organizers.venue': 'Manage this venue',
} as const;

export const organizerText = catalog('organizers', organizers);
