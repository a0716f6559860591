import { dateFormat } from '../../kit/date-format.ts';
import { t } from '../../messages.ts';

const HOUR = dateFormat({ hour: 'numeric', minute: '2-digit' });

/** The forecast in words, in the reader's time: `Lasts till 6 PM at this pace`. */
export function forecastWords(
  runsOutAt: string | null,
  { used, left, allocated }: Record<'used' | 'left' | 'allocated', number>,
): string {
  if (allocated === 0) return t('budget.noTokens');
  if (left === 0) return t('budget.spent');
  if (used === 0) return t('budget.unused');
  if (runsOutAt === null) return t('budget.lasts');
  const time = HOUR().format(Date.parse(runsOutAt)).replace(':00', '');
  return t('budget.lastsTill', { time });
}
