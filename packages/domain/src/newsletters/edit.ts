import type { NewsletterNotes } from '@marquee/contract';
import { committed, newsletterIssues, readRows } from '@marquee/db';
import { type Caller, newId, notFound, Reject, say } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { keepEdits } from './edit.sql.ts';
import { newsletterOf } from './list.sql.ts';
import { dayOfNext } from './list.ts';

interface Edit {
  day: string;
  chosen: readonly string[] | null;
  notes: NewsletterNotes;
  isHeld: boolean;
}

/**
 * Keeps an editor's changes of the next issue; without a choice, a note or a hold it goes by itself again. Throws Reject 404 for a city without a newsletter, 409
 * if that issue has begun or is another week's.
 */
export async function editNewsletter(
  deps: ChangeDeps,
  caller: Caller,
  slug: string,
  { day, chosen, notes, isHeld }: Edit,
): Promise<{ success: true }> {
  const [row] = await readRows(deps.db, newsletterOf(slug));
  if (!row) throw notFound('newsletter');
  const now = deps.clock.now();
  if (dayOfNext(row, now) !== day) throw goesNow();
  const isIt = and(eq(newsletterIssues.citySlug, slug), eq(newsletterIssues.day, day));
  const [known] = await deps.db.select().from(newsletterIssues).where(isIt);
  const isEdited = chosen !== null || notes.en !== '' || notes.es !== '' || isHeld;
  const editor = caller.actor.kind === 'user' ? caller.actor.email : caller.actor.kind;
  const id = known?.id ?? newId(deps.clock, deps.random);
  const editedBy = isEdited ? editor : null;
  const guard = keepEdits({ id, citySlug: slug, day, chosen, notes, isHeld, editedBy }, now);
  const entry = auditEntry(deps, caller, {
    action: 'newsletter.edit',
    subject: `city:${slug}`,
    before: { day, chosen: known?.chosen ?? null, notes: known?.notes ?? null, isHeld: known?.isHeld ?? false },
    after: { day, chosen, notes, isHeld },
  });
  if (!(await committed(deps.db, [entry], [guard]))) throw goesNow();
  return { success: true };
}

const goesNow = () => new Reject(409, 'issue-begun', say('reply.newsletterGoesNow'));
