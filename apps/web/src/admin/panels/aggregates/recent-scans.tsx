import type { AggregateScan } from '@marquee/contract';
import { Button } from '../../../ui/button.tsx';
import { percent } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { Ago, Block, ToneBadge } from '../../kit/parts.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';

/** The last five scans (spec: AGG-06). */
export function RecentScans({ onView }: { onView: (scan: AggregateScan) => void }) {
  const scans = useLive('listAggregateScans', {});
  return (
    <Block title={t('aggregate.recent')}>
      <Live of={scans} empty={{ isEmpty: (rows) => rows.length === 0, text: t('aggregate.noRecent') }}>
        {(rows) => (
          <ul className={styles.scans}>
            {rows.map(({ id, scannedAt, scan }) => (
              <li key={id}>
                <bdi>{scan.host}</bdi>
                <ToneBadge tone={scan.isAggregate ? 'good' : 'neutral'}>
                  {t(scan.isAggregate ? 'aggregate.is' : 'aggregate.isNot')}
                </ToneBadge>
                <span className={styles.quiet}>
                  {t('aggregate.sure', { confidence: percent(scan.confidence) })} · <Ago at={scannedAt} />
                </span>
                <Button size="sm" onClick={() => onView(scan)}>
                  {t('aggregate.view')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Live>
    </Block>
  );
}
