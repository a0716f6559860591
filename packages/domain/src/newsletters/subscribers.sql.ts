import type { LetterLanguage } from '@marquee/contract';
import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';

interface Asked {
  id: string;
  citySlug: string;
  email: string;
  emailKey: string;
  language: LetterLanguage;
}

/** Keeps an address that waits for its confirmation; of one that is kept already nothing changes that its owner has not confirmed, but one that was ended waits again. */
export function awaitConfirmation({ id, citySlug, email, emailKey, language }: Asked, now: Instant): Statement {
  return sql`INSERT INTO newsletter_subscribers (id, city_slug, email, email_key, language, status, changed_at)
    VALUES (${id}, ${citySlug}, ${email}, ${emailKey}, ${language}, 'waiting', ${now})
    ON CONFLICT (city_slug, email_key) DO UPDATE SET changed_at = excluded.changed_at WHERE status <> 'confirmed'`;
}

/** The same for an address that needs no letter: it is confirmed, in the language asked for. */
export function subscribe({ id, citySlug, email, emailKey, language }: Asked, now: Instant): Statement {
  return sql`INSERT INTO newsletter_subscribers (id, city_slug, email, email_key, language, status, changed_at)
    VALUES (${id}, ${citySlug}, ${email}, ${emailKey}, ${language}, 'confirmed', ${now})
    ON CONFLICT (city_slug, email_key) DO UPDATE SET status = 'confirmed', email = excluded.email, language = excluded.language, changed_at = excluded.changed_at`;
}

/** Of one subscriber. An address that left is no longer confirmed by the link of an older letter. */
export function setStatus(
  id: string,
  status: 'confirmed' | 'ended',
  { now, language }: { now: Instant; language?: LetterLanguage | undefined },
): Statement {
  return sql`UPDATE newsletter_subscribers SET status = ${status}, language = coalesce(${language ?? null}, language), changed_at = ${now},
      token_hash = iif(${status} = 'ended', NULL, token_hash)
    WHERE id = ${id} AND (status <> ${status} OR language <> coalesce(${language ?? null}, language))`;
}

/** The newsletter of a city, with the time of its next issue if it has readers; what is planned already stays. */
export function planNext(citySlug: string, at: Instant): Statement {
  const hasReaders = sql`EXISTS (SELECT 1 FROM newsletter_subscribers s WHERE s.city_slug = ${citySlug} AND s.status = 'confirmed')`;
  return sql`INSERT INTO newsletters (city_slug, due_at) VALUES (${citySlug}, iif(${hasReaders}, ${at}, NULL))
    ON CONFLICT (city_slug) DO UPDATE SET due_at = iif(${hasReaders}, coalesce(newsletters.due_at, excluded.due_at), NULL)`;
}

/** Forgets some addresses that never confirmed, and some that left. */
export function forgetAddresses({ unconfirmed, ended }: { unconfirmed: Instant; ended: Instant }): Statement {
  const old = (status: 'waiting' | 'ended', before: Instant): SQL =>
    sql`SELECT id FROM newsletter_subscribers INDEXED BY newsletter_subscribers_open
      WHERE status <> 'confirmed' AND status = ${status} AND changed_at < ${before} ORDER BY changed_at LIMIT 200`;
  return sql`DELETE FROM newsletter_subscribers WHERE id IN (SELECT id FROM (${old('waiting', unconfirmed)}) UNION SELECT id FROM (${old('ended', ended)}))`;
}

export function forgetIssues(before: string): Statement {
  return sql`DELETE FROM newsletter_issues WHERE id IN (SELECT id FROM newsletter_issues WHERE day < ${before} AND state <> 'sending' ORDER BY day LIMIT 50)`;
}
