import type { LetterLanguage } from '@marquee/contract';
import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

/** Keeps the language in which a person last used the site: letters that nobody asks for have no request to take it from. */
export function rememberLanguage(userId: string, language: LetterLanguage): Statement {
  return sql`INSERT INTO notice_choices (user_id, language) SELECT id, ${language} FROM users WHERE id = ${userId}
    ON CONFLICT (user_id) DO UPDATE SET language = excluded.language WHERE language <> excluded.language`;
}

export function chooseChanges(userId: string, isWanted: boolean): Statement {
  return sql`INSERT INTO notice_choices (user_id, changes) SELECT id, ${isWanted ? 1 : 0} FROM users WHERE id = ${userId}
    ON CONFLICT (user_id) DO UPDATE SET changes = excluded.changes`;
}

/** `at`: when the next one is due. What is due already stays due: turning it on twice sends no letter twice. */
export function chooseWeekly(userId: string, isWanted: boolean, at: Instant): Statement {
  return sql`INSERT INTO notice_choices (user_id, weekly, weekly_at)
    SELECT id, ${isWanted ? 1 : 0}, ${isWanted ? at : null} FROM users WHERE id = ${userId}
    ON CONFLICT (user_id) DO UPDATE SET weekly = excluded.weekly,
      weekly_at = iif(excluded.weekly, coalesce(weekly_at, excluded.weekly_at), NULL)`;
}

/** The same for somebody who never chose: who turned it off has chosen. */
export function beginWeekly(userId: string, language: LetterLanguage, at: Instant): Statement {
  return sql`INSERT INTO notice_choices (user_id, weekly, weekly_at, language) SELECT id, 1, ${at}, ${language} FROM users WHERE id = ${userId}
    ON CONFLICT (user_id) DO UPDATE SET weekly = coalesce(weekly, 1), weekly_at = iif(coalesce(weekly, 1), coalesce(weekly_at, excluded.weekly_at), NULL),
      language = excluded.language`;
}

/** When the next weekly letter of some people is due, `[{ id, at }]`; a person who turned it off meanwhile stays without one. */
export function putOffWeekly(next: ReadonlyArray<{ id: string; at: Instant }>): Statement {
  return sql`UPDATE notice_choices SET weekly_at = v.value->>'at' FROM json_each(${JSON.stringify(next)}) v
    WHERE user_id = v.value->>'id' AND weekly_at IS NOT NULL`;
}
