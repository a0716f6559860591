import { letters, type Statement, write } from '@marquee/db';
import { DAY_MS, type Instant, KEPT_DAYS, RetryLater, say } from '@marquee/kernel';
import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { type ClaimedJob, type JobResult, OUTAGE_WAITS_MS } from '../jobs/index.ts';
import { isAboutMoney } from './about-money.ts';
import { addressLine } from './address-line.ts';
import { drawLetter } from './draw-letter.ts';
import type { CompleteLetter, Completion, Letter } from './letters.ts';
import { soldByIn, wordsOf } from './words.ts';

/** Letters whose secret link is made when they are sent. */
const COMPLETED: ReadonlySet<Letter['kind']> = new Set([
  'verify-email',
  'reset-password',
  'change-email',
  'event-changed',
  'sale',
  'weekly',
  'newsletter-confirm',
  'newsletter',
  'publisher-confirm',
  'venue-claim-confirm',
]);
/** Letters that could not be sent are kept this long for a person to try again. */
const KEEP_MS = KEPT_DAYS.unsentLetters * DAY_MS;
const SWEEP = 100;

/**
 * Sends one letter. Its row disappears in the commit that ends the job; after a crash before that commit it is sent again under the same
 * key, and the provider sends it once.
 */
export async function sendLetter(
  deps: EngineDeps,
  { letterId }: { letterId: string },
  job: ClaimedJob,
  complete: CompleteLetter<EngineDeps>,
): Promise<JobResult> {
  const [row] = await deps.db.select().from(letters).where(eq(letters.id, letterId));
  const statements = [write.delete(letters).where(eq(letters.id, letterId)), sweepLetters(deps.clock.now())];
  if (!row) return { outcome: 'skipped', detail: say('job.letterSentBefore') };
  if (!deps.mail.isSetUp) return { outcome: 'skipped', detail: say('job.noMailProvider'), statements };
  const letter = row as Letter;
  let completion: Completion | null = null;
  if (COMPLETED.has(letter.kind)) {
    completion = await complete(deps, letter);
    if (!completion)
      return { outcome: 'skipped', detail: say('job.letterForNobody', { kind: letter.kind }), statements };
  }
  const words = wordsOf(letter, completion);
  const { language } = letter;
  const seller = isAboutMoney(letter) ? sellerLine(deps.seller, soldByIn(language)) : senderOf(letter, deps.seller);
  const drawn = await drawLetter(words, { origin: deps.publicOrigin, language, seller });
  try {
    await deps.mail.send({
      key: `letter/${letter.id}`,
      to: letter.to,
      subject: words.subject,
      ...drawn,
      ...headersOf(completion, deps.publicOrigin),
    });
  } catch (error) {
    throw error instanceof RetryLater ? new RetryLater(error.detail, patience(job, error.delayMs)) : error;
  }
  return { outcome: 'done', detail: say('job.letterSent', { kind: letter.kind }), statements };
}

/** `Sold by Marquee, 12 Main Street, Columbia, SC 29201` */
const sellerLine = (seller: EngineDeps['seller'], soldBy: string) => `${soldBy} ${addressLine(seller)}`;

/** Who sends a newsletter: letters that nobody's account or purchase asks for name a postal address (15 U.S.C. § 7704). */
function senderOf({ kind }: Letter, seller: EngineDeps['seller']): string | null {
  return kind === 'newsletter' ? addressLine(seller) : null;
}

/** One press in a mail program ends this kind of letter (RFC 8058). */
function headersOf(completion: Completion | null, origin: string) {
  if (completion?.unsubscribe === undefined) return {};
  const address = new URL(`/api/notices/unsubscribe/${completion.unsubscribe}`, origin).href;
  const headers = { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { headers };
}

function patience({ attempts }: ClaimedJob, asked = 0): number {
  return Math.max(asked, OUTAGE_WAITS_MS[attempts - 1] ?? 0);
}

function sweepLetters(now: Instant): Statement {
  const old = write
    .select({ id: letters.id })
    .from(letters)
    .where(and(lt(letters.createdAt, now - KEEP_MS)))
    .orderBy(asc(letters.createdAt))
    .limit(SWEEP);
  return write.delete(letters).where(inArray(letters.id, old));
}
