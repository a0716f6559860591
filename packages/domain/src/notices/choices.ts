import type { LetterLanguage, NoticeChoices } from '@marquee/contract';
import { DEFAULT_ZONE } from '@marquee/contract';
import { atomically, noticeChoices } from '@marquee/db';
import { eq } from 'drizzle-orm';
import type { DbDeps, NowDeps } from '../deps.ts';
import { chooseChanges, chooseWeekly, rememberLanguage } from './choices.sql.ts';
import { nextWeekly } from './next-weekly.ts';

export async function getNotices({ db }: DbDeps, userId: string): Promise<NoticeChoices> {
  const [row] = await db.select().from(noticeChoices).where(eq(noticeChoices.userId, userId));
  return { changes: row?.changes ?? true, weekly: row?.weekly ?? false };
}

/** Turns kinds of letters on or off; what is not named stays. Repeating it changes nothing. The morning of a person's own city is found when the letter is written. */
export async function changeNotices(
  deps: NowDeps,
  userId: string,
  { changes, weekly }: { [K in keyof NoticeChoices]?: NoticeChoices[K] | undefined },
): Promise<NoticeChoices> {
  await atomically(deps.db, [
    ...(changes === undefined ? [] : [chooseChanges(userId, changes)]),
    ...(weekly === undefined ? [] : [chooseWeekly(userId, weekly, nextWeekly(deps.clock.now(), DEFAULT_ZONE))]),
  ]);
  return getNotices(deps, userId);
}

/** Keeps the language in which a person uses the site, for letters that have no request to take it from. */
export async function keepLanguage({ db }: DbDeps, userId: string, language: LetterLanguage): Promise<void> {
  await atomically(db, [rememberLanguage(userId, language)]);
}
