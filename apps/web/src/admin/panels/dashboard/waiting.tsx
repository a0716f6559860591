import type { WaitingKind } from '@marquee/contract';
import { Link } from '../../../ui/link.tsx';
import type { Answer } from '../../kit/calls.ts';
import kit from '../../kit/kit.module.css';
import { Block } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import styles from './dashboard.module.css';

/** Where each is decided. */
const DECIDED_AT: Record<WaitingKind, string> = {
  'held-drafts': '/admin/dashboard?tab=review&kind=held-draft',
  reports: '/admin/dashboard?tab=review&kind=report',
  submissions: '/admin/dashboard?tab=review&kind=submission',
  'venue-claims': '/admin/dashboard?tab=review&kind=claim',
  'promoter-requests': '/admin/dashboard?tab=review&kind=promoter',
  publishers: '/admin/data-quality?tab=publishers',
  campaigns: '/admin/ads?campaigns.status=pending',
  'dead-letters': '/admin/error-diagnostics?tab=letters',
  unreadable: '/admin/scraping?tab=unreadable',
};

/** What waits for a person, with the number of each. */
export function Waiting({ of: all }: { of: Answer<'getDashboard'>['waiting'] }) {
  const waiting = all.filter(({ count }) => count > 0);
  return (
    <Block title={t('dash.waiting')} aside={<Link to="/admin/dashboard?tab=review">{t('queue.open')}</Link>}>
      {waiting.length === 0 ? (
        <p className={kit.nothing}>{t('dash.waitingNone')}</p>
      ) : (
        <ul className={styles.waiting}>
          {waiting.map(({ kind, count }) => (
            <li key={kind}>
              <Link to={DECIDED_AT[kind]}>
                <span>{t(`waiting.${kind}`)}</span>
                <strong>{t('dash.more', { n: count })}</strong>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
