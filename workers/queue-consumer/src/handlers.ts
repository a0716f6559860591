import { completeLetter } from '@marquee/domain/accounts';
import { expireEvents, revalidateEvent } from '@marquee/domain/events';
import { fetchImage } from '@marquee/domain/images';
import { sendLetter } from '@marquee/domain/mail';
import { scrapeSource } from '@marquee/domain/sources';
import type { Handlers } from '@marquee/platform';

/** The handler of each kind of job. A kind without a handler does not compile. */
export const handlers = {
  'source.scrape': scrapeSource,
  'event.revalidate': revalidateEvent,
  'image.fetch': fetchImage,
  'mail.send': (deps, payload, job) => sendLetter(deps, payload, job, completeLetter),
  'maintenance.expire': expireEvents,
} satisfies Handlers;
