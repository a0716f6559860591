import { expireEvents, revalidateEvent } from '@marquee/domain/events';
import { fetchImage } from '@marquee/domain/images';
import { scrapeSource } from '@marquee/domain/sources';
import type { Handlers } from '@marquee/platform';

/** The handler of each kind of job. A kind without a handler does not compile. */
export const handlers = {
  'source.scrape': scrapeSource,
  'event.revalidate': revalidateEvent,
  'image.fetch': fetchImage,
  'maintenance.expire': expireEvents,
} satisfies Handlers;
