import type { AlertRule, AlertUnit } from '@marquee/contract';

/** Where one acts. */
export const RULE_PATHS: Readonly<Record<AlertRule, string>> = {
  'reading-stalls': '/admin/scraping',
  'queue-stalls': '/admin/error-diagnostics',
  'engine-stopped': '/admin/system-scheduling',
  'budget-total': '/admin/token-budget',
  'budget-category': '/admin/token-budget',
  'budget-forecast': '/admin/token-budget',
  'payments-failing': '/admin/ledger',
  'payments-differ': '/admin/ledger',
  'refunds-failing': '/admin/ledger',
  'ledger-broken': '/admin/ledger',
  errors: '/admin/error-diagnostics',
  'dead-letters': '/admin/error-diagnostics?tab=letters',
  'city-sources-failing': '/admin/scraping?tab=sources&health=failing',
  'city-stale': '/admin/scraping',
};

/** `1 h 35 min`, `92.5%`, `6.5 h`, `12` */
export function figureText(unit: AlertUnit, value: number): string {
  if (unit === 'percent') return `${value}%`;
  if (unit === 'hours') return `${value.toLocaleString('en-US')} h`;
  if (unit === 'count' || value < 60) return `${value.toLocaleString('en-US')}${unit === 'minutes' ? ' min' : ''}`;
  const [hours, minutes] = [Math.floor(value / 60), value % 60];
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
}
