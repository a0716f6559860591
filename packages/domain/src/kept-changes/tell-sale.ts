import { readRows } from '@marquee/db';
import { HOUR_MS, type Instant, say } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import type { JobResult } from '../jobs/index.ts';
import { type NewLetter, writeLetters } from '../mail/index.ts';
import { instantOf } from '../places/index.ts';
import { keepersOf } from './tell.sql.ts';
import { type DueSale, dueSale, forgetSale, tellSaleOn, waitForSale } from './tell-sale.sql.ts';

/** People in one batch: one job, one commit. */
const BATCH = 200;
/** A sale that began longer ago is no news any more. */
const LATE_MS = 12 * HOUR_MS;
/** A day without an hour is told in its morning. */
const MORNING = 'T08:00';

/**
 * Tells those who saved an event that the sale of its tickets begins, or begins at another time than they know. Letters, the person reached and the end of the job
 * are one commit, as for other changes (tell.ts).
 */
export async function tellSale(deps: EngineDeps): Promise<JobResult> {
  const now = deps.clock.now();
  const [due] = await readRows(deps.db, dueSale(now));
  if (!due) return { outcome: 'unchanged', detail: say('job.noKeptChange') };
  const { eventId, onSale, timezone, known } = due;
  if (onSale === null || timezone === null || !isOpen(due) || !deps.mail.isSetUp)
    return { outcome: 'skipped', detail: say('job.nobodyToTell'), statements: [forgetSale(eventId)] };
  const begins = instantOf(onSale.length > 10 ? onSale : `${onSale}${MORNING}`, timezone);
  const telling = due.telling ?? whatToTell({ known, onSale }, begins, now);
  if (telling === null)
    return {
      outcome: 'unchanged',
      detail: say('job.nothingToTell'),
      statements: [begins > now ? waitForSale(eventId, onSale, begins, now) : forgetSale(eventId)],
    };
  const keepers = await readRows(deps.db, keepersOf({ eventId, since: now, cursor: due.cursor }, BATCH));
  const letters = keepers.flatMap(({ userId, email, language, hasHeart }): NewLetter[] => {
    if (email === null || !hasHeart) return [];
    const data = { userId, title: due.title ?? '', slug: due.slug ?? '', what: telling, onSale, known };
    return [{ kind: 'sale', to: email, language: language === 'es' ? 'es' : 'en', data }];
  });
  const last = keepers.length === BATCH ? keepers.at(-1) : undefined;
  const end = telling === 'opens' ? forgetSale(eventId) : waitForSale(eventId, onSale, begins, now);
  return {
    outcome: 'done',
    detail: say('job.keepersWritten', { title: due.title ?? '', n: letters.length }),
    counts: { letters: letters.length },
    statements: [...writeLetters(deps, letters), last ? tellSaleOn(eventId, telling, last.userId) : end],
  };
}

/** Whether tickets can be had of it, and its page can be opened. */
const isOpen = ({ status, isSoldOut, isHidden }: DueSale) => status === 'active' && !isSoldOut && !isHidden;

function whatToTell(
  { known, onSale }: { known: string | null; onSale: string },
  begins: Instant,
  now: Instant,
): 'opens' | 'moved' | null {
  if (begins > now) return known !== null && known !== onSale ? 'moved' : null;
  return now - begins < LATE_MS ? 'opens' : null;
}
