import { decimal, duration, percent, wholeNumber } from '../../kit/format.ts';
import { t } from '../../messages.ts';
import type { Rule } from './alert-types.ts';

/** What a rule finds now. No hour without tokens is good news, not a figure. */
export function foundText({ rule, unit, figure }: Pick<Rule, 'rule' | 'unit' | 'figure'>): string {
  return rule === 'budget-forecast' && figure === 0 ? t('alerts.lastsTheDay') : figureText(unit, figure);
}

/** `1 h 35 min`, `92.5%`, `6.5 h`, `12`; a dash if there is nothing to watch. */
export function figureText(unit: Rule['unit'], value: number | null): string {
  if (value === null) return '–';
  if (unit === 'percent') return percent(value);
  if (unit === 'hours') return `${decimal(value)} h`;
  if (unit === 'count') return wholeNumber(value);
  return value === 0 ? '0 min' : duration(value * 60);
}
