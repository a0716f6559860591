import { catalog } from './catalog.ts';
import { counted } from './dates.ts';

/** The page of an event; loaded with it. */
export const detail = {
  'detail.back': 'Back to Events',
  'detail.venueWord': ({ when }: { when: string }) => `the venue’s own word, ${when}`,
  'detail.venueWordText': 'The venue corrected this itself. Its word stands above what websites say.',
  'detail.venueNothing': 'removed',
  'detail.venueTakesPlace': 'Takes place',
  'detail.venuePage': 'About the venue',
  'detail.about': 'About this event',
  'detail.noDescription': 'The organizer has not provided a description. Their own page may have one.',
  'detail.when': 'Date and time',
  'detail.where': 'Location',
  'detail.price': 'Price',
  'detail.presentedBy': ({ source }: { source: string }) => `Listed by ${source}`,
  'detail.tickets': 'Get Tickets',
  'detail.soldOutLink': 'See event page',
  'detail.soldOut': 'Sold out – the source says so.',
  'detail.dateSoldOut': 'The next date is sold out. Other dates are not.',
  'detail.movedFrom': ({ when }: { when: string }) => `Moved from ${when}.`,
  'detail.onlineText': 'See the event page for how to join.',
  'detail.ages': 'Ages',
  'detail.share': 'Share Event',
  'detail.boost': 'Boost Event',
  'detail.shared': 'Link copied',
  'detail.sharedText': 'The link to this event is ready to paste.',
  'detail.shareFailed': 'The link could not be copied',
  'detail.dates': 'All dates',
  'detail.showDates': ({ n }: { n: number }) => `Show all ${n} dates`,
  'detail.sources': 'Where this comes from',
  'detail.sourcesText': 'Each fact in the words of its source.',
  'detail.sourcePage': 'Open the page it comes from',
  'detail.technical': 'Details',
  'detail.report': 'Report a problem',
  'detail.checked': ({ when }: { when: string }) => `last checked ${when}`,
  'detail.pageWord': ({ when }: { when: string }) => `the event’s own page, checked ${when}`,
  'detail.pageWordText': ({ about }: { about: string }) =>
    `About ${about}. The page says more than the list that led to it.`,
  'detail.pageSays': 'The page says',
  'detail.movedTo': ({ when }: { when: string }) => `Moved to ${when}`,
  'detail.shifted': ({ n }: { n: number }) =>
    `From a recording. Its dates were moved by ${counted(n, 'week', 'weeks')}.`,
  'detail.field': 'Fact',
  'detail.snippet': 'Original text',
  'detail.method': 'Found in',
  'detail.loading': 'Loading the event…',
  'detail.failed': 'This event could not be loaded',
  'detail.notFoundTitle': 'Event Not Found',
  'detail.notFoundText': "The event you're looking for doesn't exist or has been moved.",
  'detail.home': 'Return Home',
  'detail.cardImage': ({ title }: { title: string }) => `Picture of ${title}`,

  'unavailable.title': 'Our Sincere Apologies',
  'unavailable.tag': 'VIP Concierge Service',
  'unavailable.text':
    'appears to be no longer available at its original source. It has been flagged for review, to be verified or removed.',
  'unavailable.back': 'Go Back',
  'unavailable.browse': 'Browse Events',
  'unavailable.home': 'Home',
} as const;

export const detailText = catalog('detail', detail);
