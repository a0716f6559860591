import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { toast } from '../../../ui/toast-store.ts';
import styles from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { t } from '../../messages.ts';
import { SavingsByStrategy } from './by-strategy.tsx';
import { EmergencyControls } from './emergency.tsx';
import { SavingTiles } from './savings.tsx';
import { OF_SETTINGS } from './strategies.ts';
import { StrategySwitches } from './switches.tsx';
import { useSimulation } from './use-simulation.ts';

const TABS = [
  { value: 'strategies', label: t('efficiency.strategies') },
  { value: 'monitoring', label: t('efficiency.monitoring') },
  { value: 'emergency', label: t('efficiency.emergency') },
] as const;

/** The three parts of the settings (spec: OPTIM-01 to OPTIM-06). */
export function SettingsDialog({ isOpen, onOpen }: { isOpen: boolean; onOpen: (isOpen: boolean) => void }) {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('strategies');
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpen}
      title={t('efficiency.dialog')}
      description={t('efficiency.dialogNote')}
      width="wide"
    >
      <Tabs label={t('efficiency.dialogTabs')} value={tab} onValue={setTab} tabs={TABS}>
        <TabPanel value="strategies">
          <StrategySwitches strategies={OF_SETTINGS} master={t('efficiency.master')} />
        </TabPanel>
        <TabPanel value="monitoring">
          <Monitoring />
        </TabPanel>
        <TabPanel value="emergency">
          <EmergencyControls />
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}

function Monitoring() {
  const simulation = useSimulation();

  /** The same figures again are an answer, too: it says that it was run. */
  async function run(): Promise<void> {
    const { data, isError } = await simulation.refetch();
    if (!data || isError)
      return toast({ title: t('efficiency.runFailed'), description: t('efficiency.runFailedText'), tone: 'danger' });
    toast({
      title: t('efficiency.ran'),
      description: t('efficiency.ranText', { questions: data.basis.calls }),
      tone: 'success',
    });
  }

  return (
    <div className={styles.stack}>
      <Live of={simulation} lines={6}>
        {(data) => (
          <>
            <SavingTiles of={data} />
            <SavingsByStrategy of={data} strategies={OF_SETTINGS} />
          </>
        )}
      </Live>
      <div className={styles.buttons}>
        <Button pending={simulation.isFetching} onClick={() => void run()}>
          {t('efficiency.run')}
        </Button>
      </div>
    </div>
  );
}
