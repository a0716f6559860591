import { catalog } from './catalog.ts';

/** Texts of the VIP Event Details, loaded with them; prescribed texts as in the specification. */
export const enhancement = {
  'vip.title': 'VIP Event Details',
  'vip.fullDescription': 'Full description',
  'vip.detailedSchedule': 'Schedule',
  'vip.ticketTiers': 'Tickets',
  'vip.specialInstructions': 'Good to know',
  'vip.whatToBring': 'What to bring',
  'vip.dressCode': 'Dress code',
  'vip.parkingInfo': 'Parking',
  'vip.accessibilityInfo': 'Accessibility',
  'vip.venueAmenities': 'Amenities',
  'vip.transportation': 'Getting there',
  'vip.restaurants': 'Restaurants nearby',
  'vip.hotels': 'Hotels nearby',

  'vip.preparing': 'Next, we read the event’s own page for you',
  'vip.reading': 'Reading the event’s own page',
  'vip.percent': ({ percent }: { percent: number }) => `${percent}%`,
  'vip.hide': 'Hide the progress',
  'vip.hidden': 'The details appear here as soon as they are ready.',
  'vip.earned': ({ n }: { n: number }) => `You earned ${n} points`,
  'vip.curated': 'Experience curated successfully',
  'vip.failed': 'Experiencing technical difficulties',
  'vip.failedText': 'The details could not be prepared.',
  'vip.checkFailed': 'Enhancement check failed',
  'vip.again': 'Try Again',
  'vip.none': 'The event’s own page says nothing more about the visit.',

  'vip.fromPage': ({ host }: { host: string }) => `In the words of ${host}`,
  'vip.fromListing': 'In the words of the organizer’s listing',
  'vip.readOn': ({ when }: { when: string }) => `read ${when}`,
  'vip.byModel': 'AI chose these sentences. Each one is on that page, word for word.',
  'vip.where': 'Where each detail comes from',
  'vip.onPage': 'Show on the page',
} as const;

export const vip = catalog('enhancement', enhancement);
export type VipKey = keyof typeof enhancement;
