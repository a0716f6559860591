import { forgetConversations } from '@marquee/domain/concierge';
import { expireEvents, revalidateEvent } from '@marquee/domain/events';
import { writeWeekly } from '@marquee/domain/follows';
import { fetchImage } from '@marquee/domain/images';
import { tellKeepers } from '@marquee/domain/kept-changes';
import { completeLetter } from '@marquee/domain/letter-links';
import { sendLetter } from '@marquee/domain/mail';
import { obeyPublisher, scrapeSource } from '@marquee/domain/sources';
import { forgetViews } from '@marquee/domain/venues';
import type { Handlers } from '@marquee/platform';

/** The handler of each kind of job. A kind without a handler does not compile. */
export const handlers = {
  'source.scrape': scrapeSource,
  'source.obey-publisher': obeyPublisher,
  'event.revalidate': revalidateEvent,
  'image.fetch': fetchImage,
  'mail.send': (deps, payload, job) => sendLetter(deps, payload, job, completeLetter),
  'kept-changes.tell': tellKeepers,
  'weekly-letters.write': writeWeekly,
  'maintenance.expire': async (deps) => {
    const result = await expireEvents(deps);
    const now = deps.clock.now();
    return { ...result, statements: [...(result.statements ?? []), forgetConversations(now), forgetViews(now)] };
  },
} satisfies Handlers;
