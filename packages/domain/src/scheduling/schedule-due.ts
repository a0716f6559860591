import { atomically, readRows } from '@marquee/db';
import { isAllowedAnywhere } from '../controls/index.ts';
import type { EngineDeps } from '../deps.ts';
import { enqueue, enqueueForAll } from '../jobs/index.ts';
import { eventsToValidate, hasOpenPayments, noticesDue } from './schedule-due.sql.ts';

/** Events whose page is rechecked per turn. */
const EVENTS_A_TURN = 400;

type Deps = Pick<EngineDeps, 'db' | 'clock' | 'random'>;

/** Adds an `event.revalidate` job for events whose check is due, tomorrow's daily and next month's weekly, including those whose page was gone. */
export async function scheduleRevalidation(deps: Deps): Promise<number> {
  if (!(await isAllowedAnywhere(deps, 'eventRevalidation'))) return 0;
  const now = deps.clock.now();
  const due = await eventsToValidate(deps.db, { now, limit: EVENTS_A_TURN });
  await atomically(
    deps.db,
    enqueue(
      deps,
      due.map((event) => ({
        kind: 'event.revalidate' as const,
        payload: { eventId: event.id },
        subject: event.id,
        citySlug: event.citySlug,
      })),
    ),
  );
  return due.length;
}

/** Adds the job that makes images for events without one, while that is on anywhere. */
export async function scheduleImages(deps: Deps): Promise<void> {
  if (!(await isAllowedAnywhere(deps, 'dynamicImageGeneration'))) return;
  await atomically(deps.db, enqueueForAll(deps, 'images.fill'));
}

/** Adds the job that looks for boosts that start, end or lost their event. */
export async function scheduleBoosts(deps: Deps): Promise<void> {
  await atomically(deps.db, enqueueForAll(deps, 'boosts.sweep'));
}

/** Adds one `maintenance.expire` job. */
export async function scheduleExpiry(deps: Deps): Promise<void> {
  await atomically(deps.db, enqueueForAll(deps, 'maintenance.expire'));
}

/** Adds the job that archives ended events. */
export async function scheduleArchive(deps: Deps): Promise<void> {
  await atomically(deps.db, enqueueForAll(deps, 'maintenance.archive'));
}

/** Adds a job that settles open payments, if there are any. One row read. */
export async function scheduleOpenPayments(deps: Deps): Promise<void> {
  const [open] = await readRows(deps.db, hasOpenPayments);
  if (!open?.isAny) return;
  await atomically(deps.db, enqueueForAll(deps, 'payment.sweep'));
}

/** Adds the jobs of each night: payments are compared with the provider's, then the books are proved. */
export async function scheduleBooks(deps: Deps): Promise<void> {
  await atomically(deps.db, enqueueForAll(deps, 'payment.reconcile', 'ledger.verify'));
}

/** Adds the jobs that write letters nobody asks for, while any are due. Five rows read. */
export async function scheduleNotices(deps: Deps): Promise<void> {
  const [due] = await readRows(deps.db, noticesDue(deps.clock.now()));
  const kinds = [
    due?.hasChanges && ('kept-changes.tell' as const),
    due?.hasWeekly && ('weekly-letters.write' as const),
    due?.hasSales && ('sales.tell' as const),
    due?.hasNewsletters && ('newsletters.write' as const),
  ];
  await atomically(deps.db, enqueueForAll(deps, ...kinds.filter((kind) => typeof kind === 'string')));
}
