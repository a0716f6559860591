import { useState } from 'react';
import { CityPicker, type PickedCity } from '../../kit/city-picker.tsx';
import { t } from '../../messages.ts';
import { COLUMBIA, MigrateButton, RefreshButton, ReprocessButton } from './buttons.tsx';
import styles from './operations.module.css';
import { Tool } from './tool.tsx';
import type { Processing } from './use-processing.ts';

/** Configuration migration, reprocessing of a city's events, and event refresh (spec: DASH-03). */
export function RunOperations({ processing }: { processing: Processing }) {
  const [city, setCity] = useState<PickedCity | null>(COLUMBIA);
  const progress = processing?.active ? ` ${t('ops.processing', { n: processing.processed })}` : '';
  return (
    <div className={styles.tools}>
      <Tool hint={`${t('ops.reprocessHint')}${progress}`}>
        <CityPicker label={t('ops.city')} value={city} onValue={setCity} />
        <ReprocessButton city={city} />
      </Tool>
      <Tool hint={t('ops.refreshHint')}>
        <RefreshButton />
      </Tool>
      <Tool hint={t('ops.migrateHint')}>
        <MigrateButton />
      </Tool>
    </div>
  );
}
