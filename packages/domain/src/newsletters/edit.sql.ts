import type { NewsletterNotes } from '@marquee/contract';
import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

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
export function keepEdits({ id, citySlug, day, chosen, notes, isHeld, editedBy }: Edited, now: Instant): Statement {
  return sql`INSERT INTO newsletter_issues (id, city_slug, day, state, chosen, notes, is_held, edited_by, edited_at)
    VALUES (${id}, ${citySlug}, ${day}, 'planned', ${chosen === null ? null : JSON.stringify(chosen)}, ${JSON.stringify(notes)}, ${isHeld ? 1 : 0},
      ${editedBy}, ${editedBy === null ? null : now})
    ON CONFLICT (city_slug, day) DO UPDATE SET chosen = excluded.chosen, notes = excluded.notes, is_held = excluded.is_held,
      edited_by = excluded.edited_by, edited_at = excluded.edited_at WHERE newsletter_issues.state = 'planned'`;
}
