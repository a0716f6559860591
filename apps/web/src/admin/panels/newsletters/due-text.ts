import type { NewsletterRow } from '@marquee/contract';
import { stamp } from '../../kit/format.ts';
import { t } from '../../messages.ts';

/** When the next issue goes, in the administrator's own time. */
export const dueText = ({ dueAt }: Pick<NewsletterRow, 'dueAt'>) =>
  dueAt === null ? t('newsletters.nobody') : stamp(dueAt);
