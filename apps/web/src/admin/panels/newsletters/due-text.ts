import type { NewsletterRow } from '@marquee/contract';
import { localDay, stamp, wholeNumber } from '../../kit/format.ts';
import { t } from '../../messages.ts';

/** When the next issue goes, in the administrator's own time. */
export const dueText = ({ dueAt }: Pick<NewsletterRow, 'dueAt'>) =>
  dueAt === null ? t('newsletters.nobody') : stamp(dueAt);

/** How the last issue went; null before the first. */
export function lastText({ last }: Pick<NewsletterRow, 'last'>): string | null {
  if (!last) return null;
  const day = localDay(last.day);
  return last.state === 'sent'
    ? t('newsletters.sent', { day, n: wholeNumber(last.letters) })
    : t('newsletters.skipped', { day, reason: t(`newsletters.because.${last.reason ?? 'late'}`) });
}
