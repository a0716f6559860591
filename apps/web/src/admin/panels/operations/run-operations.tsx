import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CityPicker, type PickedCity } from '../../kit/city-picker.tsx';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import styles from './operations.module.css';
import { useProcessing } from './use-processing.ts';

const RELOADS = ['getBatchOperations', 'getAiProcessingStatus', 'getDashboard', 'listAuditLog'] as const;
const COLUMBIA: PickedCity = { city: 'Columbia', state: 'SC' };

/** Configuration migration, reprocessing of a city's events, and event refresh (spec: DASH-03). */
export function RunOperations() {
  return (
    <div className={styles.tools}>
      <Reprocess />
      <Refresh />
      <Migrate />
    </div>
  );
}

function Reprocess() {
  const [city, setCity] = useState<PickedCity | null>(COLUMBIA);
  const processing = useProcessing();
  const action = useAction({
    call: 'reprocessEvents',
    success: ({ message }) => ({ title: t('ops.reprocessed'), description: message }),
    failure: { title: t('ops.reprocessFailed'), fallback: t('ops.reprocessFailedText') },
    reloads: RELOADS,
  });
  return (
    <div className={styles.tool}>
      <p>
        {t('ops.reprocessHint')} {processing?.active && t('ops.processing', { n: processing.processed })}
      </p>
      <div>
        <CityPicker label={t('ops.city')} value={city} onValue={setCity} />
        <Button
          variant="primary"
          disabled={city === null}
          pending={action.isPending}
          onClick={() => city && void action.run({ body: { city: city.city, state: city.state } })}
        >
          {t('ops.reprocess')}
        </Button>
      </div>
    </div>
  );
}

function Refresh() {
  const action = useAction({
    call: 'refreshEvents',
    success: ({ message }) => ({ title: t('ops.refreshed'), description: message }),
    failure: { title: t('ops.refreshFailed'), fallback: t('ops.refreshFailedText') },
    reloads: RELOADS,
  });
  return (
    <div className={styles.tool}>
      <p>{t('ops.refreshHint')}</p>
      <div>
        <Button pending={action.isPending} onClick={() => void action.run({ body: {} })}>
          {t('ops.refresh')}
        </Button>
      </div>
    </div>
  );
}

function Migrate() {
  const action = useAction({
    call: 'migrateConfiguration',
    success: ({ message }) => ({ title: t('ops.migrated'), description: message }),
    failure: { title: t('ops.migrateFailed'), fallback: t('ops.migrateFailedText') },
    reloads: ['getSystemControls', 'listAuditLog'],
  });
  return (
    <div className={styles.tool}>
      <p>{t('ops.migrateHint')}</p>
      <div>
        <Button pending={action.isPending} onClick={() => void action.run({ body: {} })}>
          {t('ops.migrate')}
        </Button>
      </div>
    </div>
  );
}
