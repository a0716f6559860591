import {
  type LetterLanguage,
  NEWSLETTER_ITEMS_LEAST,
  NEWSLETTER_ITEMS_MOST,
  type NewsletterIssue,
  type NewsletterNotes,
} from '@marquee/contract';
import { newsletterIssues, readRows } from '@marquee/db';
import { notFound } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import type { NowDeps, Seller } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { drawIssue } from '../mail/index.ts';
import { nextWeekly } from '../notices/index.ts';
import { compose } from './compose.ts';
import { newsletterOf } from './list.sql.ts';
import { dayOfNext, rowOf } from './list.ts';

interface Shown {
  language: LetterLanguage;
  /** Not saved yet: instead of what is saved. */
  chosen?: readonly string[] | undefined;
  note?: string | undefined;
}

const NO_NOTES: NewsletterNotes = { en: '', es: '' };

/** The next issue of a city's newsletter as it would go, with what else is on, and drawn as a reader sees it. Throws Reject 404 for a city without one. */
export async function getNewsletter(
  deps: NowDeps & { publicOrigin: string; seller: Seller },
  slug: string,
  { language, chosen, note }: Shown,
): Promise<NewsletterIssue> {
  const now = deps.clock.now();
  const [row] = await readRows(deps.db, newsletterOf(slug));
  if (!row) throw notFound('newsletter');
  const day = dayOfNext(row, now);
  const isIt = and(
    eq(newsletterIssues.citySlug, slug),
    eq(newsletterIssues.day, day),
    eq(newsletterIssues.state, 'planned'),
  );
  const [planned] = await deps.db.select().from(newsletterIssues).where(isIt);
  const at = Math.max(now, row.dueAt ?? nextWeekly(now, row.timezone));
  const composed = await compose(deps, row, { at, chosen: chosen ?? planned?.chosen ?? null });
  const notes = planned?.notes ?? NO_NOTES;
  const shown = note === undefined ? notes : { ...notes, [language]: note };
  const { city, state } = row;
  return {
    ...rowOf(row, now),
    day,
    ...composed,
    most: NEWSLETTER_ITEMS_MOST,
    isTooFew: composed.items.length < NEWSLETTER_ITEMS_LEAST,
    notes,
    isHeld: planned?.isHeld ?? false,
    isChosen: planned?.chosen != null,
    editedBy: planned?.editedBy ?? null,
    editedAt: isoOf(planned?.editedAt ?? null),
    preview: await drawIssue({ city, state, items: composed.items, notes: shown }, { ...deps, language }),
  };
}
