import type { NewsletterNotes } from '@marquee/contract';
import { excluded, newsletterIssues, type Statement, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { eq } from 'drizzle-orm';

export interface Edited {
  id: string;
  citySlug: string;
  day: string;
  chosen: readonly string[] | null;
  notes: NewsletterNotes;
  isHeld: boolean;
  /** Null: nothing is left of an editor's changes. */
  editedBy: string | null;
}

/** The guard that keeps an editor's changes of an issue: it does not hold once the issue has begun. */
export function keepEdits({ editedBy, ...edited }: Edited, now: Instant): Statement {
  const { chosen, notes, isHeld, editedBy: by, editedAt } = newsletterIssues;
  return write
    .insert(newsletterIssues)
    .values({
      ...edited,
      chosen: edited.chosen && [...edited.chosen],
      state: 'planned',
      editedBy,
      editedAt: editedBy === null ? null : now,
    })
    .onConflictDoUpdate({
      target: [newsletterIssues.citySlug, newsletterIssues.day],
      set: {
        chosen: excluded(chosen),
        notes: excluded(notes),
        isHeld: excluded(isHeld),
        editedBy: excluded(by),
        editedAt: excluded(editedAt),
      },
      setWhere: eq(newsletterIssues.state, 'planned'),
    });
}
