import type { OperationKind, StaleCut } from '@marquee/contract';
import { useState } from 'react';
import { Select } from '../../../ui/select.tsx';
import { CityPicker, type PickedCity } from '../../kit/city-picker.tsx';
import { t } from '../../messages.ts';
import { CleanUpButton, COLUMBIA, REPAIR_WORDS, type RepairCall, RepairOnly } from './buttons.tsx';
import styles from './operations.module.css';
import { Tool } from './tool.tsx';
import { useStats } from './use-stats.ts';

const CUTS: ReadonlyArray<{ value: StaleCut; label: string }> = [
  { value: 'today', label: t('repair.cutToday') },
  { value: '2024', label: t('repair.cut2024') },
];
const hintOf = (call: RepairCall) => t(REPAIR_WORDS[call][1]);

/** The repairs of data (spec: DASH-02, DQ-03), off while one runs or nothing needs it (spec: DQ-06). */
export function Repairs() {
  const { stats, isRunning } = useStats();
  const [city, setCity] = useState<PickedCity | null>(COLUMBIA);
  const [before, setBefore] = useState<StaleCut>('today');
  const ifRunning = (kind: OperationKind) => (isRunning(kind) ? t('repair.offRunning') : undefined);
  const noneMissing = stats?.missingImages === 0 ? t('repair.offImages') : undefined;
  return (
    <div className={styles.tools}>
      <Tool hint={hintOf('extractRealImages')}>
        <RepairOnly call="extractRealImages" off={ifRunning('extract-real-images')} />
      </Tool>
      <Tool hint={hintOf('bulkExtractImages')}>
        <RepairOnly
          call="bulkExtractImages"
          body={{ limit: 50 }}
          off={noneMissing ?? ifRunning('bulk-extract-images')}
        />
      </Tool>
      <Tool hint={hintOf('fixUrlsAndImages')}>
        <RepairOnly call="fixUrlsAndImages" body={{ limit: 25 }} off={ifRunning('fix-urls-and-images')} />
      </Tool>
      <Tool hint={hintOf('extractMissingImages')}>
        <CityPicker label={t('ops.city')} value={city} onValue={setCity} />
        <RepairOnly
          call="extractMissingImages"
          body={city && { city: city.city, state: city.state, batchSize: 25 }}
          off={noneMissing ?? ifRunning('extract-missing-images')}
        />
      </Tool>
      <Tool hint={hintOf('generateMissingImages')}>
        <RepairOnly call="generateMissingImages" body={{ limit: 10 }} off={noneMissing} />
      </Tool>
      <Tool hint={t('repair.cleanHint')}>
        <Select label={t('repair.cut')} value={before} options={CUTS} onValue={setBefore} />
        <CleanUpButton off={stats?.staleEvents === 0 ? t('repair.offStale') : undefined} before={before} />
      </Tool>
    </div>
  );
}
