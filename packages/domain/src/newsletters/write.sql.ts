import type { NewsletterItem, NewsletterReason } from '@marquee/contract';
import {
  cities,
  newsletterIssues,
  newsletterSubscribers,
  newsletters,
  number,
  type Reading,
  type RowOf,
  rowsOf,
  type Statement,
} from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const SENDING = rowsOf('newsletters.sending', {
  id: newsletterIssues.id,
  citySlug: newsletterIssues.citySlug,
  cursor: newsletterIssues.cursor,
});
export type SendingIssue = RowOf<typeof SENDING>;

/** Issues whose letters are being written, the first one first. */
export function issuesBeingSent(limit: number): Reading<SendingIssue> {
  return {
    query: sql`SELECT id, city_slug, cursor FROM newsletter_issues WHERE state = 'sending' ORDER BY started_at LIMIT ${limit}`,
    rows: SENDING,
  };
}

const DUE = rowsOf('newsletters.due', {
  citySlug: newsletters.citySlug,
  dueAt: number,
  subscribers: newsletters.subscribers,
  timezone: cities.timezone,
  status: cities.status,
  isHidden: cities.isHidden,
});
export type DueNewsletter = RowOf<typeof DUE>;

/** Newsletters that are due, the longest waiting first. */
export function dueNewsletters(now: Instant, limit: number): Reading<DueNewsletter> {
  return {
    query: sql`SELECT n.city_slug, n.due_at, n.subscribers, c.timezone, c.status, c.is_hidden
      FROM (SELECT * FROM newsletters WHERE due_at IS NOT NULL AND due_at <= ${now} ORDER BY due_at, city_slug LIMIT ${limit}) n
      JOIN cities c ON c.slug = n.city_slug`,
    rows: DUE,
  };
}

const READERS = rowsOf('newsletters.readers', {
  id: newsletterSubscribers.id,
  email: newsletterSubscribers.email,
  language: newsletterSubscribers.language,
});

/** The next readers in the order of their ids. Only who confirmed is in the index that this reads. */
export function readersAfter(citySlug: string, cursor: string, limit: number): Reading<RowOf<typeof READERS>> {
  return {
    query: sql`SELECT id, email, language FROM newsletter_subscribers INDEXED BY newsletter_subscribers_confirmed
      WHERE city_slug = ${citySlug} AND status = 'confirmed' AND id > ${cursor} ORDER BY id LIMIT ${limit}`,
    rows: READERS,
  };
}

/** How far the letters of an issue are; at its end it is sent. */
export function sentUpTo(
  id: string,
  { cursor, letters, isLast, now }: { cursor: string; letters: number; isLast: boolean; now: Instant },
): Statement {
  return sql`UPDATE newsletter_issues SET cursor = ${cursor}, letters = letters + ${letters}, state = iif(${isLast ? 1 : 0}, 'sent', state),
      ended_at = iif(${isLast ? 1 : 0}, ${now}, ended_at) WHERE id = ${id} AND state = 'sending'`;
}

interface Begun {
  id: string;
  citySlug: string;
  day: string;
  /** Null: it goes. */
  reason: NewsletterReason | null;
  items: readonly NewsletterItem[];
}

/** Freezes what an issue says, or writes why it does not go. One that was begun before stays as it is: it goes once. */
export function beginIssue({ id, citySlug, day, reason, items }: Begun, now: Instant): Statement {
  const state = reason === null ? 'sending' : 'skipped';
  return sql`INSERT INTO newsletter_issues (id, city_slug, day, state, reason, items, started_at, ended_at)
    VALUES (${id}, ${citySlug}, ${day}, ${state}, ${reason}, ${JSON.stringify(items)}, ${now}, ${reason === null ? null : now})
    ON CONFLICT (city_slug, day) DO UPDATE SET state = excluded.state, reason = excluded.reason, items = excluded.items,
      started_at = excluded.started_at, ended_at = excluded.ended_at WHERE newsletter_issues.state = 'planned'`;
}

/** When the next issues are due, `[{ slug, at }]`; none where nobody is left to read it. */
export function putOffNewsletters(next: ReadonlyArray<{ slug: string; at: Instant }>): Statement {
  return sql`UPDATE newsletters SET due_at = iif(subscribers > 0, v.value->>'at', NULL) FROM json_each(${JSON.stringify(next)}) v WHERE city_slug = v.value->>'slug'`;
}
