import { completeLetter } from '@marquee/domain/accounts';
import { forgetConversations } from '@marquee/domain/concierge';
import type { EngineDeps } from '@marquee/domain/deps';
import { expireEvents, revalidateEvent } from '@marquee/domain/events';
import { writeWeekly } from '@marquee/domain/follows';
import { fetchImage } from '@marquee/domain/images';
import { tellKeepers } from '@marquee/domain/kept-changes';
import { type CompleteLetter, sendLetter } from '@marquee/domain/mail';
import { completeNotice, isNotice } from '@marquee/domain/notices';
import { scrapeSource } from '@marquee/domain/sources';
import type { Handlers } from '@marquee/platform';

/** Letters of an account, and those that can be turned off. */
const complete: CompleteLetter<EngineDeps> = (deps, letter) =>
  isNotice(letter) ? completeNotice(deps, letter) : completeLetter(deps, letter);

/** The handler of each kind of job. A kind without a handler does not compile. */
export const handlers = {
  'source.scrape': scrapeSource,
  'event.revalidate': revalidateEvent,
  'image.fetch': fetchImage,
  'mail.send': (deps, payload, job) => sendLetter(deps, payload, job, complete),
  'kept-changes.tell': tellKeepers,
  'weekly-letters.write': writeWeekly,
  'maintenance.expire': async (deps) => {
    const result = await expireEvents(deps);
    return { ...result, statements: [...(result.statements ?? []), forgetConversations(deps.clock.now())] };
  },
} satisfies Handlers;
