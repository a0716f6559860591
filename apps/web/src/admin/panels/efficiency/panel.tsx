import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { definePanel } from '../../kit/define-panel.tsx';
import styles from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { Block, Stack } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { SavingsByStrategy } from './by-strategy.tsx';
import { Phase7 } from './phase7.tsx';
import { SavingTiles } from './savings.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { ALL_STRATEGIES } from './strategies.ts';
import { useSimulation } from './use-simulation.ts';

const TABS = [
  { value: 'overview', label: t('efficiency.overview') },
  { value: 'phase7', label: t('efficiency.phase7') },
] as const;

/** Token Optimization: what saves tokens, and what that saves (spec: OPTIM-01 to OPTIM-06, TOKEFF-01 to TOKEFF-03). */
export const efficiencyPanel = definePanel({ body: TokenOptimization });

function TokenOptimization() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'overview';
  return (
    <div className={styles.tabbed}>
      <Tabs
        label={t('efficiency.tabs')}
        value={tab}
        onValue={(next) => setParams(next === 'overview' ? {} : { tab: next })}
        tabs={TABS}
      >
        <TabPanel value="overview">
          <Overview />
        </TabPanel>
        <TabPanel value="phase7">
          <Stack>
            <Phase7 />
          </Stack>
        </TabPanel>
      </Tabs>
    </div>
  );
}

function Overview() {
  const simulation = useSimulation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack>
      <Block
        title={t('efficiency.saved')}
        note={t('efficiency.savedNote')}
        aside={
          <Button variant="primary" onClick={() => setOpen(true)}>
            {t('efficiency.settings')}
          </Button>
        }
      >
        <Live of={simulation} lines={3}>
          {(data) => <SavingTiles of={data} />}
        </Live>
      </Block>
      <Block title={t('efficiency.byStrategy')} note={t('efficiency.byStrategyNote')}>
        <Live of={simulation} lines={9}>
          {(data) => <SavingsByStrategy of={data} strategies={ALL_STRATEGIES} />}
        </Live>
      </Block>
      <SettingsDialog isOpen={isOpen} onOpen={setOpen} />
    </Stack>
  );
}
