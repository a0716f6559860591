import type { Trouble } from '@marquee/contract';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/link.tsx';
import type { Answer } from '../../kit/calls.ts';
import { t } from '../../messages.ts';
import styles from './dashboard.module.css';

/** Where one acts on each. */
const ACTS_AT: Record<Trouble, string> = {
  shutdown: '/admin/system-controls',
  alerts: '/admin/error-diagnostics?tab=alerts',
  'critical-errors': '/admin/error-diagnostics',
  quota: '/admin/token-budget',
  'queue-stuck': '/admin/error-diagnostics',
  'nothing-read': '/admin/scraping',
  'budget-spent': '/admin/token-budget',
  'high-errors': '/admin/error-diagnostics',
  'dead-letters': '/admin/error-diagnostics?tab=letters',
  'sources-failing': '/admin/scraping?tab=sources&health=failing',
  late: '/admin/scraping',
  'controls-off': '/admin/system-controls',
};

type Given = Answer<'getDashboard'>['verdict'];

/** Whether it is well; if not, why, and where one acts. */
export function Verdict({ of: { state, reasons }, aside }: { of: Given; aside: ReactNode }) {
  // Alerts stand in a block of their own above; they are repeated only if they are the whole reason.
  const told = reasons.length > 1 ? reasons.filter(({ trouble }) => trouble !== 'alerts') : reasons;
  return (
    <section className={classNames(styles.head, styles[state])} aria-label={t(`dash.${state}`)}>
      <div>
        <h2>{t(`dash.${state}`)}</h2>
        {reasons.length === 0 ? (
          <p>{t('dash.wellText')}</p>
        ) : (
          <ul className={styles.reasons}>
            {told.map(({ trouble, isGrave, count }) => (
              <li key={trouble} className={isGrave ? styles.grave : undefined}>
                <Link to={ACTS_AT[trouble]}>{sentenceOf(trouble, count)}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {aside}
    </section>
  );
}

const sentenceOf = (trouble: Trouble, n: number): string => t(`trouble.${trouble}`, { n });
