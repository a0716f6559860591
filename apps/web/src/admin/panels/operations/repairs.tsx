import { useState } from 'react';
import { CityPicker, type PickedCity } from '../../kit/city-picker.tsx';
import { t } from '../../messages.ts';
import { CleanUp } from './clean-up.tsx';
import styles from './operations.module.css';
import { RepairButton } from './repair-button.tsx';
import { useStats } from './use-stats.ts';

const COLUMBIA: PickedCity = { city: 'Columbia', state: 'SC' };

/** The repairs of data (spec: DASH-02, DQ-03), off while one runs or nothing needs it (spec: DQ-06). */
export function Repairs() {
  const { stats, isRunning } = useStats();
  const [city, setCity] = useState<PickedCity | null>(COLUMBIA);
  const noneMissing = stats?.missingImages === 0;
  return (
    <div className={styles.tools}>
      <RepairButton
        call="extractRealImages"
        words={['repair.real', 'repair.realHint', 'repair.realDone', 'repair.realFailed']}
        body={{}}
        isOff={isRunning('extract-real-images')}
      />
      <RepairButton
        call="bulkExtractImages"
        words={['repair.bulk', 'repair.bulkHint', 'repair.bulkDone', 'repair.bulkFailed']}
        body={{ limit: 50 }}
        isOff={noneMissing || isRunning('bulk-extract-images')}
      />
      <RepairButton
        call="fixUrlsAndImages"
        words={['repair.fix', 'repair.fixHint', 'repair.fixDone', 'repair.fixFailed']}
        body={{ limit: 25 }}
        isOff={isRunning('fix-urls-and-images')}
      />
      <RepairButton
        call="extractMissingImages"
        words={['repair.missing', 'repair.missingHint', 'repair.missingDone', 'repair.missingFailed']}
        body={city ? { city: city.city, state: city.state, batchSize: 25 } : null}
        isOff={noneMissing || isRunning('extract-missing-images')}
      >
        <CityPicker label={t('ops.city')} value={city} onValue={setCity} />
      </RepairButton>
      <RepairButton
        call="generateMissingImages"
        words={['repair.generate', 'repair.generateHint', 'repair.generateDone', 'repair.generateFailed']}
        body={{ limit: 10 }}
        isOff={noneMissing}
      />
      <CleanUp isOff={stats?.staleEvents === 0} />
    </div>
  );
}
