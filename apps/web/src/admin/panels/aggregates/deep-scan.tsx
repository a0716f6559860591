import type { AggregateScan } from '@marquee/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CityPicker, type PickedCity } from '../../kit/city-picker.tsx';
import styles from '../../kit/kit.module.css';
import { Block } from '../../kit/parts.tsx';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';

/** The server's limit. */
const DEEP_SCAN_PAGES = 20;

/** Offered for an aggregate that was not followed yet (spec: AGG-04). */
export function DeepScan({ of: { url }, onDone }: { of: AggregateScan; onDone: (scan: AggregateScan) => void }) {
  const [city, setCity] = useState<PickedCity | null>(null);
  const deep = useAction({
    call: 'deepScanAggregate',
    success: (scan) => {
      onDone(scan);
      return {
        title: t('aggregate.deepComplete'),
        description: t('aggregate.deepCompleteText', {
          venues: scan.discoveredVenues.length,
          count: scan.integratedCount,
        }),
      };
    },
    failure: { title: t('aggregate.deepFailed'), fallback: t('aggregate.deepFailedText') },
    reloads: [
      'listAggregateScans',
      'getVenueIntegration',
      'listSourceCandidates',
      'listDiscoverySessions',
      'listAuditLog',
    ],
  });
  return (
    <Block title={t('aggregate.deep')} note={t('aggregate.deepNote', { pages: DEEP_SCAN_PAGES })}>
      <div className={styles.form}>
        <CityPicker label={t('aggregate.cityFor')} hint={t('aggregate.cityHint')} value={city} onValue={setCity} />
        <div className={styles.buttons}>
          <Button
            variant="primary"
            pending={deep.isPending}
            onClick={() => void deep.run({ body: { url, performTraversal: true, ...city } })}
          >
            {t(deep.isPending ? 'aggregate.deepScanning' : 'aggregate.deep')}
          </Button>
        </div>
      </div>
    </Block>
  );
}
